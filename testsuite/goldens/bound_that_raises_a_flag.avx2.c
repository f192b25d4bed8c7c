/* kernel: int n | in i32 a[n] | float fx | out i32 d[n] restrict | make fx = n > 0 ? 50.0f : 3e38f | -> i32 */
/* The bound is no number that an `int` holds where no iteration asks for it. */
int bound_that_raises_a_flag(int n, const int *a, float fx, int *d)
{
    int i;
    for (i = 0; i < n; i++) {
        if (i >= (int)fx)
            break;
        d[i] = a[i] >> 2;
    }
    return i;
}
