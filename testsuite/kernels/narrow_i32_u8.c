/* kernel: int n | in i32 x[n] | out u8 y[n] */
/* Clamped to 0..255. */
void narrow_i32_u8(int n, const int *x, unsigned char *y)
{
    for (int i = 0; i < n; i++) {
        int v = x[i];
        v = v < 0 ? 0 : v;
        v = v > 255 ? 255 : v;
        y[i] = (unsigned char)v;
    }
}
