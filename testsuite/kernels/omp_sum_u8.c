/* kernel: int n | in u8 x[n] | -> float */
/* Exact in any order. */
float omp_sum_u8(int n, const unsigned char *x)
{
    float s = 0;
    int i;
#pragma omp simd reduction(+ : s)
    for (i = 0; i < n; i++)
        s += (float)x[i];
    return s;
}
