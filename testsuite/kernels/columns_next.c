/* kernel: int n | in i32 x[n+20] restrict | inout u32 y[n+1] restrict */
/* A column reads what the next one writes: in each row it is what the row before left there. */
void columns_next(int n, const int *restrict x, unsigned *restrict y)
{
    for (int j = 0; j < 20; j++)
        for (int i = 0; i < n; i++)
            y[i] = y[i + 1] * 5 + (unsigned)x[i + j];
}
