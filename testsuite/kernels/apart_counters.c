/* kernel: int n | i32 s | inout u32 a[2*n+8] | in i8 b[2*n+8] | -> i64 */
/* What counts the stores is no counter of the sum beside them, and goes on where these end. */
long apart_counters(int n, int s, unsigned *restrict a, const signed char *restrict b)
{
    int step = s & 1 ? 1 : s & 2, i = 0, m = n;
    long sum = 0;
    for (; m > 0; i++, m--) {
        a[i * step + 3] = (unsigned)s;
        a[i * step] = 0u - (unsigned)b[i * step];
        sum += step;
    }
    return sum + m;
}
