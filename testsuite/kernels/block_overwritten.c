/* kernel: int n | out i32 y[5] restrict | in i32 x[4] */
/* A variable that held the same number has another one since, though nothing reads that. */
void block_overwritten(int n, int *restrict y, const int *x)
{
    int held = n;
    if (n > 3)
        y[4] = held;
    held = 2;
    y[0] = x[0] * n;
    y[1] = x[1] * n;
    y[2] = x[2] * n;
    y[3] = x[3] * n;
}
