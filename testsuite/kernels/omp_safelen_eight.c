/* kernel: int n | inout i16 a[n+8] */
void omp_safelen_eight(int n, short *a)
{
    int i;
#pragma omp simd safelen(8)
    for (i = 0; i < n; i++)
        a[i + 8] = (short)(a[i] ^ i);
}
