/* vcc 0.1.0 wrote this from written_between_rows.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u32 b[4*n] | in u32 c[4*n] | out u32 d[n] restrict */
/* As `written_between`, with a loop inside. */
#ifdef VCC_VECTOR
#include <immintrin.h>
typedef unsigned int vcc_u32x8 __attribute__((vector_size(32), aligned(4), may_alias));
__attribute__((__target__("avx2")))
#endif
void written_between_rows(int n, unsigned *b, const unsigned *c, unsigned *restrict d)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 32 lanes, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
        const __m256i t_v2 = _mm256_set_epi32(23, 22, 21, 20, 19, 18, 17, 16);
        const __m256i t_v3 = _mm256_set_epi32(31, 30, 29, 28, 27, 26, 25, 24);
        const __m256i t_v = _mm256_set1_epi32(2);
        __m256i t2_v0 = _mm256_slli_epi32(t_v0, 2);
        __m256i t2_v1 = _mm256_slli_epi32(t_v1, 2);
        __m256i t2_v2 = _mm256_slli_epi32(t_v2, 2);
        __m256i t2_v3 = _mm256_slli_epi32(t_v3, 2);
        __asm__("" : "+v"(t2_v0));
        __asm__("" : "+v"(t2_v1));
        __asm__("" : "+v"(t2_v2));
        __asm__("" : "+v"(t2_v3));
        const __m256i t2_v = _mm256_set1_epi32(0);
        const __m256i t3_v = _mm256_set1_epi32(7);
        const __m256i t4_v = _mm256_set1_epi32(1);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256i c_v0 =
                _mm256_i32gather_epi32((const int *)(const void *)(c + (long)(4UL * k2)), t2_v0, 4);
            const __m256i c_v1 =
                _mm256_i32gather_epi32((const int *)(const void *)(c + (long)(4UL * k2)), t2_v1, 4);
            const __m256i c_v2 =
                _mm256_i32gather_epi32((const int *)(const void *)(c + (long)(4UL * k2)), t2_v2, 4);
            const __m256i c_v3 =
                _mm256_i32gather_epi32((const int *)(const void *)(c + (long)(4UL * k2)), t2_v3, 4);
            const __m256i t3_v0 = _mm256_and_si256(c_v0, t3_v);
            const __m256i t3_v1 = _mm256_and_si256(c_v1, t3_v);
            const __m256i t3_v2 = _mm256_and_si256(c_v2, t3_v);
            const __m256i t3_v3 = _mm256_and_si256(c_v3, t3_v);
            const __m256i t11_v = _mm256_xor_si256(t3_v0, _mm256_set1_epi32(-2147483648));
            const __m256i t12_v = _mm256_xor_si256(t2_v, _mm256_set1_epi32(-2147483648));
            const __m256i t13_v = _mm256_xor_si256(t3_v1, _mm256_set1_epi32(-2147483648));
            const __m256i t14_v = _mm256_xor_si256(t2_v, _mm256_set1_epi32(-2147483648));
            const __m256i t15_v = _mm256_xor_si256(t3_v2, _mm256_set1_epi32(-2147483648));
            const __m256i t16_v = _mm256_xor_si256(t2_v, _mm256_set1_epi32(-2147483648));
            const __m256i t17_v = _mm256_xor_si256(t3_v3, _mm256_set1_epi32(-2147483648));
            const __m256i t18_v = _mm256_xor_si256(t2_v, _mm256_set1_epi32(-2147483648));
            const __m256i mask_v0 = _mm256_cmpgt_epi32(t11_v, t12_v);
            const __m256i mask_v1 = _mm256_cmpgt_epi32(t13_v, t14_v);
            const __m256i mask_v2 = _mm256_cmpgt_epi32(t15_v, t16_v);
            const __m256i mask_v3 = _mm256_cmpgt_epi32(t17_v, t18_v);
            const __m256i any_v = _mm256_or_si256(mask_v2, mask_v3);
            const __m256i any2_v = _mm256_or_si256(_mm256_or_si256(mask_v0, mask_v1), any_v);
            const int any = _mm256_movemask_epi8(any2_v) != 0;
            __m256i s_v0 = t2_v;
            __m256i s_v1 = t2_v;
            __m256i s_v2 = t2_v;
            __m256i s_v3 = t2_v;
            if (any) {
                unsigned int k_s = 0u;
                __m256i s2_v0 = t2_v;
                __m256i s2_v1 = t2_v;
                __m256i s2_v2 = t2_v;
                __m256i s2_v3 = t2_v;
                __m256i active_mask_v0 = mask_v0;
                __m256i active_mask_v1 = mask_v1;
                __m256i active_mask_v2 = mask_v2;
                __m256i active_mask_v3 = mask_v3;
                __m256i s3_v0 = t2_v;
                __m256i s3_v1 = t2_v;
                __m256i s3_v2 = t2_v;
                __m256i s3_v3 = t2_v;
                int more;
                do {
                    const __m256i c2_v0 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)(c + (long)(4UL * k2 + 1)), t2_v0,
                        active_mask_v0, 4);
                    const __m256i c2_v1 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)(c + (long)(4UL * k2 + 1)), t2_v1,
                        active_mask_v1, 4);
                    const __m256i c2_v2 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)(c + (long)(4UL * k2 + 1)), t2_v2,
                        active_mask_v2, 4);
                    const __m256i c2_v3 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)(c + (long)(4UL * k2 + 1)), t2_v3,
                        active_mask_v3, 4);
                    const __m256i k_v = _mm256_set1_epi32((int)k_s);
                    const __m256i t17_v0 = _mm256_xor_si256(k_v, c2_v0);
                    const __m256i t17_v1 = _mm256_xor_si256(k_v, c2_v1);
                    const __m256i t17_v2 = _mm256_xor_si256(k_v, c2_v2);
                    const __m256i t17_v3 = _mm256_xor_si256(k_v, c2_v3);
                    const __m256i s5_v0 = _mm256_add_epi32(s2_v0, t17_v0);
                    const __m256i s5_v1 = _mm256_add_epi32(s2_v1, t17_v1);
                    const __m256i s5_v2 = _mm256_add_epi32(s2_v2, t17_v2);
                    const __m256i s5_v3 = _mm256_add_epi32(s2_v3, t17_v3);
                    const unsigned int t2 = k_s + 1u;
                    const __m256i c3_v0 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)(c + (long)(4UL * k2)), t2_v0, active_mask_v0,
                        4);
                    const __m256i c3_v1 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)(c + (long)(4UL * k2)), t2_v1, active_mask_v1,
                        4);
                    const __m256i c3_v2 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)(c + (long)(4UL * k2)), t2_v2, active_mask_v2,
                        4);
                    const __m256i c3_v3 =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)(c + (long)(4UL * k2)), t2_v3, active_mask_v3,
                        4);
                    const __m256i t18_v0 = _mm256_and_si256(c3_v0, t3_v);
                    const __m256i t18_v1 = _mm256_and_si256(c3_v1, t3_v);
                    const __m256i t18_v2 = _mm256_and_si256(c3_v2, t3_v);
                    const __m256i t18_v3 = _mm256_and_si256(c3_v3, t3_v);
                    const __m256i k2_v = _mm256_set1_epi32((int)t2);
                    const __m256i t67_v = _mm256_xor_si256(t18_v0, _mm256_set1_epi32(-2147483648));
                    const __m256i t68_v = _mm256_xor_si256(k2_v, _mm256_set1_epi32(-2147483648));
                    const __m256i t69_v = _mm256_xor_si256(t18_v1, _mm256_set1_epi32(-2147483648));
                    const __m256i t70_v = _mm256_xor_si256(k2_v, _mm256_set1_epi32(-2147483648));
                    const __m256i t71_v = _mm256_xor_si256(t18_v2, _mm256_set1_epi32(-2147483648));
                    const __m256i t72_v = _mm256_xor_si256(k2_v, _mm256_set1_epi32(-2147483648));
                    const __m256i t73_v = _mm256_xor_si256(t18_v3, _mm256_set1_epi32(-2147483648));
                    const __m256i t74_v = _mm256_xor_si256(k2_v, _mm256_set1_epi32(-2147483648));
                    const __m256i mask2_v0 = _mm256_cmpgt_epi32(t67_v, t68_v);
                    const __m256i mask2_v1 = _mm256_cmpgt_epi32(t69_v, t70_v);
                    const __m256i mask2_v2 = _mm256_cmpgt_epi32(t71_v, t72_v);
                    const __m256i mask2_v3 = _mm256_cmpgt_epi32(t73_v, t74_v);
                    const __m256i mask3_v0 = _mm256_and_si256(active_mask_v0, mask2_v0);
                    const __m256i mask3_v1 = _mm256_and_si256(active_mask_v1, mask2_v1);
                    const __m256i mask3_v2 = _mm256_and_si256(active_mask_v2, mask2_v2);
                    const __m256i mask3_v3 = _mm256_and_si256(active_mask_v3, mask2_v3);
                    const __m256i t19_v0 = _mm256_blendv_epi8(s3_v0, s5_v0, active_mask_v0);
                    const __m256i t19_v1 = _mm256_blendv_epi8(s3_v1, s5_v1, active_mask_v1);
                    const __m256i t19_v2 = _mm256_blendv_epi8(s3_v2, s5_v2, active_mask_v2);
                    const __m256i t19_v3 = _mm256_blendv_epi8(s3_v3, s5_v3, active_mask_v3);
                    const unsigned int t75_v =
                        (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v0))
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v1)) << 8)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v2)) << 16)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v3)) << 24);
                    const int t3 = (t75_v & (t75_v - 1)) != 0;
                    more = t3;
                    k_s = t2;
                    s2_v0 = s5_v0;
                    s2_v1 = s5_v1;
                    s2_v2 = s5_v2;
                    s2_v3 = s5_v3;
                    active_mask_v0 = mask3_v0;
                    active_mask_v1 = mask3_v1;
                    active_mask_v2 = mask3_v2;
                    active_mask_v3 = mask3_v3;
                    s3_v0 = t19_v0;
                    s3_v1 = t19_v1;
                    s3_v2 = t19_v2;
                    s3_v3 = t19_v3;
                } while (more);
                const __m256i alone_v = _mm256_or_si256(active_mask_v0, active_mask_v1);
                const __m256i alone2_v = _mm256_or_si256(active_mask_v2, active_mask_v3);
                const int alone = _mm256_movemask_epi8(_mm256_or_si256(alone_v, alone2_v)) != 0;
                __m256i s4_v0 = s3_v0;
                __m256i s4_v1 = s3_v1;
                __m256i s4_v2 = s3_v2;
                __m256i s4_v3 = s3_v3;
                if (alone) {
                    const unsigned int lane_v =
                        (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v0))
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v1)) << 8)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v2)) << 16)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v3)) << 24);
                    const unsigned long lane = (unsigned long)__builtin_ctz(lane_v);
                    const vcc_u32x8 s_v = (vcc_u32x8)s2_v0;
                    const vcc_u32x8 s2_v = (vcc_u32x8)s2_v1;
                    const vcc_u32x8 s3_v = (vcc_u32x8)s2_v2;
                    const vcc_u32x8 s4_v = (vcc_u32x8)s2_v3;
                    const unsigned int s_s = lane < 8 ? s_v[lane % 8] : lane < 16 ? s2_v[lane % 8]
                        : lane < 24 ? s3_v[lane % 8] : s4_v[lane % 8];
                    const unsigned int t4 = (unsigned int)k2 + (unsigned int)lane;
                    unsigned int s_s2 = s_s;
                    int more2;
                    do {
                        const unsigned int t5 = c[(long)(int)(4u * t4 + 1u)];
                        const unsigned int k_s2 = k_s + 1u;
                        const unsigned int t6 = c[(long)(int)(4u * t4)];
                        more2 = k_s2 < (t6 & 7u);
                        const unsigned int s_s_next = s_s2 + (k_s ^ t5);
                        k_s = k_s2;
                        s_s2 = s_s_next;
                    } while (more2);
                    const __m256i t76_v = _mm256_set1_epi32((int)s_s2);
                    const __m256i t20_v0 = _mm256_blendv_epi8(s3_v0, t76_v, active_mask_v0);
                    const __m256i t20_v1 = _mm256_blendv_epi8(s3_v1, t76_v, active_mask_v1);
                    const __m256i t20_v2 = _mm256_blendv_epi8(s3_v2, t76_v, active_mask_v2);
                    const __m256i t20_v3 = _mm256_blendv_epi8(s3_v3, t76_v, active_mask_v3);
                    s4_v0 = t20_v0;
                    s4_v1 = t20_v1;
                    s4_v2 = t20_v2;
                    s4_v3 = t20_v3;
                }
                const __m256i t16_v0 = _mm256_and_si256(mask_v0, s4_v0);
                const __m256i t16_v1 = _mm256_and_si256(mask_v1, s4_v1);
                const __m256i t16_v2 = _mm256_and_si256(mask_v2, s4_v2);
                const __m256i t16_v3 = _mm256_and_si256(mask_v3, s4_v3);
                s_v0 = t16_v0;
                s_v1 = t16_v1;
                s_v2 = t16_v2;
                s_v3 = t16_v3;
            }
            const __m256i b_v0 =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2 + 2)),
                t2_v0, 4);
            const __m256i b_v1 =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2 + 2)),
                t2_v1, 4);
            const __m256i b_v2 =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2 + 2)),
                t2_v2, 4);
            const __m256i b_v3 =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2 + 2)),
                t2_v3, 4);
            const __m256i b2_v0 =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2 + 3)),
                t2_v0, 4);
            const __m256i b2_v1 =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2 + 3)),
                t2_v1, 4);
            const __m256i b2_v2 =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2 + 3)),
                t2_v2, 4);
            const __m256i b2_v3 =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2 + 3)),
                t2_v3, 4);
            const __m256i b3_v0 =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2 + 1)),
                t2_v0, 4);
            const __m256i b3_v1 =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2 + 1)),
                t2_v1, 4);
            const __m256i b3_v2 =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2 + 1)),
                t2_v2, 4);
            const __m256i b3_v3 =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2 + 1)),
                t2_v3, 4);
            const __m256i t4_v0 = _mm256_add_epi32(b_v0, b2_v0);
            const __m256i t4_v1 = _mm256_add_epi32(b_v1, b2_v1);
            const __m256i t4_v2 = _mm256_add_epi32(b_v2, b2_v2);
            const __m256i t4_v3 = _mm256_add_epi32(b_v3, b2_v3);
            const __m256i t5_v0 = _mm256_add_epi32(t4_v0, b3_v0);
            const __m256i t5_v1 = _mm256_add_epi32(t4_v1, b3_v1);
            const __m256i t5_v2 = _mm256_add_epi32(t4_v2, b3_v2);
            const __m256i t5_v3 = _mm256_add_epi32(t4_v3, b3_v3);
            const __m256i t6_v0 = _mm256_add_epi32(s_v0, t4_v);
            const __m256i t6_v1 = _mm256_add_epi32(s_v1, t4_v);
            const __m256i t6_v2 = _mm256_add_epi32(s_v2, t4_v);
            const __m256i t6_v3 = _mm256_add_epi32(s_v3, t4_v);
            const __m256i t7_v0 = _mm256_add_epi32(s_v0, t_v);
            const __m256i t7_v1 = _mm256_add_epi32(s_v1, t_v);
            const __m256i t7_v2 = _mm256_add_epi32(s_v2, t_v);
            const __m256i t7_v3 = _mm256_add_epi32(s_v3, t_v);
            unsigned int *const b_s = b + (long)(4UL * k2);
            const __m256i t8_v0 = s_v0;
            const __m256i t8_v1 = s_v1;
            const __m256i t9_v0 = s_v2;
            const __m256i t9_v1 = s_v3;
            const __m256i t19_v = t8_v0;
            const __m256i t20_v = t8_v1;
            const __m256i t21_v = t9_v0;
            const __m256i t22_v = t9_v1;
            const __m256i t10_v0 = t5_v0;
            const __m256i t10_v1 = t5_v1;
            const __m256i t11_v0 = t5_v2;
            const __m256i t11_v1 = t5_v3;
            const __m256i t23_v = t10_v0;
            const __m256i t24_v = t10_v1;
            const __m256i t25_v = t11_v0;
            const __m256i t26_v = t11_v1;
            const __m256i t12_v0 = t6_v0;
            const __m256i t12_v1 = t6_v1;
            const __m256i t13_v0 = t6_v2;
            const __m256i t13_v1 = t6_v3;
            const __m256i t27_v = t12_v0;
            const __m256i t28_v = t12_v1;
            const __m256i t29_v = t13_v0;
            const __m256i t30_v = t13_v1;
            const __m256i t14_v0 = t7_v0;
            const __m256i t14_v1 = t7_v1;
            const __m256i t15_v0 = t7_v2;
            const __m256i t15_v1 = t7_v3;
            const __m256i t31_v = t14_v0;
            const __m256i t32_v = t14_v1;
            const __m256i t33_v = t15_v0;
            const __m256i t34_v = t15_v1;
            const __m256i t35_v = _mm256_unpacklo_epi32(t19_v, t27_v);
            const __m256i t36_v = _mm256_unpackhi_epi32(t19_v, t27_v);
            const __m256i t37_v = _mm256_unpacklo_epi32(t23_v, t31_v);
            const __m256i t38_v = _mm256_unpackhi_epi32(t23_v, t31_v);
            const __m256i t39_v = _mm256_unpacklo_epi32(t35_v, t37_v);
            const __m256i t40_v = _mm256_unpackhi_epi32(t35_v, t37_v);
            const __m256i t41_v = _mm256_unpacklo_epi32(t36_v, t38_v);
            const __m256i t42_v = _mm256_unpackhi_epi32(t36_v, t38_v);
            const __m256i b_row_v = _mm256_permute2x128_si256(t39_v, t40_v, 0x20);
            const __m256i b_row2_v = _mm256_permute2x128_si256(t39_v, t40_v, 0x31);
            const __m256i b_row3_v = _mm256_permute2x128_si256(t41_v, t42_v, 0x20);
            const __m256i b_row4_v = _mm256_permute2x128_si256(t41_v, t42_v, 0x31);
            _mm256_storeu_si256((__m256i *)(void *)b_s, b_row_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 16), b_row2_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 8), b_row3_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 24), b_row4_v);
            const __m256i t43_v = _mm256_unpacklo_epi32(t20_v, t28_v);
            const __m256i t44_v = _mm256_unpackhi_epi32(t20_v, t28_v);
            const __m256i t45_v = _mm256_unpacklo_epi32(t24_v, t32_v);
            const __m256i t46_v = _mm256_unpackhi_epi32(t24_v, t32_v);
            const __m256i t47_v = _mm256_unpacklo_epi32(t43_v, t45_v);
            const __m256i t48_v = _mm256_unpackhi_epi32(t43_v, t45_v);
            const __m256i t49_v = _mm256_unpacklo_epi32(t44_v, t46_v);
            const __m256i t50_v = _mm256_unpackhi_epi32(t44_v, t46_v);
            const __m256i b_row5_v = _mm256_permute2x128_si256(t47_v, t48_v, 0x20);
            const __m256i b_row6_v = _mm256_permute2x128_si256(t47_v, t48_v, 0x31);
            const __m256i b_row7_v = _mm256_permute2x128_si256(t49_v, t50_v, 0x20);
            const __m256i b_row8_v = _mm256_permute2x128_si256(t49_v, t50_v, 0x31);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 32), b_row5_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 48), b_row6_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 40), b_row7_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 56), b_row8_v);
            const __m256i t51_v = _mm256_unpacklo_epi32(t21_v, t29_v);
            const __m256i t52_v = _mm256_unpackhi_epi32(t21_v, t29_v);
            const __m256i t53_v = _mm256_unpacklo_epi32(t25_v, t33_v);
            const __m256i t54_v = _mm256_unpackhi_epi32(t25_v, t33_v);
            const __m256i t55_v = _mm256_unpacklo_epi32(t51_v, t53_v);
            const __m256i t56_v = _mm256_unpackhi_epi32(t51_v, t53_v);
            const __m256i t57_v = _mm256_unpacklo_epi32(t52_v, t54_v);
            const __m256i t58_v = _mm256_unpackhi_epi32(t52_v, t54_v);
            const __m256i b_row9_v = _mm256_permute2x128_si256(t55_v, t56_v, 0x20);
            const __m256i b_row10_v = _mm256_permute2x128_si256(t55_v, t56_v, 0x31);
            const __m256i b_row11_v = _mm256_permute2x128_si256(t57_v, t58_v, 0x20);
            const __m256i b_row12_v = _mm256_permute2x128_si256(t57_v, t58_v, 0x31);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 64), b_row9_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 80), b_row10_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 72), b_row11_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 88), b_row12_v);
            const __m256i t59_v = _mm256_unpacklo_epi32(t22_v, t30_v);
            const __m256i t60_v = _mm256_unpackhi_epi32(t22_v, t30_v);
            const __m256i t61_v = _mm256_unpacklo_epi32(t26_v, t34_v);
            const __m256i t62_v = _mm256_unpackhi_epi32(t26_v, t34_v);
            const __m256i t63_v = _mm256_unpacklo_epi32(t59_v, t61_v);
            const __m256i t64_v = _mm256_unpackhi_epi32(t59_v, t61_v);
            const __m256i t65_v = _mm256_unpacklo_epi32(t60_v, t62_v);
            const __m256i t66_v = _mm256_unpackhi_epi32(t60_v, t62_v);
            const __m256i b_row13_v = _mm256_permute2x128_si256(t63_v, t64_v, 0x20);
            const __m256i b_row14_v = _mm256_permute2x128_si256(t63_v, t64_v, 0x31);
            const __m256i b_row15_v = _mm256_permute2x128_si256(t65_v, t66_v, 0x20);
            const __m256i b_row16_v = _mm256_permute2x128_si256(t65_v, t66_v, 0x31);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 96), b_row13_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 112), b_row14_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 104), b_row15_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s + 120), b_row16_v);
            const __m256i b4_v0 =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2)), t2_v0, 4);
            const __m256i b4_v1 =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2)), t2_v1, 4);
            const __m256i b4_v2 =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2)), t2_v2, 4);
            const __m256i b4_v3 =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2)), t2_v3, 4);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), b4_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 8), b4_v1);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 16), b4_v2);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 24), b4_v3);
        }
        const __m256i t5_v = _mm256_set1_epi32(2);
        const __m256i t6_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        __m256i t7_v = _mm256_slli_epi32(t6_v, 2);
        __asm__("" : "+v"(t7_v));
        __m256i t8_v = _mm256_set1_epi32(0);
        const __m256i t9_v = _mm256_set1_epi32(7);
        const __m256i t10_v = _mm256_set1_epi32(1);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m256i c_v =
                _mm256_i32gather_epi32((const int *)(const void *)(c + (long)(4UL * k2)), t7_v, 4);
            const __m256i t77_v = _mm256_and_si256(c_v, t9_v);
            const __m256i t78_v = _mm256_xor_si256(t77_v, _mm256_set1_epi32(-2147483648));
            const __m256i t79_v = _mm256_xor_si256(t8_v, _mm256_set1_epi32(-2147483648));
            const __m256i mask_v = _mm256_cmpgt_epi32(t78_v, t79_v);
            __m256i s5_v = t8_v;
            if (_mm256_movemask_epi8(mask_v) != 0) {
                unsigned int k_s3 = 0u;
                __m256i s6_v = t8_v;
                __m256i active_mask_v = mask_v;
                __m256i s7_v = t8_v;
                int more3;
                do {
                    const __m256i c2_v =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)(c + (long)(4UL * k2 + 1)), t7_v, active_mask_v,
                        4);
                    const __m256i t91_v = _mm256_xor_si256(_mm256_set1_epi32((int)k_s3), c2_v);
                    const __m256i s8_v = _mm256_add_epi32(s6_v, t91_v);
                    const unsigned int t7 = k_s3 + 1u;
                    const __m256i c3_v =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)(c + (long)(4UL * k2)), t7_v, active_mask_v, 4);
                    const __m256i k3_v = _mm256_set1_epi32((int)t7);
                    const __m256i t92_v = _mm256_and_si256(c3_v, t9_v);
                    const __m256i t93_v = _mm256_xor_si256(t92_v, _mm256_set1_epi32(-2147483648));
                    const __m256i t94_v = _mm256_xor_si256(k3_v, _mm256_set1_epi32(-2147483648));
                    const __m256i mask2_v = _mm256_cmpgt_epi32(t93_v, t94_v);
                    const __m256i mask3_v = _mm256_and_si256(active_mask_v, mask2_v);
                    more3 = _mm256_movemask_epi8(mask3_v) != 0;
                    const __m256i s_next = _mm256_blendv_epi8(s7_v, s8_v, active_mask_v);
                    k_s3 = t7;
                    s6_v = s8_v;
                    active_mask_v = mask3_v;
                    s7_v = s_next;
                } while (more3);
                s5_v = _mm256_and_si256(mask_v, s7_v);
            }
            const __m256i b_v =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2 + 2)), t7_v,
                4);
            const __m256i b2_v =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2 + 3)), t7_v,
                4);
            const __m256i b3_v =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2 + 1)), t7_v,
                4);
            const __m256i t80_v = _mm256_add_epi32(_mm256_add_epi32(b_v, b2_v), b3_v);
            const __m256i t81_v = _mm256_add_epi32(s5_v, t10_v);
            const __m256i t82_v = _mm256_add_epi32(s5_v, t5_v);
            unsigned int *const b_s2 = b + (long)(4UL * k2);
            const __m256i t83_v = _mm256_unpacklo_epi32(s5_v, t81_v);
            const __m256i t84_v = _mm256_unpackhi_epi32(s5_v, t81_v);
            const __m256i t85_v = _mm256_unpacklo_epi32(t80_v, t82_v);
            const __m256i t86_v = _mm256_unpackhi_epi32(t80_v, t82_v);
            const __m256i t87_v = _mm256_unpacklo_epi32(t83_v, t85_v);
            const __m256i t88_v = _mm256_unpackhi_epi32(t83_v, t85_v);
            const __m256i t89_v = _mm256_unpacklo_epi32(t84_v, t86_v);
            const __m256i t90_v = _mm256_unpackhi_epi32(t84_v, t86_v);
            const __m256i b_row17_v = _mm256_permute2x128_si256(t87_v, t88_v, 0x20);
            const __m256i b_row18_v = _mm256_permute2x128_si256(t87_v, t88_v, 0x31);
            const __m256i b_row19_v = _mm256_permute2x128_si256(t89_v, t90_v, 0x20);
            const __m256i b_row20_v = _mm256_permute2x128_si256(t89_v, t90_v, 0x31);
            _mm256_storeu_si256((__m256i *)(void *)b_s2, b_row17_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s2 + 16), b_row18_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s2 + 8), b_row19_v);
            _mm256_storeu_si256((__m256i *)(void *)(b_s2 + 24), b_row20_v);
            const __m256i b4_v =
                _mm256_i32gather_epi32((const int *)(const void *)(b + (long)(4UL * k2)), t7_v, 4);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), b4_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (i = 0; i < n; i++)
#endif
 {
        unsigned k, s = 0, t;
        for (k = 0; k < (c[4 * i] & 7); k++)
            s += k ^ c[4 * i + 1];
        b[4 * i] = s;
        t = b[4 * i + 2] + b[4 * i + 3];
        b[4 * i + 1] = t + b[4 * i + 1];
        b[4 * i + 2] = s + 1;
        b[4 * i + 3] = s + 2;
        d[i] = b[4 * i];
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
