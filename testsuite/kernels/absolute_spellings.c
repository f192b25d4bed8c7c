/* kernel: int n | in u8 a[n] | in u8 b[n] | in i16 c[n] | in i16 d[n] | out i32 y[n] restrict | out i64 sums[4] restrict */
/* The same in five ways, and what looks like it. */
void absolute_spellings(int n, const unsigned char *a, const unsigned char *b, const short *c, const short *d,
                        int *restrict y, long *restrict sums)
{
    long first = 0, second = 0, third = 0, none = 0;
    for (int i = 0; i < n; i++) {
        int e = a[i] - b[i];
        if (e < 0)
            e = -e;
        first += e;
    }
    for (int i = 0; i < n; i++)
        second += c[i] > d[i] ? c[i] - d[i] : d[i] - c[i];
    for (int i = 0; i < n; i++) {
        int e = c[i] - d[i];
        third ^= 0 < e ? e : d[i] - c[i];
        y[i] = e <= 0 ? 0 - e : e;
    }
    for (int i = 0; i < n; i++) {
        int e = a[i] - b[i];
        if (e > 0)
            e = -e;
        none += e;
    }
    sums[0] = first;
    sums[1] = second;
    sums[2] = third;
    sums[3] = none;
}
