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
    /* vcc: line 4: 16 lanes x 2, then 4, neon; runs if a and d are far enough apart, b and d are
       far enough apart */
    int i_done = 0;
    if (n >= 4 && (unsigned long)d - (unsigned long)a - 1 >= 31
        && (unsigned long)d - (unsigned long)b - 1 >= 31) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const uint8x16_t a_v0 = vld1q_u8((const unsigned char *)(const void *)(a + k));
            const uint8x16_t a_v1 = vld1q_u8((const unsigned char *)(const void *)(a + k + 16));
            const uint8x16_t b_v0 = vld1q_u8((const unsigned char *)(const void *)(b + k));
            const uint8x16_t b_v1 = vld1q_u8((const unsigned char *)(const void *)(b + k + 16));
            const uint8x16_t d_new_v0 = vsubq_u8(vmaxq_u8(a_v0, b_v0), vminq_u8(a_v0, b_v0));
            const uint8x16_t d_new_v1 = vsubq_u8(vmaxq_u8(a_v1, b_v1), vminq_u8(a_v1, b_v1));
            vst1q_u8((unsigned char *)(void *)(d + k), d_new_v0);
            vst1q_u8((unsigned char *)(void *)(d + k + 16), d_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            unsigned int a_v;
            const uint8x16_t a2_v =
                vreinterpretq_u8_u32(vdupq_n_u32(((void)__builtin_memcpy(&a_v,
                (const void *)(a + k), sizeof a_v), a_v)));
            unsigned int b_v;
            const uint8x16_t b2_v =
                vreinterpretq_u8_u32(vdupq_n_u32(((void)__builtin_memcpy(&b_v,
                (const void *)(b + k), sizeof b_v), b_v)));
            const uint8x16_t d_new_v = vsubq_u8(vmaxq_u8(a2_v, b2_v), vminq_u8(a2_v, b2_v));
            const unsigned int t_v = vgetq_lane_u32(vreinterpretq_u32_u8(d_new_v), 0);
            __builtin_memcpy((void *)(d + k), &t_v, sizeof t_v);
        }
        i_done = (int)end;
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
