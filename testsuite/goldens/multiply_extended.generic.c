/* kernel: int n | in u32 a[n] | in u32 b[n] | in i32 c[n] | out u64 d[n] | out i64 e[n] */
void multiply_extended(int n, const unsigned *a, const unsigned *b, const int *c, unsigned long *d, long *e)
{
    int i;
    for (i = 0; i < n; i++) {
        d[i] = (unsigned long)a[i] * b[i] + (unsigned long)(a[i] >> 5) * 1000000007;
        e[i] = (long)c[i] * c[i] - (long)c[i] * -77;
    }
}
