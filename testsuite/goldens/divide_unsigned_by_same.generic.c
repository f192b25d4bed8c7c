/* kernel: int n | u32 d | in u32 x[n] | inout u32 q[n] | inout u16 s[n] */
void divide_unsigned_by_same(int n, unsigned d, const unsigned *x, unsigned *restrict q, unsigned short *restrict s)
{
    const unsigned by = d | 1;
    const unsigned short narrow = (unsigned short)(d >> 3 | 1);
    for (int i = 0; i < n; i++) {
        if (x[i] > 9)
            q[i] = q[i] / by + x[i] % by;
        s[i] = (unsigned short)(s[i] % narrow);
    }
}
