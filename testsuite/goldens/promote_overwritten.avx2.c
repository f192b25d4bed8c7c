/* kernel: int n | inout u32 x[n+40] | out u32 y[n+1] */
/* What is only written may be what a later iteration reads: the last one of them all sees it. */
static void promote_overwritten_at(int n, unsigned *sum, unsigned *last, const unsigned *x)
{
    for (int i = 0; i < n; i++) {
        *sum += x[i];
        *last = x[i] * 2;
    }
}
void promote_overwritten(int n, unsigned *x, unsigned *y)
{
    for (int at = 0; at <= n; at++) {
        unsigned sum = 1, kept = x[at];
        promote_overwritten_at(n, &sum, x + at, x);
        y[at] = sum + x[at];
        x[at] = kept;
    }
}
