/* kernel: int n | in float x[n] | inout float y[n] */
void pointer_walk_add(int n, const float *x, float *y)
{
    const float *end = x + n;
    while (x < end)
        *y++ += *x++ * 0.125f;
}
