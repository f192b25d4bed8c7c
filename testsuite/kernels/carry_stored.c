/* kernel: int n | float g | inout float x[n+1] | in float w[n+1] | out float y[n+1] */
void carry_stored(int n, float g, float *x, const float *w, float *y)
{
    for (int i = 1; i <= n; i++) {
        y[i] = x[i - 1] * g;
        x[i] = w[i] + 1.0f;
    }
}
