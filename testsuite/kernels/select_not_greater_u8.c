/* kernel: int n | in u8 x[n] | inout u8 y[n] */
void select_not_greater_u8(int n, const unsigned char *x, unsigned char *y)
{
    for (int i = 0; i < n; i++)
        y[i] = x[i] <= y[i] ? x[i] : (unsigned char)(y[i] ^ 85);
}
