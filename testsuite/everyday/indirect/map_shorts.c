/* kernel: int n | in i16 x[n] | in i16 table[256] | out i16 y[n] */
void map_shorts(int n, const short *x, const short *table, short *y)
{
    for (int i = 0; i < n; i++)
        y[i] = table[x[i] & 255];
}
