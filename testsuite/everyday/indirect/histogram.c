/* kernel: int n | in u8 x[n] | inout u32 counts[256] restrict */
void histogram(int n, const unsigned char *x, unsigned *restrict counts)
{
    for (int i = 0; i < n; i++)
        counts[x[i]]++;
}
