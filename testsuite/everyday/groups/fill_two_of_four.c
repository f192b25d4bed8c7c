/* kernel: int n | in float u[n] restrict | in float v[n] restrict | inout float vertex[4*n] restrict */
void fill_two_of_four(int n, const float *restrict u, const float *restrict v, float *restrict vertex)
{
    for (int i = 0; i < n; i++) {
        vertex[4 * i + 1] = u[i];
        vertex[4 * i + 2] = v[i] * 2.0f;
    }
}
