/* kernel: int n | int taps | make taps = 7 | in float x[n+7] | in float w[7] | out float y[n] */
void taps_of_filter(int n, int taps, const float *x, const float *w, float *y)
{
    for (int i = 0; i < n; i++) {
        float acc = 0.0f;
        for (int k = 0; k < taps; k++)
            acc += w[k] * x[i + k];
        y[i] = acc;
    }
}
