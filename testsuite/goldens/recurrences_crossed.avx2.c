/* kernel: int n | in float x[4*n] | out float y[4] restrict */
void recurrences_crossed(int n, const float *x, float *restrict y)
{
    float a = 1, b = 2, c = 3, d = 4;
    for (int i = 0; i < n; i++) {
        float next_a = b * 0.5f + x[4 * i];
        float next_b = a * 0.5f + x[4 * i + 1];
        float next_c = d * 0.5f + x[4 * i + 2];
        float next_d = c * 0.5f + x[4 * i + 3];
        a = next_a;
        b = next_b;
        c = next_c;
        d = next_d;
    }
    y[0] = a, y[1] = b, y[2] = c, y[3] = d;
}
