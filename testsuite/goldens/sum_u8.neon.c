/* vcc 0.1.0 wrote this from sum_u8.c for neon */
#if defined(__ARM_NEON) && defined(__AARCH64EL__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 p[n] | -> unsigned */
#ifdef VCC_VECTOR
#include <arm_neon.h>
#endif
unsigned sum_u8(int n, const unsigned char *p)
{
    unsigned sum = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes x 2, then 16, neon */
    i = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const unsigned long wide_end = end & ~31UL;
        uint32x4_t sum_v = vdupq_n_u32((unsigned int)0);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const uint8x16_t p_v0 = vld1q_u8((const unsigned char *)(const void *)(p + k));
            const uint32x4_t t_v0 = vpaddlq_u16(vpaddlq_u8(p_v0));
            const uint8x16_t p_v1 = vld1q_u8((const unsigned char *)(const void *)(p + k + 16));
            const uint32x4_t t_v1 = vpaddlq_u16(vpaddlq_u8(p_v1));
            sum_v = vaddq_u32(sum_v, vaddq_u32(t_v0, t_v1));
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 16) {
            const uint8x16_t p_v = vld1q_u8((const unsigned char *)(const void *)(p + k));
            sum_v = vaddq_u32(sum_v, vpaddlq_u16(vpaddlq_u8(p_v)));
        }
        {
            const uint32x4_t t_v = vaddq_u32(sum_v, vextq_u32(sum_v, sum_v, 2));
            const unsigned int t = vgetq_lane_u32(vaddq_u32(t_v, vextq_u32(t_v, t_v, 1)), 0);
            sum = sum + t;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        sum += p[i];
    }
#else
    for (i = 0; i < n; i++)
        sum += p[i];
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
