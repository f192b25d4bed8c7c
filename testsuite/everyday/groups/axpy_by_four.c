/* kernel: int n | float a | in float x[4*n] restrict | inout float y[4*n] restrict */
void axpy_by_four(int n, float a, const float *restrict x, float *restrict y)
{
    for (int i = 0; i < 4 * n; i += 4) {
        y[i] = a * x[i] - y[i];
        y[i + 1] = a * x[i + 1] - y[i + 1];
        y[i + 2] = a * x[i + 2] - y[i + 2];
        y[i + 3] = a * x[i + 3] - y[i + 3];
    }
}
