/* kernel: int n | in float x[n] | make x = (i % 61) / 2.0f | in float base[64] | make base = 0.5f + i / 90.0f | out float y[n] restrict */
void table_then_polynomial(int n, const float *restrict x, const float *restrict base, float *restrict y)
{
    for (int i = 0; i < n; i++) {
        int k = (int)x[i];
        float t = x[i] - (float)k, s = base[k & 63];
        s = s * t + 0.227273f;
        s = s * t + 0.163934f;
        s = s * t + 0.128205f;
        s = s * t + 0.105263f;
        s = s * t + 0.089286f;
        s = s * t + 0.077519f;
        s = s * t + 0.068493f;
        s = s * t + 0.06135f;
        s = s * t + 0.055556f;
        s = s * t + 0.050761f;
        s = s * t + 0.046729f;
        s = s * t + 0.04329f;
        s = s * t + 0.040323f;
        s = s * t + 0.037736f;
        s = s * t + 0.035461f;
        s = s * t + 0.033445f;
        s = s * t + 0.031646f;
        s = s * t + 0.03003f;
        s = s * t + 0.028571f;
        s = s * t + 0.027248f;
        s = s * t + 0.026042f;
        s = s * t + 0.024938f;
        s = s * t + 0.023923f;
        s = s * t + 0.022989f;
        s = s * t + 0.022124f;
        s = s * t + 0.021322f;
        s = s * t + 0.020576f;
        s = s * t + 0.019881f;
        s = s * t + 0.019231f;
        s = s * t + 0.018622f;
        s = s * t + 0.018051f;
        s = s * t + 0.017513f;
        s = s * t + 0.017007f;
        s = s * t + 0.016529f;
        s = s * t + 0.016077f;
        s = s * t + 0.015649f;
        y[i] = s;
    }
}
