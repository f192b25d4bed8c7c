/* kernel: int n | in float x[n] restrict | out float y[n] restrict */
/* Clamped by numbers that are `double`, by a conditional expression and by branches. */
void floats_clamped_by_double(int n, const float *restrict x, float *restrict y)
{
    int i;
    for (i = 0; i < n; i++) {
        float v = x[i] > 1.0 ? 1.0 : x[i] < -1.0 ? -1.0 : x[i];
        if (v > 0.5)
            v = 0.5;
        y[i] = v;
    }
}
