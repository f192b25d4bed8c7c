/* vcc 0.1.0 wrote this from if_else.c for neon */
#if defined(__ARM_NEON) && defined(__AARCH64EL__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in i32 b[n] | out i32 c[n] */
#ifdef VCC_VECTOR
#include <arm_neon.h>
#endif
void if_else(int n, const int *a, const int *b, int *c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 2, the last ones overlapping, neon; runs if a and c are far enough
       apart, b and c are far enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n * 4 - 1
        && (unsigned long)c - (unsigned long)b - 1 >= (unsigned long)n * 4 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long last = (unsigned long)n - 8;
        const uint32x4_t a_last_v = vld1q_u32((const unsigned int *)(const void *)(a + last));
        const uint32x4_t a_last2_v = vld1q_u32((const unsigned int *)(const void *)(a + last + 4));
        const uint32x4_t b_last_v = vld1q_u32((const unsigned int *)(const void *)(b + last));
        const uint32x4_t b_last2_v = vld1q_u32((const unsigned int *)(const void *)(b + last + 4));
        const uint32x4_t mask_v =
            vcgtq_s32(vreinterpretq_s32_u32(a_last_v), vreinterpretq_s32_u32(b_last_v));
        const uint32x4_t t_v = vandq_u32(a_last_v, b_last_v);
        const uint32x4_t mask2_v =
            vcgtq_s32(vreinterpretq_s32_u32(a_last2_v), vreinterpretq_s32_u32(b_last2_v));
        const uint32x4_t t2_v = vandq_u32(a_last2_v, b_last2_v);
        const uint32x4_t c_new_last_v = vbslq_u32(mask_v, veorq_u32(a_last_v, b_last_v), t_v);
        const uint32x4_t c_new_last2_v = vbslq_u32(mask2_v, veorq_u32(a_last2_v, b_last2_v), t2_v);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 4;
                const uint32x4_t a_v = vld1q_u32((const unsigned int *)(const void *)(a + at));
                const uint32x4_t b_v = vld1q_u32((const unsigned int *)(const void *)(b + at));
                const uint32x4_t mask3_v =
                    vcgtq_s32(vreinterpretq_s32_u32(a_v), vreinterpretq_s32_u32(b_v));
                const uint32x4_t c_new_v =
                    vbslq_u32(mask3_v, veorq_u32(a_v, b_v), vandq_u32(a_v, b_v));
                vst1q_u32((unsigned int *)(void *)(c + at), c_new_v);
            }
        }
        /* the last ones, some of them once more */
        vst1q_u32((unsigned int *)(void *)(c + last), c_new_last_v);
        vst1q_u32((unsigned int *)(void *)(c + last + 4), c_new_last2_v);
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
