/* kernel: int n | in u32 x[n] | in u32 y[n] | out u64 z[n] */
void wide_products(int n, const unsigned *x, const unsigned *y, unsigned long *z)
{
    for (int i = 0; i < n; i++)
        z[i] = (unsigned long)x[i] * y[i];
}
