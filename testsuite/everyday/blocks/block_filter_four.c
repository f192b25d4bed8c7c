/* kernel: int n | out float y[4] restrict | in float x[8] | in float h[4] */
void block_filter_four(int n, float *restrict y, const float *x, const float *h)
{
    y[0] = x[0] * h[0] + x[1] * h[1] + x[2] * h[2] + x[3] * h[3];
    y[1] = x[1] * h[0] + x[2] * h[1] + x[3] * h[2] + x[4] * h[3];
    y[2] = x[2] * h[0] + x[3] * h[1] + x[4] * h[2] + x[5] * h[3];
    y[3] = x[3] * h[0] + x[4] * h[1] + x[5] * h[2] + x[6] * h[3];
}
