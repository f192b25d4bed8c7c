/* kernel: int n | in float limit[1] | in i32 mode[1] | in float a[n] | inout float b[n] restrict */
/* What decides is read in each iteration: it stays the same unless what is written lies there. */
void unswitch_read(int n, const float *limit, const int *mode, const float *a, float *restrict b)
{
    for (int i = 0; i < n; i++) {
        if (*limit > 0.5f)
            b[i] = a[i] * *limit;
        else if (*mode & 1)
            b[i] -= a[i];
    }
}
