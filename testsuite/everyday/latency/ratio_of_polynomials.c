/* kernel: int n | in float x[n] | make x = (i % 29) / 30.0f | out float y[n] restrict */
void ratio_of_polynomials(int n, const float *restrict x, float *restrict y)
{
    for (int i = 0; i < n; i++) {
        float t = x[i], p = 1.0f;
        p = p * t + 0.37037f;
        p = p * t + 0.227273f;
        p = p * t + 0.163934f;
        p = p * t + 0.128205f;
        p = p * t + 0.105263f;
        p = p * t + 0.089286f;
        p = p * t + 0.077519f;
        p = p * t + 0.068493f;
        p = p * t + 0.06135f;
        p = p * t + 0.055556f;
        p = p * t + 0.050761f;
        p = p * t + 0.046729f;
        p = p * t + 0.04329f;
        p = p * t + 0.040323f;
        p = p * t + 0.037736f;
        p = p * t + 0.035461f;
        float q = p;
        q = q * t + 0.163934f;
        q = q * t + 0.128205f;
        q = q * t + 0.105263f;
        q = q * t + 0.089286f;
        q = q * t + 0.077519f;
        q = q * t + 0.068493f;
        q = q * t + 0.06135f;
        q = q * t + 0.055556f;
        q = q * t + 0.050761f;
        q = q * t + 0.046729f;
        q = q * t + 0.04329f;
        q = q * t + 0.040323f;
        q = q * t + 0.037736f;
        q = q * t + 0.035461f;
        q = q * t + 0.033445f;
        q = q * t + 0.031646f;
        float r = p / q;
        r = r * t + 0.105263f;
        r = r * t + 0.089286f;
        r = r * t + 0.077519f;
        r = r * t + 0.068493f;
        r = r * t + 0.06135f;
        r = r * t + 0.055556f;
        r = r * t + 0.050761f;
        r = r * t + 0.046729f;
        r = r * t + 0.04329f;
        r = r * t + 0.040323f;
        r = r * t + 0.037736f;
        r = r * t + 0.035461f;
        r = r * t + 0.033445f;
        r = r * t + 0.031646f;
        r = r * t + 0.03003f;
        r = r * t + 0.028571f;
        y[i] = r;
    }
}
