/* kernel: int n | inout u16 a[2*n] */
void gcc_ivdep_upper(int n, unsigned short *a)
{
    int i;
#pragma GCC ivdep
#pragma GCC unroll 2
    for (i = 0; i < n; i++)
        a[i + n] = (unsigned short)(a[i + n] + a[i]);
}
