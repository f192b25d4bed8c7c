/* kernel: int n | in i32 x[n] | in i32 y[n] | in i32 z[n] | out i32 m[n] */
void least_of_three(int n, const int *x, const int *y, const int *z, int *m)
{
    for (int i = 0; i < n; i++) {
        int v = x[i] < y[i] ? x[i] : y[i];
        m[i] = v < z[i] ? v : z[i];
    }
}
