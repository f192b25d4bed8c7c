/* kernel: int n | inout u32 last[2] restrict | inout u16 x[n+1] */
/* The last one of all, and the number of it. */
void promote_last(int n, unsigned *restrict last, unsigned short *x)
{
    for (int i = 0; i < n; i++) {
        last[0] = x[i] + 1u;
        x[i] = (unsigned short)(x[i] * 3);
        last[1]++;
    }
}
