/* kernel: int n | in float x[n] | in float table[257] | out float y[n] */
void interpolate(int n, const float *x, const float *table, float *y)
{
    for (int i = 0; i < n; i++) {
        float v = x[i] > 0 ? x[i] < 255 ? x[i] : 255 : 0;
        int k = (int)v;
        y[i] = table[k] + (v - (float)k) * (table[k + 1] - table[k]);
    }
}
