/* kernel: int n | in u16 x[n] | out u16 y[n] restrict */
/* What is never negative is its own absolute value, and no lane is to ask. */
void absolute_of_unsigned(int n, const unsigned short *x, unsigned short *restrict y)
{
    for (int i = 0; i < n; i++)
        y[i] = (unsigned short)((x[i] < 0 ? -x[i] : x[i]) + 1);
}
