/* kernel: int n | in u32 a[20*n] | in u32 x[20] | inout u32 y[n] */
/* Whether y lies in a is asked of all columns, of those too that are left. */
void columns_checked(int n, const unsigned *a, const unsigned *x, unsigned *y)
{
    for (int j = 0; j < 20; j++) {
        unsigned w = x[j] | 1;
        for (int i = 0; i < n; i++)
            y[i] = y[i] * 3 + a[j * n + i] * w;
    }
}
