/* kernel: int n | in u64 a[n] | in u64 b[n] | out u64 c[n] */
void multiply_i64(int n, const unsigned long *a, const unsigned long *b, unsigned long *c)
{
    int i;
    for (i = 0; i < n; i++)
        c[i] = a[i] * b[i] + 1;
}
