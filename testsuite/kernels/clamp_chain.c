/* kernel: int n | in i32 x[n] | in float y[n] | out i32 a[n] | out float b[n] | out float c[n] */
/* Bounds that are asked for one after the other: zeros and NaNs stay what they are. */
void clamp_chain(int n, const int *restrict x, const float *restrict y, int *restrict a,
                 float *restrict b, float *restrict c)
{
    int i;
    for (i = 0; i < n; i++) {
        int v = x[i];
        float w = y[i];
        if (v > 100)
            v = 100;
        else if (v < -100)
            v = -100;
        a[i] = v;
        if (w < 0.0f)
            w = 0.0f;
        else if (w > 1.0f)
            w = 1.0f;
        b[i] = w;
        c[i] = y[i] >= 2.5f ? 2.5f : y[i] <= -0.0f ? -0.0f : y[i];
    }
}
