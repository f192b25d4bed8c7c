/* kernel: int n | in i16 x[n] | in i32 y[n] | out u8 a[n] | out i8 b[n] | out i16 c[n] | out u8 d[n] | out u16 e[n] */
/* Clamps to what the element holds, or to less, and halves that are not negative. */
void clamp_forms(int n, const short *restrict x, const int *restrict y, unsigned char *restrict a,
                 signed char *restrict b, short *restrict c, unsigned char *restrict d,
                 unsigned short *restrict e)
{
    int i;
    for (i = 0; i < n; i++) {
        int v = x[i];
        if (v < 0)
            v = 0;
        if (v > 255)
            v = 255;
        a[i] = (unsigned char)v;
        b[i] = (signed char)(y[i] > 127 ? 127 : y[i] < -128 ? -128 : y[i]);
        c[i] = (short)(y[i] < -32768 ? -32768 : y[i] > 32767 ? 32767 : y[i]);
        d[i] = (unsigned char)(x[i] > 100 ? 100 : x[i] < 3 ? 3 : x[i]);
        e[i] = (unsigned short)(((unsigned short)x[i] + (unsigned short)y[i]) / 2);
    }
}
