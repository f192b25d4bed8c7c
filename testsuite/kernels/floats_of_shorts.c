/* kernel: int n | in i16 s[n] restrict | in u8 b[n] restrict | out float y[n] restrict */
/* `float` has all numbers of 16 bits, and a power of two exactly. */
void floats_of_shorts(int n, const short *restrict s, const unsigned char *restrict b, float *restrict y)
{
    int i;
    for (i = 0; i < n; i++)
        y[i] = (float)(s[i] / 32768.0) + (float)(b[i] * 3.0);
}
