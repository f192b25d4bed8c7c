/* kernel: int n | in float a[n] | float x | make x = n % 9 * 0.5f | exit a = x | -> i32 */
int exit_find_float(int n, const float *a, float x)
{
    for (int i = 0; i < n; i++) {
        if (a[i] == x)
            return i;
    }
    return -1;
}
