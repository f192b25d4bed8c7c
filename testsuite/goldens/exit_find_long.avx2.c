/* kernel: long n | in i64 a[n] | i64 x | exit a = x | -> i64 */
long exit_find_long(long n, const long *a, long x)
{
    for (long i = 0; i < n; ++i)
        if (a[i] == x)
            return i;
    return n;
}
