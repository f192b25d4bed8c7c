/* kernel: int n | in i32 x[n] | out i32 y[n] | -> int */
/* The variable keeps its last value. */
int last_value(int n, const int *x, int *y)
{
    int t = -1;
    for (int i = 0; i < n; i++) {
        t = x[i] >> 1;
        y[i] = t;
    }
    return t;
}
