/* kernel: int n | int limited | float top | in float x[n] restrict | out float y[n] restrict */
void limit_if_asked(int n, int limited, float top, const float *restrict x, float *restrict y)
{
    for (int i = 0; i < n; i++) {
        float v = x[i] * x[i];
        if (limited && v > top)
            v = top;
        y[i] = v;
    }
}
