/* kernel: int n | inout i16 lo[1] restrict | inout i16 hi[1] restrict | in i16 x[n] */
/* Extrema behind pointers, written in each iteration. */
void promote_extremes(int n, short *restrict lo, short *restrict hi, const short *x)
{
    for (int i = 0; i < n; i++) {
        *lo = x[i] < *lo ? x[i] : *lo;
        *hi = x[i] > *hi ? x[i] : *hi;
    }
}
