/* kernel: int n | in u64 a[n] | in u64 b[n] | exit a = b[i] | -> u64 */
unsigned long exit_xor_until(int n, const unsigned long *a, const unsigned long *b)
{
    unsigned long all = 0;
    int i = 0;
    for (;;) {
        if (i >= n)
            break;
        if (a[i] == b[i])
            break;
        all ^= a[i] + b[i];
        i++;
    }
    return all;
}
