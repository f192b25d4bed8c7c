/* vcc 0.1.0 wrote this from if_else.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in i32 b[n] | out i32 c[n] */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void if_else(int n, const int *a, const int *b, int *c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 4, then 4, the last ones overlapping, generic; runs if a and c are far
       enough apart, b and c are far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n * 4 - 1
        && (unsigned long)c - (unsigned long)b - 1 >= (unsigned long)n * 4 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 4;
        const vcc_u32x4 a_last_v = *(const vcc_u32x4 *)(const void *)(a + last);
        const vcc_u32x4 b_last_v = *(const vcc_u32x4 *)(const void *)(b + last);
        const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)a_last_v > (vcc_i32x4)b_last_v);
        const vcc_u32x4 c_new_last_v = ((a_last_v ^ b_last_v) & mask_v)
            | (a_last_v & b_last_v & ~mask_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + at);
                const vcc_u32x4 b_v = *(const vcc_u32x4 *)(const void *)(b + at);
                const vcc_u32x4 mask2_v = (vcc_u32x4)((vcc_i32x4)a_v > (vcc_i32x4)b_v);
                const vcc_u32x4 c_new_v = ((a_v ^ b_v) & mask2_v) | (a_v & b_v & ~mask2_v);
                *(vcc_u32x4 *)(void *)(c + at) = c_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 a2_v = *(const vcc_u32x4 *)(const void *)(a + k);
            const vcc_u32x4 b2_v = *(const vcc_u32x4 *)(const void *)(b + k);
            const vcc_u32x4 mask3_v = (vcc_u32x4)((vcc_i32x4)a2_v > (vcc_i32x4)b2_v);
            const vcc_u32x4 c_new2_v = ((a2_v ^ b2_v) & mask3_v) | (a2_v & b2_v & ~mask3_v);
            *(vcc_u32x4 *)(void *)(c + k) = c_new2_v;
        }
        /* the last ones, some of them once more */
        *(vcc_u32x4 *)(void *)(c + last) = c_new_last_v;
        i = n;
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
