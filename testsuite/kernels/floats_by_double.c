/* kernel: int n | in float x[n] restrict | in float z[n] restrict | out float y[n] restrict | out i32 k[n] restrict */
/* Constants without suffix make `double` of what is `float` before and after. */
void floats_by_double(int n, const float *restrict x, const float *restrict z, float *restrict y, int *restrict k)
{
    int i;
    for (i = 0; i < n; i++) {
        float scaled = x[i] * 0.5, moved = scaled + 1.0, r = __builtin_fabs(moved) / z[i];
        y[i] = r - 0.25;
        k[i] = x[i] > 0.75;
    }
}
