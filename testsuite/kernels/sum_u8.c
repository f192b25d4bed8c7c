/* kernel: int n | in u8 p[n] | -> unsigned */
unsigned sum_u8(int n, const unsigned char *p)
{
    unsigned sum = 0;
    int i;
    for (i = 0; i < n; i++)
        sum += p[i];
    return sum;
}
