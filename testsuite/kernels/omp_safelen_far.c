/* kernel: int n | inout i32 a[n+12] */
/* The distance is at least 8, which vcc cannot see. */
void omp_safelen_far(int n, int *a)
{
    int m = 8 + n % 5;
    int i;
#pragma omp simd safelen(8)
    for (i = 0; i < n; i++)
        a[i + m] = (a[i] >> 1) + i;
}
