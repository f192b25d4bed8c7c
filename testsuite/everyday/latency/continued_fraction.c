/* kernel: int n | in float x[n] | make x = 0.25f + i % 37 | out float y[n] restrict */
void continued_fraction(int n, const float *restrict x, float *restrict y)
{
    for (int i = 0; i < n; i++) {
        float a = x[i] * x[i];
        float d = 15.0f + a;
        d = 13.0f + a / d;
        d = 11.0f + a / d;
        d = 9.0f + a / d;
        d = 7.0f + a / d;
        d = 5.0f + a / d;
        d = 3.0f + a / d;
        d = 1.0f + a / d;
        y[i] = x[i] / d;
    }
}
