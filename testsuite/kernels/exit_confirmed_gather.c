/* kernel: size n | in i32 key[n] | in u32 ix[n] | in float v[64] | i32 x | make ix = ix[i] % 63 |
   make key = i % 7 ? key[i] : x | make v = i == 63 ? 2.0f : 1.0f | exit key = x, ix = 63 | -> i64 */
long exit_confirmed_gather(unsigned long n, const int *key, const unsigned *ix, const float *v, int x)
{
    unsigned long i;
    for (i = 0; i < n; i++) {
        if (key[i] != x)
            continue;
        if (v[ix[i]] > 1.5f)
            break;
    }
    return (long)i;
}
