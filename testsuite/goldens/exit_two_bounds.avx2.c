/* kernel: int n | int n+1 | i32 m | in i32 a[n] | out i32 d[n] | make m = n + 5 | exit m = i */
void exit_two_bounds(int n, int size, int m, const int *a, int *d)
{
    for (int i = 0; i < n; i++) {
        if (i >= m || i > size)
            break;
        d[i] = a[i] / 3;
    }
}
