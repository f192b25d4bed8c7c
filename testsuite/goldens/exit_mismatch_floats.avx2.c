/* kernel: int n | in float a[n] | in float b[n] | make b = a[i] | exit a = 1.0f, b = 2.0f | -> i32 */
int exit_mismatch_floats(int n, const float *a, const float *b)
{
    for (int i = 0; i < n; i++)
        if (a[i] != b[i])
            return i;
    return n;
}
