/* kernel: unsigned n | in i16 x[n+7] | out i16 y[n] */
/* The subscript may wrap as far as anyone knows. */
static void shifted(unsigned n, unsigned by, const short *x, short *y)
{
    unsigned i;
    for (i = 0; i < n; i++)
        y[i] = (short)(x[i + by] - 1);
}

void unsigned_offset(unsigned n, const short *x, short *y)
{
    shifted(n, 7, x, y);
}
