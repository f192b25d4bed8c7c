/* kernel: int n | out u32 y[5] restrict | in u32 x[4] */
/* A variable that held the same number has another one since, though nothing reads that. */
void block_overwritten(int n, unsigned *restrict y, const unsigned *x)
{
    unsigned held = (unsigned)n;
    if (n > 3)
        y[4] = held;
    held = 2;
    y[0] = x[0] * (unsigned)n;
    y[1] = x[1] * (unsigned)n;
    y[2] = x[2] * (unsigned)n;
    y[3] = x[3] * (unsigned)n;
}
