/* kernel: int n | out float r[4] restrict | in float a[4] | in float b[4] */
/* Products of complex numbers: elements twice and in another order, sums beside differences. */
void block_jumbled(int n, float *restrict r, const float *a, const float *b)
{
    r[0] = a[0] * b[0] - a[1] * b[1];
    r[1] = a[0] * b[1] + a[1] * b[0];
    r[2] = a[2] * b[2] - a[3] * b[3];
    r[3] = a[2] * b[3] + a[3] * b[2];
}
