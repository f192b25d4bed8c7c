/* vcc 0.1.0 wrote this from if_else.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in i32 b[n] | out i32 c[n] */
#ifdef VCC_VECTOR
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void if_else(int n, const int *a, const int *b, int *c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 2, then 2, generic; runs if a and c are far enough apart, b and c are
       far enough apart */
    i = 0;
    if (n >= 2 && (unsigned long)c - (unsigned long)a - 1 >= 63
        && (unsigned long)c - (unsigned long)b - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~7UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + at);
                const vcc_u32x4 b_v = *(const vcc_u32x4 *)(const void *)(b + at);
                const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)a_v > (vcc_i32x4)b_v);
                const vcc_u32x4 c_new_v = ((a_v ^ b_v) & mask_v) | (a_v & b_v & ~mask_v);
                *(vcc_u32x4 *)(void *)(c + at) = c_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const vcc_u32x2 a2_v = *(const vcc_u32x2 *)(const void *)(a + k);
            const vcc_u32x2 b2_v = *(const vcc_u32x2 *)(const void *)(b + k);
            const vcc_u32x2 mask2_v = (vcc_u32x2)((vcc_i32x2)a2_v > (vcc_i32x2)b2_v);
            const vcc_u32x2 c_new2_v = ((a2_v ^ b2_v) & mask2_v) | (a2_v & b2_v & ~mask2_v);
            *(vcc_u32x2 *)(void *)(c + k) = c_new2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (a[i] > b[i])
            c[i] = a[i] ^ b[i];
        else
            c[i] = a[i] & b[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
