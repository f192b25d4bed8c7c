/* kernel: int n | in i32 a[n] | in u32 b[n] | in i64 c[n] | in i8 d[n] | inout u32 y[n] */
void even_remainders(int n, const int *a, const unsigned *b, const long long *c, const signed char *d, unsigned *y)
{
    int i;
    for (i = 0; i < n; i++) {
        if (a[i] % 4 == 0)
            y[i] += 3;
        else if (b[i] % 8u != 0)
            y[i] ^= 5;
        if (c[i] % 1024 == 0 || d[i] % 2)
            y[i] -= (unsigned)a[i];
        if (a[i] % -8 == 0 || a[i] % 4 == -1)
            y[i] = y[i] % 1u == 0 ? 0u - y[i] : 1;
    }
}
