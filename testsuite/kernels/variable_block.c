/* kernel: int n+1 | inout u32 x[3*n+11] | in u32 w[8] restrict */
/* Elements side by side in rows of a length that its variable has no more. */
void variable_block(int n, unsigned *restrict x, const unsigned *restrict w)
{
    int length = n + 3;
    unsigned(*a)[length] = (unsigned(*)[length])x;
    length = 2;
    a[0][2] ^= (unsigned)n;
    a[1][0] = w[0] * 3;
    a[1][1] = w[1] * 3;
    a[1][2] = w[2] * 3;
    a[1][3] = w[3] * 3;
    a[length][0] = (unsigned)n;
}
