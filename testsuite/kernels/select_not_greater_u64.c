/* kernel: int n | in u64 x[n] | inout u64 y[n] */
void select_not_greater_u64(int n, const unsigned long *x, unsigned long *y)
{
    for (int i = 0; i < n; i++)
        y[i] = x[i] <= y[i] ? x[i] : y[i] ^ 85;
}
