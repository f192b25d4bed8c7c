/* kernel: int n | in float x[n] | in double d[n] | out float y[n] restrict | out i32 e[n] restrict | out double z[n] restrict | -> u32 */
union number {
    float value;
    unsigned bits;
};
union wide {
    unsigned long bits;
    double value;
    long whole;
};
/* A union in each iteration: what is written as one type and read as another. */
unsigned bits_by_union(int n, const float *x, const double *d, float *restrict y, int *restrict e,
                       double *restrict z)
{
    unsigned all = 0;
    int i;
    for (i = 0; i < n; i++) {
        union number a;
        a.value = x[i];
        a.bits ^= 0x80000000u;
        y[i] = a.value;
    }
    for (i = 0; i < n; i++) {
        union number a = {x[i]};
        all ^= a.bits;
    }
    for (i = 0; i < n; i++) {
        union wide a;
        a.value = d[i] * 0.5;
        e[i] = (int)(a.bits >> 52 & 2047);
        if (a.whole < 0)
            a.bits |= 1;
        z[i] = a.value;
    }
    return all;
}
