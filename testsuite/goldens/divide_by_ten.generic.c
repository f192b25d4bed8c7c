/* kernel: int n | in i32 x[n] | in u32 u[n] | out i32 q[n] | out u32 r[n] */
void divide_by_ten(int n, const int *x, const unsigned *u, int *q, unsigned *r)
{
    for (int i = 0; i < n; i++) {
        q[i] = x[i] / 10 + x[i] % -7;
        r[i] = u[i] / 7 - u[i] % 10;
    }
}
