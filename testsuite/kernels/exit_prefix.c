/* kernel: in u8 a[n+1] restrict | in u8 b[n] restrict | make a = i < n ? 1 + a[i] % 255 : 0 |
   make b = a[i] | exit b = a[i] ^ 1 | exit a = 0 | -> u64 */
unsigned long exit_prefix(const unsigned char *a, const unsigned char *b)
{
    unsigned long i = 0;
    while (a[i] && a[i] == b[i])
        i++;
    return i;
}
