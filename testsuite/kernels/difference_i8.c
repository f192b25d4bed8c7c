/* kernel: int n | in i8 a[n] | in i8 b[n] | out u8 d[n] */
void difference_i8(int n, const signed char *a, const signed char *b, unsigned char *d)
{
    for (int i = 0; i < n; i++) {
        int t = a[i] - b[i];
        d[i] = (unsigned char)(t < 0 ? -t : t);
    }
}
