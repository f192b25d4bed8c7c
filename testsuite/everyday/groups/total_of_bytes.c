/* kernel: size n | in u8 x[n] | -> u64 */
unsigned long total_of_bytes(unsigned long n, const unsigned char *x)
{
    unsigned long total = 0;
    for (unsigned long i = 0; i < n; i++)
        total += x[i];
    return total;
}
