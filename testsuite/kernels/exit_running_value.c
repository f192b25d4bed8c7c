/* kernel: int n | in u32 a[n] | u32 end | exit a = end | -> u32 */
unsigned exit_running_value(int n, const unsigned *a, unsigned end)
{
    unsigned hash = 17;
    for (int i = 0; i < n; i++) {
        hash ^= a[i] << (i & 7);
        if (a[i] == end)
            return hash;
    }
    return ~hash;
}
