/* kernel: int n | int m | make m = 8 | in u32 x[8*n] | in u32 y[8*n] | out u32 z[8*n] */
void add_octets_flat(int n, int m, const unsigned *x, const unsigned *y, unsigned *z)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            z[i * m + j] = x[i * m + j] + y[i * m + j];
}
