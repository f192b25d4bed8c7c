/* kernel: int n | inout u32 y[3*n+64] */
/* What the last columns write, the first ones read in later rows. */
void columns_overlap_all(int n, unsigned *y)
{
    const unsigned *x = y + n / 2 + 1;
    for (int j = 5; j < 40; j++)
        for (int i = 0; i < n; i++)
            y[i] = y[i] * 3 + x[i + j];
}
