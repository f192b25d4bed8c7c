/* kernel: unsigned n | in u32 a[n] | u32 x | exit a = x | -> u32 */
unsigned exit_unsigned_count(unsigned n, const unsigned *a, unsigned x)
{
    unsigned i;
    for (i = 0; i < n; i++) {
        if (a[i] == x)
            return i;
    }
    return n;
}
