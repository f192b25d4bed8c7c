/* kernel: size n | in double a[n] | double x | make x = n % 9 * 0.5 | exit a = x | -> i64 */
long exit_find_double(unsigned long n, const double *a, double x)
{
    long found = -1;
    for (unsigned long i = 0; i < n; i++)
        if (a[i] == x) {
            found = (long)i;
            break;
        }
    return found;
}
