/* kernel: unsigned n | in u8 a[n] | u32 m | u8 x | out u8 d[n] restrict | make a = a[i] == x ? (unsigned char)(x + 1) : a[i] |
   make m = n + 3 | exit a = x | exit m = i | -> i32 */
/* Only what is read decides in vectors. */
int bounds_beside_a_value(unsigned n, const unsigned char *a, unsigned m, unsigned char x, unsigned char *d)
{
    unsigned k = 0;
    while (1) {
        if (k >= n)
            break;
        if (a[k] == x)
            return -1 - (int)k;
        if (k == m)
            goto out;
        d[k] = (unsigned char)(a[k] >> 1);
        k++;
    }
    return (int)k;
out:
    return (int)(k * 3);
}
