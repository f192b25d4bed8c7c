/* kernel: int n | in u8 rgba[4*n] | out u8 y[n] */
void grey_of_rgba(int n, const unsigned char *rgba, unsigned char *y)
{
    for (int i = 0; i < n; i++)
        y[i] = (unsigned char)((rgba[4 * i] * 77 + rgba[4 * i + 1] * 150 + rgba[4 * i
                       + 2] * 29) >> 8);
}
