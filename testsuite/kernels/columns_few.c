/* kernel: int n | in i32 a[12*n] | inout u32 t[12] restrict */
/* Few columns, which would take two passes over all rows: rows stay one after the other. */
void columns_few(int n, const int (*a)[12], unsigned *restrict t)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 12; j++)
            t[j] = t[j] * 3 + (unsigned)a[i][j];
}
