/* kernel: int n | out float r[4] restrict | in float a[4] | in float b[4] | out u32 q[4] restrict | in u32 x[4] */
/* Elements twice and in another order, sums beside differences. No products are added: where there is an FMA, gcc 12
   makes one of them in the original, whatever -ffp-contract says. */
void block_jumbled(int n, float *restrict r, const float *a, const float *b, unsigned *restrict q, const unsigned *x)
{
    r[0] = a[0] / b[0] - a[1] / b[1];
    r[1] = a[0] / b[1] + a[1] / b[0];
    r[2] = a[2] / b[2] - a[3] / b[3];
    r[3] = a[2] / b[3] + a[3] / b[2];
    q[0] = x[0] * 3 + x[3];
    q[1] = x[1] * 3 - x[2];
    q[2] = x[2] * 3 + x[1];
    q[3] = x[3] * 3 - x[0];
}
