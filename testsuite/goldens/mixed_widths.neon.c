/* vcc 0.1.0 wrote this from mixed_widths.c for neon */
#if defined(__ARM_NEON) && defined(__AARCH64EL__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in i16 b[n] | in i32 c[n] | out i64 d[n] | inout float e[n] */
#ifdef VCC_VECTOR
#include <arm_neon.h>
#endif
void mixed_widths(int n, const unsigned char *restrict a, const short *restrict b,
                  const int *restrict c, long *restrict d, float *restrict e)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, neon */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            unsigned int a_v;
            const uint8x16_t a2_v =
                vreinterpretq_u8_u32(vdupq_n_u32(((void)__builtin_memcpy(&a_v,
                (const void *)(a + k), sizeof a_v), a_v)));
            const uint16x8_t b_v =
                vreinterpretq_u16_u8(vcombine_u8(vld1_u8((const unsigned char *)(const void *)(b + k)),
                vdup_n_u8(0)));
            const uint32x4_t t_v =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(b_v))));
            const uint32x4_t t2_v = vmovl_u16(vget_low_u16(vmovl_u8(vget_low_u8(a2_v))));
            const uint32x4_t t3_v = vaddq_u32(t2_v, t_v);
            const uint64x2_t t_v0 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(t3_v))));
            const uint64x2_t t_v1 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(t3_v)));
            const uint32x4_t c_v = vld1q_u32((const unsigned int *)(const void *)(c + k));
            const uint64x2_t t2_v0 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(c_v))));
            const uint64x2_t t2_v1 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(c_v)));
            const uint64x2_t d_new_v0 = vaddq_u64(t_v0, t2_v0);
            const uint64x2_t d_new_v1 = vaddq_u64(t_v1, t2_v1);
            vst1q_u8((unsigned char *)(void *)(d + k), vreinterpretq_u8_u64(d_new_v0));
            vst1q_u8((unsigned char *)(void *)(d + k + 2), vreinterpretq_u8_u64(d_new_v1));
            const uint32x4_t t4_v =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(b_v))));
            const float32x4_t t5_v = vcvtq_f32_s32(vreinterpretq_s32_u32(t4_v));
            vst1q_f32(e + k, vaddq_f32(vld1q_f32(e + k), t5_v));
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        d[i] = (long)a[i] + b[i] + c[i];
        e[i] += (float)b[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
