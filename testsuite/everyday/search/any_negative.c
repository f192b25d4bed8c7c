/* kernel: int n | in float x[n] | make x = x[i] < 0.0f ? -x[i] : x[i] | exit x = -1.0f | -> i32 */
int any_negative(int n, const float *x)
{
    for (int i = 0; i < n; i++)
        if (x[i] < 0)
            return 1;
    return 0;
}
