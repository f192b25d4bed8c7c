/* kernel: int n | in double a[n] | in double b[n] | make a = i % 4 ? a[i] : 0.0 | make b = b[i] < 0 ? -b[i] : b[i] |
   exit a = 0.0, b = -1.0 | down | -> i32 */
int exit_confirmed_floats(int n, const double *a, const double *b)
{
    int i;
    for (i = n - 1; i >= 0; i--)
        if (a[i] == 0.0 && b[i] < 0)
            break;
    return i;
}
