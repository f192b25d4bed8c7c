/* kernel: int n | in float x[n+8] | in float w[8] | out float y[n] */
void window_in_scratch(int n, const float *x, const float *w, float *y)
{
    for (int i = 0; i < n; i++) {
        float t[8];
        for (int k = 0; k < 8; k++)
            t[k] = x[i + k] * w[k];
        for (int step = 4; step > 0; step /= 2)
            for (int k = 0; k < step; k++)
                t[k] += t[k + step];
        y[i] = t[0];
    }
}
