/* kernel: int n | in float x[n+1] | -> i32 */
int first_largest(int n, const float *x)
{
    int at = 0;
    for (int i = 1; i < n; i++)
        if (x[i] > x[at])
            at = i;
    return at;
}
