/* kernel: int n | in u32 x[n+1] | out u32 y[n+1] restrict */
void overwritten_downwards(int n, const unsigned *x, unsigned *restrict y)
{
    y[n] = 5;
    for (int i = n; i > 0; i--) {
        y[i] = x[i] ^ 3;
        y[i - 1] = x[i - 1] + (unsigned)i;
    }
}
