/* kernel: int n | in float x[n] | out float y[n] */
void stored_then_fixed(int n, const float *x, float *y)
{
    for (int i = 0; i < n; i++) {
        y[i] = x[i] - 10.0f;
        if (y[i] < 0.0f)
            y[i] = 0.0f;
    }
}
