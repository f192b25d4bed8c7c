/* kernel: int n | int mode | in u8 a[n] | in u8 b[n] | out u8 c[n] */
/* A mode of four, which is the same for all elements. */
void unswitch_mode(int n, int mode, const unsigned char *a, const unsigned char *b, unsigned char *c)
{
    for (int i = 0; i < n; i++)
        switch (mode & 3) {
        case 0: c[i] = a[i]; break;
        case 1: c[i] = a[i] & b[i]; break;
        case 2: c[i] = a[i] > b[i] ? a[i] : b[i]; break;
        default: c[i] = (a[i] + b[i]) >> 1; break;
        }
}
