/* kernel: int n | in u8 a[n] | out i32 d[n] restrict | out i32 e[n] restrict */
/* Remainders and quotients that are bytes, of divisors that are not seen to be positive. */
void remainder_of_bytes(int n, const unsigned char *a, int *d, int *e)
{
    int k;
    for (k = 0; k < n; k++) {
        unsigned long rest = 77ul + (unsigned)(a[k] % ((a[k] & 0xff) | 1));
        d[k] = (int)(unsigned)rest;
        e[k] = a[k] / ((a[k] & 1) | 2 - 1) + 3;
    }
}
