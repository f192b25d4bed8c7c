/* kernel: int n | in i32 a[n] | in i32 b[n] | in i16 h[n] | in u16 u[n] | out i32 x[n] restrict | out i16 y[n] restrict | out u32 z[n] restrict | int c */
/* Products of twice the width of their factors, of which bits from the middle are looked at: as many as the factors have from their
   middle on, from above it, from below it, where one factor has few bits, and where both have many. */
void fixed_point(int n, const int *a, const int *b, const short *h, const unsigned short *u,
                 int *restrict x, short *restrict y, unsigned *restrict z, int c)
{
    int i;
    for (i = 0; i < n; i++)
        x[i] = (int)((long long)a[i] * b[i] >> 32);
    for (i = 0; i < n; i++)
        x[i] ^= (int)((long long)a[i] * b[i] >> 45);
    for (i = 0; i < n; i++)
        x[i] ^= (int)(((long long)a[i] * h[i]) >> 16);
    for (i = 0; i < n; i++)
        x[i] ^= (int)((a[i] * (long long)(short)c) >> 16);
    for (i = 0; i < n; i++)
        x[i] ^= (int)((long long)a[i] * c >> 15);
    for (i = 0; i < n; i++)
        z[i] = (unsigned)((unsigned long long)(unsigned)a[i] * u[i] >> 16);
    for (i = 0; i < n; i++)
        z[i] ^= (unsigned)((unsigned long long)(unsigned)a[i] * (unsigned)b[i] >> 7);
    for (i = 0; i < n; i++)
        y[i] = (short)(h[i] * (short)c >> 15);
    for (i = 0; i < n; i++)
        y[i] = (short)(y[i] + (h[i] * h[n - 1 - i] >> 18));
    for (i = 0; i < n; i++)
        y[i] = (short)(y[i] ^ ((unsigned)u[i] * (unsigned)u[n - 1 - i] >> 3));
}
