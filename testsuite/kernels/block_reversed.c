/* kernel: int n | inout i32 y[8] | i32 k */
/* What is read backwards is what is written: all of it comes first. */
void block_reversed(int n, int *y, int k)
{
    unsigned a = y[7], b = y[6], c = y[5], d = y[4];
    y[0] = (int)(a + (unsigned)k);
    y[1] = (int)(b + (unsigned)k);
    y[2] = (int)(c + (unsigned)k);
    y[3] = (int)(d + (unsigned)k);
    y[4] = (int)(d - (unsigned)n);
    y[5] = (int)(c - (unsigned)n);
    y[6] = (int)(b - (unsigned)n);
    y[7] = (int)(a - (unsigned)n);
}
