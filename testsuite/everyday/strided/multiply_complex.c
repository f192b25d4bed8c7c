/* kernel: int n | in float a[2*n] | in float b[2*n] | out float c[2*n] */
void multiply_complex(int n, const float *a, const float *b, float *c)
{
    for (int i = 0; i < n; i++) {
        c[2 * i] = a[2 * i] * b[2 * i] - a[2 * i + 1] * b[2 * i + 1];
        c[2 * i + 1] = a[2 * i] * b[2 * i + 1] + a[2 * i + 1] * b[2 * i];
    }
}
