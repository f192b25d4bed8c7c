/* kernel: int n | u8 f | in u8 a[n] | in u8 b[n] | out u8 c[n] restrict */
void fade_rounded(int n, unsigned char f, const unsigned char *a, const unsigned char *b, unsigned char *restrict c)
{
    for (int i = 0; i < n; i++)
        c[i] = (unsigned char)((a[i] * f + b[i] * (255 - f) + 127) / 255);
}
