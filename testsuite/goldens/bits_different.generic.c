/* kernel: int n | in u64 x[n] | in u64 y[n] | -> i32 */
/* The Hamming distance. */
int bits_different(int n, const unsigned long *x, const unsigned long *y)
{
    int i, bits = 0;
    for (i = 0; i < n; i++)
        bits += __builtin_popcountll(x[i] ^ y[i]);
    return bits;
}
