/* kernel: int n | in u8 x[n] | in u8 y[n] | -> u32 */
/* Bytes that are extended and added under a mask, at first to zero. */
unsigned masked_bytes(int n, const unsigned char *restrict x, const unsigned char *restrict y)
{
    unsigned s = 0;
    int i, k = 0;
    for (i = 0; i < n; i++) {
        unsigned char w = y[i];
        if (x[i] != 130)
            k ^= 5;
        else if (x[i] > 128)
            switch (x[i]) {
            case 130:
                s += w;
                break;
            default:
                k--;
            }
    }
    return s * 8 + k;
}
