/* kernel: int n | in float x[4*n] | inout float y[4*n] restrict */
/* Of four neighbours one is not read; the gap after the last ones lies before the array. */
void quads_downwards(int n, const float *x, float *restrict y)
{
    int i;
    x += 4 * n;
    y += 4 * n;
    for (i = 0; i < n; i++) {
        x -= 4;
        y -= 4;
        y[0] += x[1];
        y[1] -= x[2];
        y[2] = x[3];
        y[3] = x[1] * x[2];
    }
}
