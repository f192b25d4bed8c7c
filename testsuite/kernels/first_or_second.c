/* kernel: int n | in i32 a[n] | in i32 b[n] | in float x[n] | in i64 k[n] | out i32 d[n] restrict | out float y[n] restrict | -> i64 */
/* A value, or another one if it is zero. */
long first_or_second(int n, const int *a, const int *b, const float *x, const long *k, int *restrict d, float *restrict y)
{
    long sum = 0;
    int i;
    for (i = 0; i < n; i++)
        d[i] = (a[i] & 3) ?: b[i] ?: -1;
    for (i = 0; i < n; i++)
        y[i] = x[i] ? : 0.5f;
    for (i = 0; i < n; i++)
        sum += (int)k[i] ?: k[i] >> 32;
    for (i = 0; i < n && (a[i] ?: i); i++)
        sum++;
    return sum;
}
