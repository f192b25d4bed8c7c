/* kernel: long n | in double a[n] | make a = a[i] < 0.0 ? -a[i] : a[i] | exit a = -2.5 | -> i64 */
long exit_first_negative_double(long n, const double *a)
{
    long i;
    for (i = 0; i < n; i++)
        if (a[i] < 0)
            break;
    return i < n ? i : -1;
}
