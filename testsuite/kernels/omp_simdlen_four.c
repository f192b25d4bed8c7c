/* kernel: int n | in i16 x[n] | out i16 y[n] restrict */
void omp_simdlen_four(int n, const short *x, short *y)
{
    int i;
#pragma omp simd simdlen(4) if (simd : 1)
    for (i = 0; i < n; i++)
        y[i] = (short)(x[i] * 5);
}
