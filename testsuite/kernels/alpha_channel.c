/* kernel: int n | in u8 rgba[4*n] | out u8 alpha[n] restrict | -> u32 */
unsigned alpha_channel(int n, const unsigned char *rgba, unsigned char *restrict alpha)
{
    unsigned all = 255;
    int i;
    for (i = 0; i < n; i++) {
        alpha[i] = rgba[4 * i + 3];
        all &= rgba[4 * i + 3];
    }
    return all;
}
