/* kernel: int n | in u32 x[n] restrict | inout u32 y[n+1] restrict | out u32 z[n] restrict */
/* The next iteration reads it before it is overwritten. */
void overwritten_but_read(int n, const unsigned *restrict x, unsigned *restrict y, unsigned *restrict z)
{
    for (int i = 0; i < n; i++) {
        z[i] = y[i] * 3;
        y[i] = x[i] + 1;
        y[i + 1] = x[i] ^ 9;
    }
}
