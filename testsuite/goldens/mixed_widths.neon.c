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
    /* vcc: line 5: 16 lanes x 2, then 4, neon */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const uint16x8_t b_v0 = vld1q_u16((const unsigned short *)(const void *)(b + k));
            const uint16x8_t b_v1 = vld1q_u16((const unsigned short *)(const void *)(b + k + 8));
            const uint16x8_t b_v2 = vld1q_u16((const unsigned short *)(const void *)(b + k + 16));
            const uint16x8_t b_v3 =
                vld1q_u16((const unsigned short *)(const void *)(b + k + 16 + 8));
            const uint32x4_t c_v0 = vld1q_u32((const unsigned int *)(const void *)(c + k));
            const uint32x4_t c_v1 = vld1q_u32((const unsigned int *)(const void *)(c + k + 4));
            const uint32x4_t c_v2 = vld1q_u32((const unsigned int *)(const void *)(c + k + 8));
            const uint32x4_t c_v3 = vld1q_u32((const unsigned int *)(const void *)(c + k + 12));
            const uint32x4_t c_v4 = vld1q_u32((const unsigned int *)(const void *)(c + k + 16));
            const uint32x4_t c_v5 = vld1q_u32((const unsigned int *)(const void *)(c + k + 16 + 4));
            const uint32x4_t c_v6 = vld1q_u32((const unsigned int *)(const void *)(c + k + 16 + 8));
            const uint32x4_t c_v7 =
                vld1q_u32((const unsigned int *)(const void *)(c + k + 16 + 12));
            const uint8x16_t a_v0 = vld1q_u8((const unsigned char *)(const void *)(a + k));
            const uint16x8_t t_v0 = vmovl_u8(vget_low_u8(a_v0));
            const uint16x8_t t2_v0 = vmovl_high_u8(a_v0);
            const uint32x4_t t3_v0 = vmovl_u16(vget_low_u16(t_v0));
            const uint32x4_t t3_v1 = vmovl_high_u16(t_v0);
            const uint32x4_t t3_v2 = vmovl_u16(vget_low_u16(t2_v0));
            const uint32x4_t t3_v3 = vmovl_high_u16(t2_v0);
            const uint8x16_t a_v1 = vld1q_u8((const unsigned char *)(const void *)(a + k + 16));
            const uint16x8_t t_v1 = vmovl_u8(vget_low_u8(a_v1));
            const uint16x8_t t2_v1 = vmovl_high_u8(a_v1);
            const uint32x4_t t3_v4 = vmovl_u16(vget_low_u16(t_v1));
            const uint32x4_t t3_v5 = vmovl_high_u16(t_v1);
            const uint32x4_t t3_v6 = vmovl_u16(vget_low_u16(t2_v1));
            const uint32x4_t t3_v7 = vmovl_high_u16(t2_v1);
            const uint32x4_t t4_v0 =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(b_v0))));
            const uint32x4_t t4_v1 =
                vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(b_v0)));
            const uint32x4_t t4_v2 =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(b_v1))));
            const uint32x4_t t4_v3 =
                vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(b_v1)));
            const uint32x4_t t4_v4 =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(b_v2))));
            const uint32x4_t t4_v5 =
                vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(b_v2)));
            const uint32x4_t t4_v6 =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(b_v3))));
            const uint32x4_t t4_v7 =
                vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(b_v3)));
            const uint32x4_t t5_v0 = vaddq_u32(t3_v0, t4_v0);
            const uint32x4_t t5_v1 = vaddq_u32(t3_v1, t4_v1);
            const uint32x4_t t5_v2 = vaddq_u32(t3_v2, t4_v2);
            const uint32x4_t t5_v3 = vaddq_u32(t3_v3, t4_v3);
            const uint32x4_t t5_v4 = vaddq_u32(t3_v4, t4_v4);
            const uint32x4_t t5_v5 = vaddq_u32(t3_v5, t4_v5);
            const uint32x4_t t5_v6 = vaddq_u32(t3_v6, t4_v6);
            const uint32x4_t t5_v7 = vaddq_u32(t3_v7, t4_v7);
            const uint64x2_t t6_v0 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(t5_v0))));
            const uint64x2_t t6_v1 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(t5_v0)));
            const uint64x2_t t6_v2 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(t5_v1))));
            const uint64x2_t t6_v3 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(t5_v1)));
            const uint64x2_t t6_v4 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(t5_v2))));
            const uint64x2_t t6_v5 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(t5_v2)));
            const uint64x2_t t6_v6 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(t5_v3))));
            const uint64x2_t t6_v7 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(t5_v3)));
            const uint64x2_t t6_v8 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(t5_v4))));
            const uint64x2_t t6_v9 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(t5_v4)));
            const uint64x2_t t6_v10 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(t5_v5))));
            const uint64x2_t t6_v11 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(t5_v5)));
            const uint64x2_t t6_v12 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(t5_v6))));
            const uint64x2_t t6_v13 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(t5_v6)));
            const uint64x2_t t6_v14 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(t5_v7))));
            const uint64x2_t t6_v15 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(t5_v7)));
            const uint64x2_t t7_v0 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(c_v0))));
            const uint64x2_t t7_v1 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(c_v0)));
            const uint64x2_t t7_v2 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(c_v1))));
            const uint64x2_t t7_v3 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(c_v1)));
            const uint64x2_t t7_v4 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(c_v2))));
            const uint64x2_t t7_v5 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(c_v2)));
            const uint64x2_t t7_v6 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(c_v3))));
            const uint64x2_t t7_v7 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(c_v3)));
            const uint64x2_t t7_v8 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(c_v4))));
            const uint64x2_t t7_v9 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(c_v4)));
            const uint64x2_t t7_v10 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(c_v5))));
            const uint64x2_t t7_v11 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(c_v5)));
            const uint64x2_t t7_v12 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(c_v6))));
            const uint64x2_t t7_v13 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(c_v6)));
            const uint64x2_t t7_v14 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(c_v7))));
            const uint64x2_t t7_v15 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(c_v7)));
            const uint64x2_t d_new_v0 = vaddq_u64(t6_v0, t7_v0);
            const uint64x2_t d_new_v1 = vaddq_u64(t6_v1, t7_v1);
            const uint64x2_t d_new_v2 = vaddq_u64(t6_v2, t7_v2);
            const uint64x2_t d_new_v3 = vaddq_u64(t6_v3, t7_v3);
            const uint64x2_t d_new_v4 = vaddq_u64(t6_v4, t7_v4);
            const uint64x2_t d_new_v5 = vaddq_u64(t6_v5, t7_v5);
            const uint64x2_t d_new_v6 = vaddq_u64(t6_v6, t7_v6);
            const uint64x2_t d_new_v7 = vaddq_u64(t6_v7, t7_v7);
            const uint64x2_t d_new_v8 = vaddq_u64(t6_v8, t7_v8);
            const uint64x2_t d_new_v9 = vaddq_u64(t6_v9, t7_v9);
            const uint64x2_t d_new_v10 = vaddq_u64(t6_v10, t7_v10);
            const uint64x2_t d_new_v11 = vaddq_u64(t6_v11, t7_v11);
            const uint64x2_t d_new_v12 = vaddq_u64(t6_v12, t7_v12);
            const uint64x2_t d_new_v13 = vaddq_u64(t6_v13, t7_v13);
            const uint64x2_t d_new_v14 = vaddq_u64(t6_v14, t7_v14);
            const uint64x2_t d_new_v15 = vaddq_u64(t6_v15, t7_v15);
            vst1q_u8((unsigned char *)(void *)(d + k), vreinterpretq_u8_u64(d_new_v0));
            vst1q_u8((unsigned char *)(void *)(d + k + 2), vreinterpretq_u8_u64(d_new_v1));
            vst1q_u8((unsigned char *)(void *)(d + k + 4), vreinterpretq_u8_u64(d_new_v2));
            vst1q_u8((unsigned char *)(void *)(d + k + 6), vreinterpretq_u8_u64(d_new_v3));
            vst1q_u8((unsigned char *)(void *)(d + k + 8), vreinterpretq_u8_u64(d_new_v4));
            vst1q_u8((unsigned char *)(void *)(d + k + 10), vreinterpretq_u8_u64(d_new_v5));
            vst1q_u8((unsigned char *)(void *)(d + k + 12), vreinterpretq_u8_u64(d_new_v6));
            vst1q_u8((unsigned char *)(void *)(d + k + 14), vreinterpretq_u8_u64(d_new_v7));
            vst1q_u8((unsigned char *)(void *)(d + k + 16), vreinterpretq_u8_u64(d_new_v8));
            vst1q_u8((unsigned char *)(void *)(d + k + 16 + 2), vreinterpretq_u8_u64(d_new_v9));
            vst1q_u8((unsigned char *)(void *)(d + k + 16 + 4), vreinterpretq_u8_u64(d_new_v10));
            vst1q_u8((unsigned char *)(void *)(d + k + 16 + 6), vreinterpretq_u8_u64(d_new_v11));
            vst1q_u8((unsigned char *)(void *)(d + k + 16 + 8), vreinterpretq_u8_u64(d_new_v12));
            vst1q_u8((unsigned char *)(void *)(d + k + 16 + 10), vreinterpretq_u8_u64(d_new_v13));
            vst1q_u8((unsigned char *)(void *)(d + k + 16 + 12), vreinterpretq_u8_u64(d_new_v14));
            vst1q_u8((unsigned char *)(void *)(d + k + 16 + 14), vreinterpretq_u8_u64(d_new_v15));
            const uint16x8_t b2_v0 = vld1q_u16((const unsigned short *)(const void *)(b + k));
            const uint16x8_t b2_v1 = vld1q_u16((const unsigned short *)(const void *)(b + k + 8));
            const uint16x8_t b2_v2 = vld1q_u16((const unsigned short *)(const void *)(b + k + 16));
            const uint16x8_t b2_v3 =
                vld1q_u16((const unsigned short *)(const void *)(b + k + 16 + 8));
            const float32x4_t e_v0 = vld1q_f32(e + k);
            const float32x4_t e_v1 = vld1q_f32(e + k + 4);
            const float32x4_t e_v2 = vld1q_f32(e + k + 8);
            const float32x4_t e_v3 = vld1q_f32(e + k + 12);
            const float32x4_t e_v4 = vld1q_f32(e + k + 16);
            const float32x4_t e_v5 = vld1q_f32(e + k + 16 + 4);
            const float32x4_t e_v6 = vld1q_f32(e + k + 16 + 8);
            const float32x4_t e_v7 = vld1q_f32(e + k + 16 + 12);
            const uint32x4_t t8_v0 =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(b2_v0))));
            const uint32x4_t t9_v0 =
                vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(b2_v0)));
            const uint32x4_t t10_v0 =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(b2_v1))));
            const uint32x4_t t11_v0 =
                vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(b2_v1)));
            const float32x4_t t12_v0 = vcvtq_f32_s32(vreinterpretq_s32_u32(t8_v0));
            const float32x4_t t12_v1 = vcvtq_f32_s32(vreinterpretq_s32_u32(t9_v0));
            const float32x4_t t12_v2 = vcvtq_f32_s32(vreinterpretq_s32_u32(t10_v0));
            const float32x4_t t12_v3 = vcvtq_f32_s32(vreinterpretq_s32_u32(t11_v0));
            const uint32x4_t t8_v1 =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(b2_v2))));
            const uint32x4_t t9_v1 =
                vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(b2_v2)));
            const uint32x4_t t10_v1 =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(b2_v3))));
            const uint32x4_t t11_v1 =
                vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(b2_v3)));
            const float32x4_t t12_v4 = vcvtq_f32_s32(vreinterpretq_s32_u32(t8_v1));
            const float32x4_t t12_v5 = vcvtq_f32_s32(vreinterpretq_s32_u32(t9_v1));
            const float32x4_t t12_v6 = vcvtq_f32_s32(vreinterpretq_s32_u32(t10_v1));
            const float32x4_t t12_v7 = vcvtq_f32_s32(vreinterpretq_s32_u32(t11_v1));
            const float32x4_t e_new_v0 = vaddq_f32(e_v0, t12_v0);
            const float32x4_t e_new_v1 = vaddq_f32(e_v1, t12_v1);
            const float32x4_t e_new_v2 = vaddq_f32(e_v2, t12_v2);
            const float32x4_t e_new_v3 = vaddq_f32(e_v3, t12_v3);
            const float32x4_t e_new_v4 = vaddq_f32(e_v4, t12_v4);
            const float32x4_t e_new_v5 = vaddq_f32(e_v5, t12_v5);
            const float32x4_t e_new_v6 = vaddq_f32(e_v6, t12_v6);
            const float32x4_t e_new_v7 = vaddq_f32(e_v7, t12_v7);
            vst1q_f32(e + k, e_new_v0);
            vst1q_f32(e + k + 4, e_new_v1);
            vst1q_f32(e + k + 8, e_new_v2);
            vst1q_f32(e + k + 12, e_new_v3);
            vst1q_f32(e + k + 16, e_new_v4);
            vst1q_f32(e + k + 16 + 4, e_new_v5);
            vst1q_f32(e + k + 16 + 8, e_new_v6);
            vst1q_f32(e + k + 16 + 12, e_new_v7);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            unsigned int a_v;
            const uint8x16_t a2_v =
                vreinterpretq_u8_u32(vdupq_n_u32(((void)__builtin_memcpy(&a_v,
                (const void *)(a + k), sizeof a_v), a_v)));
            const uint16x8_t b_v =
                vreinterpretq_u16_u8(vcombine_u8(vld1_u8((const unsigned char *)(const void *)(b + k)), vdup_n_u8(0)));
            const uint32x4_t t_v =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(b_v))));
            const uint32x4_t t2_v = vmovl_u16(vget_low_u16(vmovl_u8(vget_low_u8(a2_v))));
            const uint32x4_t t3_v = vaddq_u32(t2_v, t_v);
            const uint64x2_t t13_v0 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(t3_v))));
            const uint64x2_t t13_v1 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(t3_v)));
            const uint32x4_t c_v = vld1q_u32((const unsigned int *)(const void *)(c + k));
            const uint64x2_t t14_v0 =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(c_v))));
            const uint64x2_t t14_v1 =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(c_v)));
            const uint64x2_t d_new2_v0 = vaddq_u64(t13_v0, t14_v0);
            const uint64x2_t d_new2_v1 = vaddq_u64(t13_v1, t14_v1);
            vst1q_u8((unsigned char *)(void *)(d + k), vreinterpretq_u8_u64(d_new2_v0));
            vst1q_u8((unsigned char *)(void *)(d + k + 2), vreinterpretq_u8_u64(d_new2_v1));
            const uint16x8_t b2_v =
                vreinterpretq_u16_u8(vcombine_u8(vld1_u8((const unsigned char *)(const void *)(b + k)), vdup_n_u8(0)));
            const uint32x4_t t4_v =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(b2_v))));
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
