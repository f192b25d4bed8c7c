/* kernel: int n | in float x[n+2] | out float y[n] restrict */
void median_of_three_sorted(int n, const float *x, float *restrict y)
{
    for (int i = 0; i < n; i++) {
        float v[3], t;
        for (int k = 0; k < 3; k++)
            v[k] = x[i + k];
        if (v[1] < v[0]) { t = v[0]; v[0] = v[1]; v[1] = t; }
        if (v[2] < v[1]) { t = v[1]; v[1] = v[2]; v[2] = t; }
        if (v[1] < v[0]) { t = v[0]; v[0] = v[1]; v[1] = t; }
        y[i] = v[1];
    }
}
