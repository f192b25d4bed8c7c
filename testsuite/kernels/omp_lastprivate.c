/* kernel: int n | in float x[n] | out float y[n] restrict | -> float */
float omp_lastprivate(int n, const float *x, float *y)
{
    float t = 1;
    int i;
#pragma omp simd lastprivate(t) aligned(y : 4) nontemporal(y)
    for (i = 0; i < n; i++) {
        t = x[i] * 3;
        y[i] = t;
    }
    return t;
}
