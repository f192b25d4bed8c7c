/* kernel: int n | in i32 x[n+1] | -> i32 */
int first_smallest_int(int n, const int *x)
{
    int low = x[0], at = 0;
    for (int i = 1; i < n; i++) {
        if (x[i] < low) {
            low = x[i];
            at = i;
        }
    }
    return at;
}
