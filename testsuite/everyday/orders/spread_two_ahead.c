/* kernel: int n | in i16 b[n] restrict | inout i16 a[n+2] restrict | out i16 d[n] restrict */
void spread_two_ahead(int n, const short *restrict b, short *restrict a, short *restrict d)
{
    for (int i = 0; i < n; i++) {
        a[i] = (short)(b[i] >> 1);
        d[i] = (short)(a[i] - a[i + 2]);
    }
}
