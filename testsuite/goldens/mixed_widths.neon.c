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
    /* vcc: line 5: 16 lanes, then 2, neon */
    int i_done = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const uint16x8_t b_v0 = vld1q_u16((const unsigned short *)(const void *)(b + k));
            const uint16x8_t b_v1 = vld1q_u16((const unsigned short *)(const void *)(b + k + 8));
            const uint32x4_t c_v0 = vld1q_u32((const unsigned int *)(const void *)(c + k));
            const uint32x4_t c_v1 = vld1q_u32((const unsigned int *)(const void *)(c + k + 4));
            const uint32x4_t c_v2 = vld1q_u32((const unsigned int *)(const void *)(c + k + 8));
            const uint32x4_t c_v3 = vld1q_u32((const unsigned int *)(const void *)(c + k + 12));
            const uint8x16_t a_v = vld1q_u8((const unsigned char *)(const void *)(a + k));
            const uint16x8_t t_v = vmovl_u8(vget_low_u8(a_v));
            const uint16x8_t t2_v = vmovl_high_u8(a_v);
            const uint32x4_t t_v0 = vmovl_u16(vget_low_u16(t_v));
            const uint32x4_t t_v1 = vmovl_high_u16(t_v);
            const uint32x4_t t_v2 = vmovl_u16(vget_low_u16(t2_v));
            const uint32x4_t t_v3 = vmovl_high_u16(t2_v);
            const uint32x4_t t2_v0 =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(b_v0))));
            const uint32x4_t t2_v1 =
                vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(b_v0)));
            const uint32x4_t t2_v2 =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(b_v1))));
            const uint32x4_t t2_v3 =
                vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(b_v1)));
            const uint32x4_t t3_v0 = vaddq_u32(t_v0, t2_v0);
            const uint32x4_t t3_v1 = vaddq_u32(t_v1, t2_v1);
            const uint32x4_t t3_v2 = vaddq_u32(t_v2, t2_v2);
            const uint32x4_t t3_v3 = vaddq_u32(t_v3, t2_v3);
            const uint64x2_t t4_v0 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(t3_v0))));
            const uint64x2_t t4_v1 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(t3_v0)));
            const uint64x2_t t4_v2 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(t3_v1))));
            const uint64x2_t t4_v3 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(t3_v1)));
            const uint64x2_t t4_v4 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(t3_v2))));
            const uint64x2_t t4_v5 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(t3_v2)));
            const uint64x2_t t4_v6 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(t3_v3))));
            const uint64x2_t t4_v7 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(t3_v3)));
            const uint64x2_t t5_v0 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(c_v0))));
            const uint64x2_t t5_v1 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(c_v0)));
            const uint64x2_t t5_v2 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(c_v1))));
            const uint64x2_t t5_v3 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(c_v1)));
            const uint64x2_t t5_v4 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(c_v2))));
            const uint64x2_t t5_v5 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(c_v2)));
            const uint64x2_t t5_v6 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(c_v3))));
            const uint64x2_t t5_v7 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(c_v3)));
            const uint64x2_t d_new_v0 = vaddq_u64(t4_v0, t5_v0);
            const uint64x2_t d_new_v1 = vaddq_u64(t4_v1, t5_v1);
            const uint64x2_t d_new_v2 = vaddq_u64(t4_v2, t5_v2);
            const uint64x2_t d_new_v3 = vaddq_u64(t4_v3, t5_v3);
            const uint64x2_t d_new_v4 = vaddq_u64(t4_v4, t5_v4);
            const uint64x2_t d_new_v5 = vaddq_u64(t4_v5, t5_v5);
            const uint64x2_t d_new_v6 = vaddq_u64(t4_v6, t5_v6);
            const uint64x2_t d_new_v7 = vaddq_u64(t4_v7, t5_v7);
            vst1q_u8((unsigned char *)(void *)(d + k), vreinterpretq_u8_u64(d_new_v0));
            vst1q_u8((unsigned char *)(void *)(d + k + 2), vreinterpretq_u8_u64(d_new_v1));
            vst1q_u8((unsigned char *)(void *)(d + k + 4), vreinterpretq_u8_u64(d_new_v2));
            vst1q_u8((unsigned char *)(void *)(d + k + 6), vreinterpretq_u8_u64(d_new_v3));
            vst1q_u8((unsigned char *)(void *)(d + k + 8), vreinterpretq_u8_u64(d_new_v4));
            vst1q_u8((unsigned char *)(void *)(d + k + 10), vreinterpretq_u8_u64(d_new_v5));
            vst1q_u8((unsigned char *)(void *)(d + k + 12), vreinterpretq_u8_u64(d_new_v6));
            vst1q_u8((unsigned char *)(void *)(d + k + 14), vreinterpretq_u8_u64(d_new_v7));
            const uint16x8_t b2_v0 = vld1q_u16((const unsigned short *)(const void *)(b + k));
            const uint16x8_t b2_v1 = vld1q_u16((const unsigned short *)(const void *)(b + k + 8));
            const float32x4_t e_v0 = vld1q_f32(e + k);
            const float32x4_t e_v1 = vld1q_f32(e + k + 4);
            const float32x4_t e_v2 = vld1q_f32(e + k + 8);
            const float32x4_t e_v3 = vld1q_f32(e + k + 12);
            const uint32x4_t t3_v =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(b2_v0))));
            const uint32x4_t t4_v =
                vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(b2_v0)));
            const uint32x4_t t5_v =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(b2_v1))));
            const uint32x4_t t6_v =
                vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(b2_v1)));
            const float32x4_t t6_v0 = vcvtq_f32_s32(vreinterpretq_s32_u32(t3_v));
            const float32x4_t t6_v1 = vcvtq_f32_s32(vreinterpretq_s32_u32(t4_v));
            const float32x4_t t6_v2 = vcvtq_f32_s32(vreinterpretq_s32_u32(t5_v));
            const float32x4_t t6_v3 = vcvtq_f32_s32(vreinterpretq_s32_u32(t6_v));
            const float32x4_t e_new_v0 = vaddq_f32(e_v0, t6_v0);
            const float32x4_t e_new_v1 = vaddq_f32(e_v1, t6_v1);
            const float32x4_t e_new_v2 = vaddq_f32(e_v2, t6_v2);
            const float32x4_t e_new_v3 = vaddq_f32(e_v3, t6_v3);
            vst1q_f32(e + k, e_new_v0);
            vst1q_f32(e + k + 4, e_new_v1);
            vst1q_f32(e + k + 8, e_new_v2);
            vst1q_f32(e + k + 12, e_new_v3);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            unsigned short a2_v;
            const uint8x16_t a3_v =
                vreinterpretq_u8_u16(vdupq_n_u16(((void)__builtin_memcpy(&a2_v,
                (const void *)(a + k), sizeof a2_v), a2_v)));
            unsigned int b_v;
            const uint16x8_t b2_v =
                vreinterpretq_u16_u32(vdupq_n_u32(((void)__builtin_memcpy(&b_v,
                (const void *)(b + k), sizeof b_v), b_v)));
            const uint32x4_t t7_v =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(b2_v))));
            const uint32x4_t t8_v = vmovl_u16(vget_low_u16(vmovl_u8(vget_low_u8(a3_v))));
            const uint32x4_t t9_v = vaddq_u32(t8_v, t7_v);
            const uint64x2_t t10_v =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(t9_v))));
            const uint32x4_t c_v =
                vreinterpretq_u32_u8(vcombine_u8(vld1_u8((const unsigned char *)(const void *)(c + k)), vdup_n_u8(0)));
            const uint64x2_t t11_v =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(c_v))));
            const uint64x2_t d_new_v = vaddq_u64(t10_v, t11_v);
            vst1q_u8((unsigned char *)(void *)(d + k), vreinterpretq_u8_u64(d_new_v));
            unsigned int b3_v;
            const uint16x8_t b4_v =
                vreinterpretq_u16_u32(vdupq_n_u32(((void)__builtin_memcpy(&b3_v,
                (const void *)(b + k), sizeof b3_v), b3_v)));
            const uint32x4_t t12_v =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(b4_v))));
            const float32x4_t t13_v = vcvtq_f32_s32(vreinterpretq_s32_u32(t12_v));
            const float32x4_t e_v =
                vreinterpretq_f32_u8(vcombine_u8(vld1_u8((const unsigned char *)(const void *)(e + k)), vdup_n_u8(0)));
            const float32x4_t e_new_v = vaddq_f32(e_v, t13_v);
            vst1_u8((unsigned char *)(void *)(e + k), vget_low_u8(vreinterpretq_u8_f32(e_new_v)));
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
