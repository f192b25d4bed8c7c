/* kernel: int n | in i16 x[n+24] restrict | in i16 w[24] restrict | inout i16 y[n] restrict */
void columns_where(int n, const short *restrict x, const short *restrict w, short *restrict y)
{
    for (int j = 0; j < 24; j++)
        for (int i = 0; i < n; i++)
            if (x[i + j] > w[j])
                y[i] = (short)(y[i] ^ x[i + j]);
            else
                y[i] = (short)(y[i] + 3);
}
