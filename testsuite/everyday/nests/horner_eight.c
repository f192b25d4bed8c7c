/* kernel: int n | in float x[n] | in float c[8] | out float y[n] */
void horner_eight(int n, const float *x, const float *c, float *y)
{
    for (int i = 0; i < n; i++) {
        float s = 0;
        for (int k = 7; k >= 0; k--)
            s = s * x[i] + c[k];
        y[i] = s;
    }
}
