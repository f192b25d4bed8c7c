/* kernel: int n | in u32 x[n] | -> unsigned */
unsigned product_u32(int n, const unsigned *x)
{
    int i;
    unsigned p = 1;
    for (i = 0; i < n; i++)
        p *= x[i];
    return p;
}
