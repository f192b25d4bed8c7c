/* kernel: int n | in i64 x[n] | out i64 y[n] */
void shift_arithmetic(int n, const long *x, long *y)
{
    for (int i = 0; i < n; i++)
        y[i] = x[i] >> 13;
}
