/* vcc 0.1.0 wrote this from abs_difference.c for neon */
#if defined(__ARM_NEON) && defined(__AARCH64EL__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in u8 b[n] | out u8 d[n] */
#ifdef VCC_VECTOR
#include <arm_neon.h>
#endif
void abs_difference(int n, const unsigned char *a, const unsigned char *b, unsigned char *d)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 16 lanes x 2, then 8, the last ones overlapping, neon; runs if a and d are far
       enough apart, b and d are far enough apart */
    int i_done = 0;
    if (n >= 8 && (unsigned long)d - (unsigned long)a - 1 >= (unsigned long)n - 1
        && (unsigned long)d - (unsigned long)b - 1 >= (unsigned long)n - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const uint8x16_t a_last_v =
            vcombine_u8(vld1_u8((const unsigned char *)(const void *)(a + last)), vdup_n_u8(0));
        const uint8x16_t b_last_v =
            vcombine_u8(vld1_u8((const unsigned char *)(const void *)(b + last)), vdup_n_u8(0));
        const uint8x16_t d_new_last_v =
            vsubq_u8(vmaxq_u8(a_last_v, b_last_v), vminq_u8(a_last_v, b_last_v));
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 16;
                const uint8x16_t a_v = vld1q_u8((const unsigned char *)(const void *)(a + at));
                const uint8x16_t b_v = vld1q_u8((const unsigned char *)(const void *)(b + at));
                const uint8x16_t d_new_v = vsubq_u8(vmaxq_u8(a_v, b_v), vminq_u8(a_v, b_v));
                vst1q_u8((unsigned char *)(void *)(d + at), d_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const uint8x16_t a2_v =
                vcombine_u8(vld1_u8((const unsigned char *)(const void *)(a + k)), vdup_n_u8(0));
            const uint8x16_t b2_v =
                vcombine_u8(vld1_u8((const unsigned char *)(const void *)(b + k)), vdup_n_u8(0));
            const uint8x16_t d_new2_v = vsubq_u8(vmaxq_u8(a2_v, b2_v), vminq_u8(a2_v, b2_v));
            vst1_u8((unsigned char *)(void *)(d + k), vget_low_u8(d_new2_v));
        }
        /* the last ones, some of them once more */
        vst1_u8((unsigned char *)(void *)(d + last), vget_low_u8(d_new_last_v));
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        int t = a[i] - b[i];
        d[i] = (unsigned char)(t < 0 ? -t : t);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
