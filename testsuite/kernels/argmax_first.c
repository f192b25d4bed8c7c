/* kernel: int n | in i32 a[n+1] | make a = (i * 7) % 5 - 2 | -> i32 */
int argmax_first(int n, const int *a)
{
    int at = 0;
    for (int i = 1, most = a[0]; i < n; i++)
        if (most < a[i]) {
            at = i;
            most = a[i];
        }
    return at;
}
