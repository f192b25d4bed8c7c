/* kernel: int n+1 | inout u32 x[5*n+15] | -> int */
/* The rows stay as long as they were when they were declared, whatever becomes of the variables. */
int variable_length_changed(int n, unsigned *x)
{
    int length = n + 1, rows = 4;
    unsigned(*a)[length] = (unsigned(*)[length])x;
    unsigned(*b)[length + 1] = (unsigned(*)[length + 1])x;
    const int size = (int)sizeof *a;
    length -= 1;
    for (int r = 0; r < rows; r++)
        for (int i = 0; i < length; i++)
            a[r][i] += (unsigned)r;
    length += 1;
    for (int i = 0; i < length; i++)
        a[3][i] ^= a[2][i];
    for (int i = 0; i < length; i++)
        b[1][i] += b[0][i];
    const int kept = length;
    unsigned(*c)[length] = a;
    length = n / 2;
    for (int i = 0; i < length; i++)
        c[2][i] += c[1][i] ^ (unsigned)kept;
    n /= 2;
    for (int i = 0; i < n; i++)
        a[1][i] *= 3;
    return size;
}
