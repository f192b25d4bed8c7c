/* kernel: int n | in u16 x[n] | -> unsigned */
unsigned and_or_reduce(int n, const unsigned short *x)
{
    int i;
    unsigned all = 65535u, any = 0;
    for (i = 0; i < n; i++) {
        all &= x[i];
        any |= x[i];
    }
    return all << 16 | any;
}
