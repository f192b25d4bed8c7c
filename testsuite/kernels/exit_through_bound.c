/* kernel: unsigned n | in u32 a[n] | u32 x | exit a = x | -> u32 */
unsigned exit_through_bound(unsigned n, const unsigned *a, unsigned x)
{
    unsigned i, last = n - 1;
    if (n == 0)
        return n;
    for (i = 0; i <= last; i++) {
        if (a[i] == x)
            return i;
    }
    return n;
}
