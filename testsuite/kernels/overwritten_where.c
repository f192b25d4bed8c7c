/* kernel: int n | in i16 x[n+1] restrict | inout i16 y[n+1] restrict */
/* What is stored under a condition is overwritten as well: no mask is needed. */
void overwritten_where(int n, const short *restrict x, short *restrict y)
{
    for (int i = 0; i < n; i++) {
        y[i] = (short)(x[i] - 2);
        if (x[i] > 3)
            y[i + 1] = (short)(x[i] + x[i + 1]);
    }
}
