/* kernel: int n | in float x[n] | in i16 y[n] | in u8 p[n] | -> i64 */
long long count_ways(int n, const float *x, const short *y, const unsigned char *p)
{
    /* Conditions of several widths are counted; one is nested and counts down. */
    long long i, either = 0, down = 0;
    int letters = 0;
    for (i = 0; i < n; i++) {
        const short s = y[i];
        const unsigned char c = p[i];
        if ((x[i] > 0.5f && s < 100) || c == 7)
            either++;
        if (c >= 'a' && c <= 'z') {
            letters++;
            if (s & 1)
                down--;
        }
    }
    return either * 1000000 + down * 1000 + letters;
}
