/* kernel: int n | in float x[n] | float lo | float hi | out float y[n] */
void minmax_clamp_f32(int n, const float *x, float lo, float hi, float *y)
{
    int i;
    for (i = 0; i < n; i++) {
        float v = x[i];
        v = v < lo ? lo : v;
        v = v > hi ? hi : v;
        y[i] = v;
    }
}
