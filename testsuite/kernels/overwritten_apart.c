/* kernel: int n | in u32 x[n+1] | inout u32 y[n+1] | in u32 z[n+1] */
/* Where arrays overlap, what was stored just before may be read. */
void overwritten_apart(int n, const unsigned *x, unsigned *y, const unsigned *z)
{
    for (int i = 0; i < n; i++) {
        y[i] = x[i] * 3;
        y[i + 1] = z[i] + 1;
    }
}
