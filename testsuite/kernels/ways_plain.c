/* kernel: int n | in i32 a[n] | inout i32 d[n] | -> i64 */
static int ways_plain_digits(unsigned x, int base)
{
    int count = 0;
    while (x) {
        x /= (unsigned)base;
        count++;
    }
    return count;
}

static int ways_plain_one(int x)
{
    if (x < -1000)
        return 7;
    switch (x & 3) {
    case 0:
        return x >> 2;
    case 1:
        if (x & 64)
            return -1;
        x ^= 85;
        break;
    case 2:
        return ways_plain_digits((unsigned)x, 3);
    default:
        break;
    }
    while (x & 1)
        x >>= 1;
    return x;
}

/* The sum is another of its ways out, and the store is under a condition. */
long ways_plain(int n, const int *a, int *d)
{
    long sum = 0;
    for (int k = 0; k < n; k++) {
        int one = ways_plain_one(a[k] & 1 ? a[k] & 0x7fffffff : a[k]);
        if (one > 5)
            d[k] = one;
        sum += one;
    }
    return sum;
}
