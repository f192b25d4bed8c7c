/* kernel: int n | in float x[n] | make x = 1 + i % 31 / 32.0f | in float guess[64] | make guess = 0.4f + i / 200.0f | out float y[n] restrict */
void newton_and_tables(int n, const float *restrict x, const float *restrict guess, float *restrict y)
{
    for (int i = 0; i < n; i++) {
        float a = x[i];
        float r = guess[(int)(a * 31.0f) & 63];
        r = r * (2.0f - a * r);
        r = r * (2.0f - a * r);
        r = r * (2.0f - a * r);
        r = r * (2.0f - a * r);
        r = r * (2.0f - a * r);
        y[i] = r;
    }
}
