/* kernel: int n | in u8 a[n] | in u8 b[n] | out u8 d[n] */
void abs_difference(int n, const unsigned char *a, const unsigned char *b, unsigned char *d)
{
    for (int i = 0; i < n; i++) {
        int t = a[i] - b[i];
        d[i] = (unsigned char)(t < 0 ? -t : t);
    }
}
