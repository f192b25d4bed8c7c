/* kernel: int n | out i32 y[4] restrict | in i32 x[8] | inout u32 z[8] | in u32 v[8] | -> i32 */
/* What is declared among the statements is declared before them, and assigned as it was. */
int block_declarations(int n, int *restrict y, const int *x, unsigned *z, const unsigned *v)
{
    y[0] = x[0] ^ n;
    const int t = x[5];
    y[1] = x[1] ^ n;
    const unsigned *p = v + 1, *r = p + 1;
    y[2] = x[2] ^ n;
    int never = 3, last;
    y[3] = x[3] ^ n;
    last = t ^ (int)*p;
    unsigned a = v[0] * v[4] + v[1] * v[5] + v[2] * v[6] + v[3] * v[7], b = a ^ r[0];
    z[0] = z[0] * 3 + b;
    unsigned c = z[4];
    z[1] = z[1] * 3 + b;
    z[2] = z[2] * 3 + b;
    z[3] = z[3] * 3 + b;
    return (int)((unsigned)last + (unsigned)never + (c >> 1 ^ a));
}
