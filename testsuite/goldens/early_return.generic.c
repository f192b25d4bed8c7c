/* vcc 0.1.0 wrote this from early_return.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in i32 b[n] | out i32 d[n] restrict */
#pragma simd declare
static int early_return_lane(int x, int y)
{
    if (x < 0)
        return y;
    if (y < 0) {
        if (x > 1000)
            return -1;
        return x;
    }
    return (x & 7) - (y & 7);
}

#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void early_return(int n, const int *a, const int *b, int *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 19: 4 lanes, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)1000 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)7 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + k2);
            const vcc_u32x4 b_v = *(const vcc_u32x4 *)(const void *)(b + k2);
            const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)a_v < (vcc_i32x4)t_v);
            const vcc_u32x4 mask2_v = ~mask_v;
            const vcc_u32x4 mask3_v = (vcc_u32x4)((vcc_i32x4)b_v < (vcc_i32x4)t_v);
            const vcc_u32x4 mask4_v =
                mask2_v & mask3_v & (vcc_u32x4)((vcc_i32x4)a_v > (vcc_i32x4)t3_v);
            const vcc_u32x4 mask5_v = mask2_v & ~mask3_v;
            const vcc_u32x4 t5_v = (t2_v & mask4_v)
                | (((b_v & mask_v) | (a_v & ~mask_v)) & ~mask4_v);
            const vcc_u32x4 d_new_v = (((a_v & t4_v) - (b_v & t4_v)) & mask5_v) | (t5_v & ~mask5_v);
            *(vcc_u32x4 *)(void *)(d + k2) = d_new_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++) {
#endif
        d[k] = early_return_lane(a[k], b[k]);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
