/* kernel: int n | in u64 x[n] | -> u64 */
unsigned long checksum_xor(int n, const unsigned long *x)
{
    int i;
    unsigned long h = 0x9e3779b97f4a7c15ul;
    for (i = 0; i < n; i++)
        h ^= x[i];
    return h;
}
