/* kernel: int n | in float x[n] restrict | inout float y[n] restrict | inout float z[n] restrict */
/* `double` variables that branches set, one after the other. */
void floats_joined_by_double(int n, const float *restrict x, float *restrict y, float *restrict z)
{
    int i;
    for (i = 0; i < n; i++) {
        double v = x[i], u, a;
        float t;
        if (v > 1)
            v = 1;
        y[i] = v;
        u = z[i];
        if (x[i] < 0)
            u = 0;
        a = x[i] > 0 ? u : x[i];
        t = a * 3.0;
        z[i] = (y[i] > 0.5 ? x[i] : 0.25) + (double)t;
    }
}
