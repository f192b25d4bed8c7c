/* kernel: int n | in i16 x[n] restrict | out i16 y[n] restrict */
void next_wraps_round(int n, const short *restrict x, short *restrict y)
{
    for (int i = 0; i < n; i++) {
        int next = i + 1 == n ? 0 : i + 1;
        y[i] = (short)(x[next] - x[i]);
    }
}
