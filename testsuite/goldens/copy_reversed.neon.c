/* vcc 0.1.0 wrote this from copy_reversed.c for neon */
#if defined(__ARM_NEON) && defined(__AARCH64EL__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] */
#ifdef VCC_VECTOR
#include <arm_neon.h>
#endif
void copy_reversed(int n, const int *x, int *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 4, then 4, neon; runs if x and y do not overlap */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long t = (unsigned long)((const char *)x + (long)((unsigned long)n * 4 - 4));
        if (t + 4 <= (unsigned long)y || (unsigned long)y + end * 4 <= t + (end - 1) * ~3UL) {
            const int *const x_s = x + (long)((unsigned long)n - 1);
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                const uint32x4_t x_v0 =
                    vld1q_u32((const unsigned int *)(const void *)(x_s - k - 3));
                const uint32x4_t x2_v0 = vrev64q_u32(x_v0);
                const uint32x4_t x3_v0 = vextq_u32(x2_v0, x2_v0, 2);
                const uint32x4_t x_v1 =
                    vld1q_u32((const unsigned int *)(const void *)(x_s - k - 4 - 3));
                const uint32x4_t x2_v1 = vrev64q_u32(x_v1);
                const uint32x4_t x3_v1 = vextq_u32(x2_v1, x2_v1, 2);
                const uint32x4_t x_v2 =
                    vld1q_u32((const unsigned int *)(const void *)(x_s - k - 8 - 3));
                const uint32x4_t x2_v2 = vrev64q_u32(x_v2);
                const uint32x4_t x3_v2 = vextq_u32(x2_v2, x2_v2, 2);
                const uint32x4_t x_v3 =
                    vld1q_u32((const unsigned int *)(const void *)(x_s - k - 12 - 3));
                const uint32x4_t x2_v3 = vrev64q_u32(x_v3);
                const uint32x4_t x3_v3 = vextq_u32(x2_v3, x2_v3, 2);
                vst1q_u32((unsigned int *)(void *)(y + k), x3_v0);
                vst1q_u32((unsigned int *)(void *)(y + k + 4), x3_v1);
                vst1q_u32((unsigned int *)(void *)(y + k + 8), x3_v2);
                vst1q_u32((unsigned int *)(void *)(y + k + 12), x3_v3);
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const uint32x4_t x_v = vld1q_u32((const unsigned int *)(const void *)(x_s - k - 3));
                const uint32x4_t x2_v = vrev64q_u32(x_v);
                const uint32x4_t x3_v = vextq_u32(x2_v, x2_v, 2);
                vst1q_u32((unsigned int *)(void *)(y + k), x3_v);
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[n - 1 - i];
    }
#else
    for (i = 0; i < n; i++)
        y[i] = x[n - 1 - i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
