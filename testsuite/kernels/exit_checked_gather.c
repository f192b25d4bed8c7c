/* kernel: size n | in u32 ix[n] | in float b[50] | out float d[n] restrict | u32 m | make m = 50 |
   make ix = ix[i] % 50 | exit ix = m + ix[i] % 9 | -> i64 */
long exit_checked_gather(unsigned long n, const unsigned *ix, const float *b, float *d, unsigned m)
{
    for (unsigned long i = 0; i < n; i++) {
        unsigned k = ix[i];
        if (k >= m)
            return (long)i;
        d[i] = b[k];
    }
    return -1;
}
