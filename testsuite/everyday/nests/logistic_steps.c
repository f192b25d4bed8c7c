/* kernel: int n | in float x[n] | float r | make x = x[i] * 0.001f + 0.5f | make r = 3.7f | out float y[n] restrict */
void logistic_steps(int n, const float *x, float r, float *restrict y)
{
    for (int i = 0; i < n; i++) {
        float v = x[i];
        for (int t = 0; t < 10; t++)
            v = r * v * (1.0f - v);
        y[i] = v;
    }
}
