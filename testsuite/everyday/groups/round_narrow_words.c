/* kernel: int n | in i32 x[n] | out u8 y[n] */
void round_narrow_words(int n, const int *x, unsigned char *y)
{
    for (int i = 0; i < n; i++) {
        int v = ((x[i] >> 8) + 128) >> 8;
        y[i] = (unsigned char)(v < 0 ? 0 : v > 255 ? 255 : v);
    }
}
