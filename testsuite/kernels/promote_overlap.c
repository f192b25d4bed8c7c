/* kernel: int n | inout u32 x[n+8] */
/* What is summed up may be a part of the sum. */
static void promote_overlap_at(int n, unsigned *to, const unsigned *x)
{
    for (int i = 0; i < n; i++)
        *to ^= x[i] + 5u;
}
void promote_overlap(int n, unsigned *x)
{
    promote_overlap_at(n, x + n / 2, x);
    promote_overlap_at(n, x + n, x);
    promote_overlap_at(n, x, x + 1);
}
