/* kernel: int n | in double a[n] | in double b[n] | double limit | make limit = 1000.0 |
   make a = a[i] < 500.0 ? a[i] : 0.0 | make b = i % 53 == 52 ? -__builtin_nan("") : 1.0 |
   exit a = limit + 1.0 | exit a = __builtin_nan("") | exit b = -2.0 | -> i32 */
/* What is no number leaves by the first of the tests, and not by the second. */
int exit_unless_below_among_nans(int n, const double *a, const double *b, double limit)
{
    int i = 0;
    while (i < n && a[i] <= limit) {
        if (-b[i] > 1.5)
            return -1 - i;
        i++;
    }
    return i;
}
