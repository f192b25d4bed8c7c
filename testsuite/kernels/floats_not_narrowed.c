/* kernel: int n | in float x[n] restrict | in float z[n] restrict | out float y[n] restrict | out i32 k[n] restrict */
/* What is not rounded in between, and numbers that `float` does not have, need `double`. */
void floats_not_narrowed(int n, const float *restrict x, const float *restrict z, float *restrict y, int *restrict k)
{
    int i;
    for (i = 0; i < n; i++) {
        if (x[i] > 0.1)
            y[i] = x[i] * 0.1;
        else
            y[i] = x[i] * 0.5 + z[i] * 1.5;
        k[i] = x[i] * 3.0 == z[i];
    }
}
