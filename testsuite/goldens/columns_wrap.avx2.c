/* kernel: int n | u32 k | inout u32 a[n+8] restrict */
/* Rows have numbers of which three times wraps around: columns of different rows are the same elements. */
void columns_wrap(int n, unsigned k, unsigned *restrict a)
{
    unsigned long columns = n < 0 ? 0 : (unsigned long)n;
    for (unsigned long j = 0; j < columns; j++)
        for (unsigned long r = 0, i = 0; i < 4; i++, r += 0xaaaaaaaaaaaaaaabul)
            a[r * 3 + j] = a[r * 3 + j] * k + (unsigned)i;
}
