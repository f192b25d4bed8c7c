/* kernel: int n | in i16 x[n] | out float y[n] restrict | -> float */
float omp_max_store(int n, const short *x, float *y)
{
    float m = -1;
    int i;
#pragma omp simd reduction(max : m)
    for (i = 0; i < n; i++) {
        float v = (float)x[i];
        y[i] = v * 2;
        m = m > v ? m : v;
    }
    return m;
}
