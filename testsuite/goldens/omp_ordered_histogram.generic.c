/* kernel: int n | in u8 k[n] | in i32 x[n] | inout u32 h[256] restrict | out i32 y[n] restrict */
/* The places of several iterations may be one, which is why they take turns. */
void omp_ordered_histogram(int n, const unsigned char *k, const int *x, unsigned *restrict h, int *restrict y)
{
    int i;
#pragma omp simd
    for (i = 0; i < n; i++) {
        y[i] = x[i] > 3 ? x[i] : 3;
#pragma omp ordered simd
        h[k[i]]++;
    }
}
