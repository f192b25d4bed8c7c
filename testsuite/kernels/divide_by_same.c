/* kernel: int n | int d | in i32 x[n] | out i32 q[n] | out i32 r[n] */
void divide_by_same(int n, int d, const int *x, int *restrict q, int *restrict r)
{
    const int by = d % 1000 + (d % 2 ? 1001 : -1001);
    for (int i = 0; i < n; i++) {
        q[i] = x[i] / by;
        r[i] = x[i] % by;
    }
}
