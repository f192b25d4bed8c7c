/* kernel: int n | in float x[n] | out float y[n] */
void piecewise(int n, const float *x, float *y)
{
    for (int i = 0; i < n; i++) {
        float v = x[i];
        if (v < -1)
            y[i] = -1;
        else if (v < 1)
            y[i] = v * (1.5f - 0.5f * v * v);
        else
            y[i] = 1;
    }
}
