/* vcc 0.1.0 wrote this from checksum_xor.c for neon */
#if defined(__ARM_NEON) && defined(__AARCH64EL__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u64 x[n] | -> u64 */
#ifdef VCC_VECTOR
#include <arm_neon.h>
#endif
unsigned long checksum_xor(int n, const unsigned long *x)
{
    int i;
    unsigned long h = 0x9e3779b97f4a7c15ul;
#ifdef VCC_VECTOR
    /* vcc: line 6: 2 lanes x 8, neon */
    i = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const uint64x2_t t_v = vdupq_n_u64((unsigned long)0L);
        uint64x2_t h_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 8
            for (copy = 0; copy < 8; copy++) {
                const uint64x2_t x_v =
                    vreinterpretq_u64_u8(vld1q_u8((const unsigned char *)(const void *)(x + (long)(k + copy * 2))));
                h_v[copy] = veorq_u64(h_v[copy], x_v);
            }
        }
        {
            const uint64x2_t h2_v = veorq_u64(veorq_u64(h_v[0], h_v[4]), veorq_u64(h_v[2], h_v[6]));
            const uint64x2_t h3_v = veorq_u64(veorq_u64(h_v[1], h_v[5]), veorq_u64(h_v[3], h_v[7]));
            const uint64x2_t h4_v = veorq_u64(h2_v, h3_v);
            const unsigned long h_s = vgetq_lane_u64(veorq_u64(h4_v, vextq_u64(h4_v, h4_v, 1)), 0);
            i = (int)end;
            h = h ^ h_s;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        h ^= x[i];
    }
#else
    for (i = 0; i < n; i++)
        h ^= x[i];
#endif
    return h;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
