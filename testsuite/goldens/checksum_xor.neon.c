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
    /* vcc: line 6: 2 lanes x 8, then 2, neon */
    i = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~15UL;
        const uint64x2_t t_v = vdupq_n_u64((unsigned long)0L);
        uint64x2_t h_v0 = t_v;
        uint64x2_t h_v1 = t_v;
        uint64x2_t h_v2 = t_v;
        uint64x2_t h_v3 = t_v;
        uint64x2_t h_v4 = t_v;
        uint64x2_t h_v5 = t_v;
        uint64x2_t h_v6 = t_v;
        uint64x2_t h_v7 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const uint64x2_t x_v0 =
                vreinterpretq_u64_u8(vld1q_u8((const unsigned char *)(const void *)(x + k)));
            const uint64x2_t x_v1 =
                vreinterpretq_u64_u8(vld1q_u8((const unsigned char *)(const void *)(x + k + 2)));
            const uint64x2_t x_v2 =
                vreinterpretq_u64_u8(vld1q_u8((const unsigned char *)(const void *)(x + k + 4)));
            const uint64x2_t x_v3 =
                vreinterpretq_u64_u8(vld1q_u8((const unsigned char *)(const void *)(x + k + 6)));
            const uint64x2_t x_v4 =
                vreinterpretq_u64_u8(vld1q_u8((const unsigned char *)(const void *)(x + k + 8)));
            const uint64x2_t x_v5 =
                vreinterpretq_u64_u8(vld1q_u8((const unsigned char *)(const void *)(x + k + 10)));
            const uint64x2_t x_v6 =
                vreinterpretq_u64_u8(vld1q_u8((const unsigned char *)(const void *)(x + k + 12)));
            const uint64x2_t x_v7 =
                vreinterpretq_u64_u8(vld1q_u8((const unsigned char *)(const void *)(x + k + 14)));
            h_v0 = veorq_u64(h_v0, x_v0);
            h_v1 = veorq_u64(h_v1, x_v1);
            h_v2 = veorq_u64(h_v2, x_v2);
            h_v3 = veorq_u64(h_v3, x_v3);
            h_v4 = veorq_u64(h_v4, x_v4);
            h_v5 = veorq_u64(h_v5, x_v5);
            h_v6 = veorq_u64(h_v6, x_v6);
            h_v7 = veorq_u64(h_v7, x_v7);
        }
        const uint64x2_t h_v = veorq_u64(veorq_u64(h_v0, h_v4), veorq_u64(h_v2, h_v6));
        const uint64x2_t h2_v = veorq_u64(veorq_u64(h_v1, h_v5), veorq_u64(h_v3, h_v7));
        uint64x2_t h3_v = veorq_u64(h_v, h2_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const uint64x2_t x_v =
                vreinterpretq_u64_u8(vld1q_u8((const unsigned char *)(const void *)(x + k)));
            h3_v = veorq_u64(h3_v, x_v);
        }
        {
            const unsigned long h_s = vgetq_lane_u64(veorq_u64(h3_v, vextq_u64(h3_v, h3_v, 1)), 0);
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
