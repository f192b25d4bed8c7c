/* kernel: int n | in i64 a[n] | in i64 b[n] | out i64 d[n] restrict */
#pragma simd declare
static long two_exits_lane(long x, long y)
{
    long i;
    for (i = 0; i < 40; i++) {
        x = x * 3 + (y & 7);
        if ((x & 31) == 7)
            goto found;
        y ^= x >> 3;
        if ((y & 63) == 9)
            return y;
    }
    return x ^ y;
found:
    return -i;
}

void two_exits(int n, const long *a, const long *b, long *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        d[k] = two_exits_lane(a[k], b[k]);
    }
}
