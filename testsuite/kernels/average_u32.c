/* kernel: int n | in u32 a[n] | in u32 b[n] | out u32 c[n] */
void average_u32(int n, const unsigned *a, const unsigned *b, unsigned *c)
{
    int i;
    for (i = 0; i < n; i++)
        c[i] = (unsigned)(((unsigned long)a[i] + b[i] + 1) >> 1);
}
