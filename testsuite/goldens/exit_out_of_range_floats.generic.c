/* kernel: int n | in float a[n] | float lo | float hi | make lo = 0.0f | make hi = 1.0f |
   make a = a[i] >= lo && a[i] <= hi ? a[i] : 0.25f | exit a = hi + 0.5f | exit a = lo - 0.5f | -> i32 */
/* NaN is out of range. */
int exit_out_of_range_floats(int n, const float *a, float lo, float hi)
{
    int i;
    for (i = 0; i < n; i++)
        if (!(a[i] >= lo && a[i] <= hi))
            break;
    return i;
}
