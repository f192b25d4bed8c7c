/* kernel: int n | in u8 x[n] | in u8 y[n] | out u8 d[n] */
void byte_differences(int n, const unsigned char *x, const unsigned char *y, unsigned char *d)
{
    for (int i = 0; i < n; i++) {
        int e = x[i] - y[i];
        d[i] = (unsigned char)(e < 0 ? -e : e);
    }
}
