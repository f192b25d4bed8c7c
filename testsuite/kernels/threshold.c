/* kernel: int n | in float x[n] | float t | out float y[n] */
void threshold(int n, const float *x, float t, float *y)
{
    int i;
    for (i = 0; i < n; i++)
        y[i] = x[i] > t ? x[i] : 0.0f;
}
