/* kernel: int n | in i16 x[8*n] | in i16 w[n] | out i16 y[8*n] */
void weigh_octets(int n, const short (*x)[8], const short *w, short (*y)[8])
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 8; j++)
            y[i][j] = (short)((x[i][j] * w[i]) >> 8);
}
