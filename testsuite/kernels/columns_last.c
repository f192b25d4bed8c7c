/* kernel: int n | in i32 x[n+20] restrict | inout u32 y[n] restrict | -> u32 */
unsigned columns_last(int n, const int *restrict x, unsigned *restrict y)
{
    unsigned last = 7;
    for (int j = 0; j < 20; j++)
        for (int i = 0; i < n; i++) {
            last = (unsigned)x[i + j];
            y[i] += last;
        }
    return last;
}
