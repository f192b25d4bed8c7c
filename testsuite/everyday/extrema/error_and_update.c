/* kernel: int n | in float t[n] restrict | inout float w[n] restrict | -> float */
float error_and_update(int n, const float *restrict t, float *restrict w)
{
    float error = 0;
    for (int i = 0; i < n; i++) {
        float e = w[i] - t[i];
        w[i] -= 0.125f * e;
        error += e * e;
    }
    return error;
}
