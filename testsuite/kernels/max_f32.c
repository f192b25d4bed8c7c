/* kernel: int n | in float x[n] | -> float */
float max_f32(int n, const float *x)
{
    int i;
    float m = -1.0f;
    for (i = 0; i < n; i++)
        if (x[i] > m)
            m = x[i];
    return m;
}
