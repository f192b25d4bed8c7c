/* kernel: int n | in u8 x[4*n] | out u8 y[4*n] */
void swap_red_and_blue(int n, const unsigned char *x, unsigned char *y)
{
    for (int i = 0; i < n; i++) {
        y[4 * i] = x[4 * i + 2];
        y[4 * i + 1] = x[4 * i + 1];
        y[4 * i + 2] = x[4 * i];
        y[4 * i + 3] = x[4 * i + 3];
    }
}
