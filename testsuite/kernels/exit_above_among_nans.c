/* kernel: int n | in float a[n] | float limit | make limit = 1000.0f |
   make a = i % 41 == 40 ? __builtin_nanf("") : a[i] > 500.0f ? 0.0f : a[i] | exit a = limit + 1.0f | -> i32 */
/* What is no number is not above: the loop goes on, and a flag is raised. */
int exit_above_among_nans(int n, const float *a, float limit)
{
    for (int i = 0; i < n; i++)
        if (a[i] > limit)
            return i;
    return -1;
}
