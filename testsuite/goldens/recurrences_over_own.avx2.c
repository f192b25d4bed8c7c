/* kernel: int n | inout float x[4*n+8] | -> float */
float recurrences_over_own(int n, float *x)
{
    float a = 0, b = 0, c = 0, d = 0;
    for (int i = 0; i < n; i++) {
        a = a * 0.5f + x[4 * i];
        b = b * 0.5f + x[4 * i + 1];
        c = c * 0.5f + x[4 * i + 2];
        d = d * 0.5f + x[4 * i + 3];
        x[4 * i + 4] = a;
        x[4 * i + 5] = b;
        x[4 * i + 6] = c;
        x[4 * i + 7] = d;
    }
    return a + b * 2 + c * 3 + d * 4;
}
