/* kernel: int n | in u32 x[n] | out u32 y[n] */
void first_has_none_before(int n, const unsigned *x, unsigned *y)
{
    for (int i = 0; i < n; i++)
        y[i] = x[i] - (i > 0 ? x[i - 1] : 0);
}
