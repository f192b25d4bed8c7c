/* kernel: int n | in i16 a[n] restrict | in i16 b[n] restrict | out i16 c[n] restrict */
void q15_rounded(int n, const short *restrict a, const short *restrict b, short *restrict c)
{
    for (int i = 0; i < n; i++) {
        int p = (a[i] * b[i] + 0x4000) >> 15;
        c[i] = (short)(p > 32767 ? 32767 : p);
    }
}
