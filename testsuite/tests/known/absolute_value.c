/* kernel: int n | i32 s | float f | inout float a[2*n+8] | -> u64 */
static unsigned long absolute_value_bits(double x)
{
    unsigned long u;
    if (x != x) return 7;
    __builtin_memcpy(&u, &x, 8);
    return u;
}
unsigned long absolute_value(int n, int s, float f, float *a)
{
    unsigned long h = 0;
    signed char v0 = (signed char)s;
    int v1 = (int)s;
    for (int i = 0; i < (n & ~7); i++) {
        a[i] += (float)((((float)i <= (float)f ? (float)i : (float)f) + ((float)a[i] < 0 ? -(float)a[i] : (float)a[i])));
        a[i] = (float)((((float)a[i] < 0 ? -(float)a[i] : (float)a[i]) + (39.5f - (float)f)));
        a[i] = (float)(((unsigned long)3 == ((unsigned long)((unsigned long)(unsigned long)3 + (unsigned long)(unsigned long)3)) || ((float)3 < 1000000 && (float)3 > -1000 ? (int)(float)3 : (int)3) ? (float)3 : ((float)3 * (float)3)));
    }
    h = h * 31 + (unsigned long)v0;
    h = h * 31 + (unsigned long)v1;
    (void)s, (void)f, (void)absolute_value_bits;
    return h;
}
