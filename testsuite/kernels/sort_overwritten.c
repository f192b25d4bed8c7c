/* kernel: int n | inout i16 x[n+1] | in i16 y[n] */
void sort_overwritten(int n, short *x, const short *y)
{
    for (int i = 0; i < n; i++) {
        x[i] = (short)(y[i] * 3);
        x[i + 1] = (short)(y[i] ^ 5);
    }
}
