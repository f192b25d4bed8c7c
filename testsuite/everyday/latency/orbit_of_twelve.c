/* kernel: int n | in float x[n] | make x = (i % 23 - 11) / 100.0f | in float y[n] | make y = (i % 19 - 9) / 90.0f | out float r[n] restrict */
void orbit_of_twelve(int n, const float *restrict x, const float *restrict y, float *restrict r)
{
    for (int i = 0; i < n; i++) {
        float a = x[i], b = y[i], t;
        t = a * a - b * b + x[i];
        b = 2.0f * a * b + y[i];
        a = t;
        t = a * a - b * b + x[i];
        b = 2.0f * a * b + y[i];
        a = t;
        t = a * a - b * b + x[i];
        b = 2.0f * a * b + y[i];
        a = t;
        t = a * a - b * b + x[i];
        b = 2.0f * a * b + y[i];
        a = t;
        t = a * a - b * b + x[i];
        b = 2.0f * a * b + y[i];
        a = t;
        t = a * a - b * b + x[i];
        b = 2.0f * a * b + y[i];
        a = t;
        t = a * a - b * b + x[i];
        b = 2.0f * a * b + y[i];
        a = t;
        t = a * a - b * b + x[i];
        b = 2.0f * a * b + y[i];
        a = t;
        t = a * a - b * b + x[i];
        b = 2.0f * a * b + y[i];
        a = t;
        t = a * a - b * b + x[i];
        b = 2.0f * a * b + y[i];
        a = t;
        t = a * a - b * b + x[i];
        b = 2.0f * a * b + y[i];
        a = t;
        t = a * a - b * b + x[i];
        b = 2.0f * a * b + y[i];
        a = t;
        r[i] = a * a + b * b;
    }
}
