/* vcc 0.1.0 wrote this from divide_power.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | in i64 y[n] | in u8 b[n] | out i32 q[n] | out i64 r[n] | out u8 d[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void divide_power(int n, const int *x, const long *y, const unsigned char *b, int *q, long *r, unsigned char *d)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 16 lanes x 2, then 4, avx2; runs if x and d do not overlap, q and y do not
       overlap, q and r do not overlap, q and b do not overlap, q and d do not overlap, y and d do
       not overlap, r and b do not overlap, r and d do not overlap, x and q are far enough apart, y
       and r are far enough apart, b and d are far enough apart */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const int t =
            ((unsigned long)x + end * 4 <= (unsigned long)d
            || (unsigned long)d + end <= (unsigned long)x)
            && ((unsigned long)q + end * 4 <= (unsigned long)y
            || (unsigned long)y + end * 8 <= (unsigned long)q)
            && ((unsigned long)q + end * 4 <= (unsigned long)r
            || (unsigned long)r + end * 8 <= (unsigned long)q)
            && ((unsigned long)q + end * 4 <= (unsigned long)b
            || (unsigned long)b + end <= (unsigned long)q);
        const int t2 = t
            && ((unsigned long)q + end * 4 <= (unsigned long)d
            || (unsigned long)d + end <= (unsigned long)q)
            && ((unsigned long)y + end * 8 <= (unsigned long)d
            || (unsigned long)d + end <= (unsigned long)y)
            && ((unsigned long)r + end * 8 <= (unsigned long)b
            || (unsigned long)b + end <= (unsigned long)r)
            && ((unsigned long)r + end * 8 <= (unsigned long)d
            || (unsigned long)d + end <= (unsigned long)r);
        if (t2 && (unsigned long)q - (unsigned long)x - 1 >= 127
            && (unsigned long)r - (unsigned long)y - 1 >= 255
            && (unsigned long)d - (unsigned long)b - 1 >= 63) {
            const __m256i t_v = _mm256_set1_epi64x(0l);
            const __m256i t2_v = _mm256_set1_epi16(6554);
            __m256i t3_v = _mm256_set1_epi16(10);
            __asm__("" : "+v"(t3_v));
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
                const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 8));
                const __m256i x_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 16));
                const __m256i x_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 16 + 8));
                const __m256i t_v0 = _mm256_srai_epi32(x_v0, 31);
                const __m256i t_v1 = _mm256_srai_epi32(x_v1, 31);
                const __m256i t_v2 = _mm256_srai_epi32(x_v2, 31);
                const __m256i t_v3 = _mm256_srai_epi32(x_v3, 31);
                const __m256i t2_v0 = _mm256_srli_epi32(t_v0, 29);
                const __m256i t2_v1 = _mm256_srli_epi32(t_v1, 29);
                const __m256i t2_v2 = _mm256_srli_epi32(t_v2, 29);
                const __m256i t2_v3 = _mm256_srli_epi32(t_v3, 29);
                const __m256i t3_v0 = _mm256_add_epi32(x_v0, t2_v0);
                const __m256i t3_v1 = _mm256_add_epi32(x_v1, t2_v1);
                const __m256i t3_v2 = _mm256_add_epi32(x_v2, t2_v2);
                const __m256i t3_v3 = _mm256_add_epi32(x_v3, t2_v3);
                const __m256i t4_v0 = _mm256_srai_epi32(t3_v0, 3);
                const __m256i t4_v1 = _mm256_srai_epi32(t3_v1, 3);
                const __m256i t4_v2 = _mm256_srai_epi32(t3_v2, 3);
                const __m256i t4_v3 = _mm256_srai_epi32(t3_v3, 3);
                const __m256i t5_v0 = _mm256_srli_epi32(t_v0, 28);
                const __m256i t5_v1 = _mm256_srli_epi32(t_v1, 28);
                const __m256i t5_v2 = _mm256_srli_epi32(t_v2, 28);
                const __m256i t5_v3 = _mm256_srli_epi32(t_v3, 28);
                const __m256i t6_v0 = _mm256_add_epi32(x_v0, t5_v0);
                const __m256i t6_v1 = _mm256_add_epi32(x_v1, t5_v1);
                const __m256i t6_v2 = _mm256_add_epi32(x_v2, t5_v2);
                const __m256i t6_v3 = _mm256_add_epi32(x_v3, t5_v3);
                const __m256i t7_v0 = _mm256_srai_epi32(t6_v0, 4);
                const __m256i t7_v1 = _mm256_srai_epi32(t6_v1, 4);
                const __m256i t7_v2 = _mm256_srai_epi32(t6_v2, 4);
                const __m256i t7_v3 = _mm256_srai_epi32(t6_v3, 4);
                const __m256i t8_v0 = _mm256_slli_epi32(t7_v0, 4);
                const __m256i t8_v1 = _mm256_slli_epi32(t7_v1, 4);
                const __m256i t8_v2 = _mm256_slli_epi32(t7_v2, 4);
                const __m256i t8_v3 = _mm256_slli_epi32(t7_v3, 4);
                const __m256i t9_v0 = _mm256_sub_epi32(x_v0, t8_v0);
                const __m256i t9_v1 = _mm256_sub_epi32(x_v1, t8_v1);
                const __m256i t9_v2 = _mm256_sub_epi32(x_v2, t8_v2);
                const __m256i t9_v3 = _mm256_sub_epi32(x_v3, t8_v3);
                const __m256i q_new_v0 = _mm256_sub_epi32(t4_v0, t9_v0);
                const __m256i q_new_v1 = _mm256_sub_epi32(t4_v1, t9_v1);
                const __m256i q_new_v2 = _mm256_sub_epi32(t4_v2, t9_v2);
                const __m256i q_new_v3 = _mm256_sub_epi32(t4_v3, t9_v3);
                _mm256_storeu_si256((__m256i *)(void *)(q + k), q_new_v0);
                _mm256_storeu_si256((__m256i *)(void *)(q + k + 8), q_new_v1);
                _mm256_storeu_si256((__m256i *)(void *)(q + k + 16), q_new_v2);
                _mm256_storeu_si256((__m256i *)(void *)(q + k + 16 + 8), q_new_v3);
                const __m256i y_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
                const __m256i y_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 4));
                const __m256i y_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 8));
                const __m256i y_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 12));
                const __m256i y_v4 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 16));
                const __m256i y_v5 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 16 + 4));
                const __m256i y_v6 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 16 + 8));
                const __m256i y_v7 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 16 + 12));
                const __m256i t10_v0 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(y_v0, 63),
                    _mm256_set1_epi64x(1l)), _mm256_set1_epi64x(1l));
                const __m256i t10_v1 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(y_v1, 63),
                    _mm256_set1_epi64x(1l)), _mm256_set1_epi64x(1l));
                const __m256i t10_v2 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(y_v2, 63),
                    _mm256_set1_epi64x(1l)), _mm256_set1_epi64x(1l));
                const __m256i t10_v3 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(y_v3, 63),
                    _mm256_set1_epi64x(1l)), _mm256_set1_epi64x(1l));
                const __m256i t10_v4 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(y_v4, 63),
                    _mm256_set1_epi64x(1l)), _mm256_set1_epi64x(1l));
                const __m256i t10_v5 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(y_v5, 63),
                    _mm256_set1_epi64x(1l)), _mm256_set1_epi64x(1l));
                const __m256i t10_v6 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(y_v6, 63),
                    _mm256_set1_epi64x(1l)), _mm256_set1_epi64x(1l));
                const __m256i t10_v7 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(y_v7, 63),
                    _mm256_set1_epi64x(1l)), _mm256_set1_epi64x(1l));
                const __m256i t11_v0 = _mm256_srli_epi64(t10_v0, 52);
                const __m256i t11_v1 = _mm256_srli_epi64(t10_v1, 52);
                const __m256i t11_v2 = _mm256_srli_epi64(t10_v2, 52);
                const __m256i t11_v3 = _mm256_srli_epi64(t10_v3, 52);
                const __m256i t11_v4 = _mm256_srli_epi64(t10_v4, 52);
                const __m256i t11_v5 = _mm256_srli_epi64(t10_v5, 52);
                const __m256i t11_v6 = _mm256_srli_epi64(t10_v6, 52);
                const __m256i t11_v7 = _mm256_srli_epi64(t10_v7, 52);
                const __m256i t12_v0 = _mm256_add_epi64(y_v0, t11_v0);
                const __m256i t12_v1 = _mm256_add_epi64(y_v1, t11_v1);
                const __m256i t12_v2 = _mm256_add_epi64(y_v2, t11_v2);
                const __m256i t12_v3 = _mm256_add_epi64(y_v3, t11_v3);
                const __m256i t12_v4 = _mm256_add_epi64(y_v4, t11_v4);
                const __m256i t12_v5 = _mm256_add_epi64(y_v5, t11_v5);
                const __m256i t12_v6 = _mm256_add_epi64(y_v6, t11_v6);
                const __m256i t12_v7 = _mm256_add_epi64(y_v7, t11_v7);
                const __m256i t13_v0 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t12_v0, 12),
                    _mm256_set1_epi64x((long)0x8000000000000ul)),
                    _mm256_set1_epi64x((long)0x8000000000000ul));
                const __m256i t13_v1 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t12_v1, 12),
                    _mm256_set1_epi64x((long)0x8000000000000ul)),
                    _mm256_set1_epi64x((long)0x8000000000000ul));
                const __m256i t13_v2 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t12_v2, 12),
                    _mm256_set1_epi64x((long)0x8000000000000ul)),
                    _mm256_set1_epi64x((long)0x8000000000000ul));
                const __m256i t13_v3 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t12_v3, 12),
                    _mm256_set1_epi64x((long)0x8000000000000ul)),
                    _mm256_set1_epi64x((long)0x8000000000000ul));
                const __m256i t13_v4 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t12_v4, 12),
                    _mm256_set1_epi64x((long)0x8000000000000ul)),
                    _mm256_set1_epi64x((long)0x8000000000000ul));
                const __m256i t13_v5 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t12_v5, 12),
                    _mm256_set1_epi64x((long)0x8000000000000ul)),
                    _mm256_set1_epi64x((long)0x8000000000000ul));
                const __m256i t13_v6 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t12_v6, 12),
                    _mm256_set1_epi64x((long)0x8000000000000ul)),
                    _mm256_set1_epi64x((long)0x8000000000000ul));
                const __m256i t13_v7 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t12_v7, 12),
                    _mm256_set1_epi64x((long)0x8000000000000ul)),
                    _mm256_set1_epi64x((long)0x8000000000000ul));
                const __m256i t14_v0 = _mm256_sub_epi64(t_v, t13_v0);
                const __m256i t14_v1 = _mm256_sub_epi64(t_v, t13_v1);
                const __m256i t14_v2 = _mm256_sub_epi64(t_v, t13_v2);
                const __m256i t14_v3 = _mm256_sub_epi64(t_v, t13_v3);
                const __m256i t14_v4 = _mm256_sub_epi64(t_v, t13_v4);
                const __m256i t14_v5 = _mm256_sub_epi64(t_v, t13_v5);
                const __m256i t14_v6 = _mm256_sub_epi64(t_v, t13_v6);
                const __m256i t14_v7 = _mm256_sub_epi64(t_v, t13_v7);
                const __m256i t15_v0 = _mm256_srli_epi64(t10_v0, 59);
                const __m256i t15_v1 = _mm256_srli_epi64(t10_v1, 59);
                const __m256i t15_v2 = _mm256_srli_epi64(t10_v2, 59);
                const __m256i t15_v3 = _mm256_srli_epi64(t10_v3, 59);
                const __m256i t15_v4 = _mm256_srli_epi64(t10_v4, 59);
                const __m256i t15_v5 = _mm256_srli_epi64(t10_v5, 59);
                const __m256i t15_v6 = _mm256_srli_epi64(t10_v6, 59);
                const __m256i t15_v7 = _mm256_srli_epi64(t10_v7, 59);
                const __m256i t16_v0 = _mm256_add_epi64(y_v0, t15_v0);
                const __m256i t16_v1 = _mm256_add_epi64(y_v1, t15_v1);
                const __m256i t16_v2 = _mm256_add_epi64(y_v2, t15_v2);
                const __m256i t16_v3 = _mm256_add_epi64(y_v3, t15_v3);
                const __m256i t16_v4 = _mm256_add_epi64(y_v4, t15_v4);
                const __m256i t16_v5 = _mm256_add_epi64(y_v5, t15_v5);
                const __m256i t16_v6 = _mm256_add_epi64(y_v6, t15_v6);
                const __m256i t16_v7 = _mm256_add_epi64(y_v7, t15_v7);
                const __m256i t17_v0 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t16_v0, 5),
                    _mm256_set1_epi64x((long)0x400000000000000ul)),
                    _mm256_set1_epi64x((long)0x400000000000000ul));
                const __m256i t17_v1 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t16_v1, 5),
                    _mm256_set1_epi64x((long)0x400000000000000ul)),
                    _mm256_set1_epi64x((long)0x400000000000000ul));
                const __m256i t17_v2 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t16_v2, 5),
                    _mm256_set1_epi64x((long)0x400000000000000ul)),
                    _mm256_set1_epi64x((long)0x400000000000000ul));
                const __m256i t17_v3 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t16_v3, 5),
                    _mm256_set1_epi64x((long)0x400000000000000ul)),
                    _mm256_set1_epi64x((long)0x400000000000000ul));
                const __m256i t17_v4 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t16_v4, 5),
                    _mm256_set1_epi64x((long)0x400000000000000ul)),
                    _mm256_set1_epi64x((long)0x400000000000000ul));
                const __m256i t17_v5 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t16_v5, 5),
                    _mm256_set1_epi64x((long)0x400000000000000ul)),
                    _mm256_set1_epi64x((long)0x400000000000000ul));
                const __m256i t17_v6 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t16_v6, 5),
                    _mm256_set1_epi64x((long)0x400000000000000ul)),
                    _mm256_set1_epi64x((long)0x400000000000000ul));
                const __m256i t17_v7 =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t16_v7, 5),
                    _mm256_set1_epi64x((long)0x400000000000000ul)),
                    _mm256_set1_epi64x((long)0x400000000000000ul));
                const __m256i t18_v0 = _mm256_slli_epi64(t17_v0, 5);
                const __m256i t18_v1 = _mm256_slli_epi64(t17_v1, 5);
                const __m256i t18_v2 = _mm256_slli_epi64(t17_v2, 5);
                const __m256i t18_v3 = _mm256_slli_epi64(t17_v3, 5);
                const __m256i t18_v4 = _mm256_slli_epi64(t17_v4, 5);
                const __m256i t18_v5 = _mm256_slli_epi64(t17_v5, 5);
                const __m256i t18_v6 = _mm256_slli_epi64(t17_v6, 5);
                const __m256i t18_v7 = _mm256_slli_epi64(t17_v7, 5);
                const __m256i t19_v0 = _mm256_sub_epi64(y_v0, t18_v0);
                const __m256i t19_v1 = _mm256_sub_epi64(y_v1, t18_v1);
                const __m256i t19_v2 = _mm256_sub_epi64(y_v2, t18_v2);
                const __m256i t19_v3 = _mm256_sub_epi64(y_v3, t18_v3);
                const __m256i t19_v4 = _mm256_sub_epi64(y_v4, t18_v4);
                const __m256i t19_v5 = _mm256_sub_epi64(y_v5, t18_v5);
                const __m256i t19_v6 = _mm256_sub_epi64(y_v6, t18_v6);
                const __m256i t19_v7 = _mm256_sub_epi64(y_v7, t18_v7);
                const __m256i r_new_v0 = _mm256_add_epi64(t14_v0, t19_v0);
                const __m256i r_new_v1 = _mm256_add_epi64(t14_v1, t19_v1);
                const __m256i r_new_v2 = _mm256_add_epi64(t14_v2, t19_v2);
                const __m256i r_new_v3 = _mm256_add_epi64(t14_v3, t19_v3);
                const __m256i r_new_v4 = _mm256_add_epi64(t14_v4, t19_v4);
                const __m256i r_new_v5 = _mm256_add_epi64(t14_v5, t19_v5);
                const __m256i r_new_v6 = _mm256_add_epi64(t14_v6, t19_v6);
                const __m256i r_new_v7 = _mm256_add_epi64(t14_v7, t19_v7);
                _mm256_storeu_si256((__m256i *)(void *)(r + k), r_new_v0);
                _mm256_storeu_si256((__m256i *)(void *)(r + k + 4), r_new_v1);
                _mm256_storeu_si256((__m256i *)(void *)(r + k + 8), r_new_v2);
                _mm256_storeu_si256((__m256i *)(void *)(r + k + 12), r_new_v3);
                _mm256_storeu_si256((__m256i *)(void *)(r + k + 16), r_new_v4);
                _mm256_storeu_si256((__m256i *)(void *)(r + k + 16 + 4), r_new_v5);
                _mm256_storeu_si256((__m256i *)(void *)(r + k + 16 + 8), r_new_v6);
                _mm256_storeu_si256((__m256i *)(void *)(r + k + 16 + 12), r_new_v7);
                const __m128i b_v0 = _mm_loadu_si128((const __m128i *)(const void *)(b + k));
                const __m256i t20_v0 = _mm256_cvtepu8_epi16(b_v0);
                const __m128i b_v1 = _mm_loadu_si128((const __m128i *)(const void *)(b + k + 16));
                const __m256i t20_v1 = _mm256_cvtepu8_epi16(b_v1);
                const __m256i t21_v0 = _mm256_mulhi_epu16(t20_v0, t2_v);
                const __m256i t21_v1 = _mm256_mulhi_epu16(t20_v1, t2_v);
                const __m128i t22_v0 =
                    _mm_packus_epi16(_mm256_castsi256_si128(t21_v0),
                    _mm256_extracti128_si256(t21_v0, 1));
                const __m128i t22_v1 =
                    _mm_packus_epi16(_mm256_castsi256_si128(t21_v1),
                    _mm256_extracti128_si256(t21_v1, 1));
                const __m256i t23_v0 = _mm256_sub_epi16(t20_v0, _mm256_mullo_epi16(t21_v0, t3_v));
                const __m128i t24_v0 =
                    _mm_packus_epi16(_mm256_castsi256_si128(t23_v0),
                    _mm256_extracti128_si256(t23_v0, 1));
                const __m256i t23_v1 = _mm256_sub_epi16(t20_v1, _mm256_mullo_epi16(t21_v1, t3_v));
                const __m128i t24_v1 =
                    _mm_packus_epi16(_mm256_castsi256_si128(t23_v1),
                    _mm256_extracti128_si256(t23_v1, 1));
                const __m128i t25_v0 = _mm_and_si128(_mm_slli_epi16(t22_v0, 4), _mm_set1_epi8(-16));
                const __m128i t25_v1 = _mm_and_si128(_mm_slli_epi16(t22_v1, 4), _mm_set1_epi8(-16));
                const __m128i d_new_v0 = _mm_add_epi8(t25_v0, t24_v0);
                const __m128i d_new_v1 = _mm_add_epi8(t25_v1, t24_v1);
                _mm_storeu_si128((__m128i *)(void *)(d + k), d_new_v0);
                _mm_storeu_si128((__m128i *)(void *)(d + k + 16), d_new_v1);
            }
            const __m256i t4_v = _mm256_set1_epi64x(0l);
            const __m128i t5_v = _mm_set1_epi16(6554);
            __m128i t6_v = _mm_set1_epi16(10);
            __asm__("" : "+v"(t6_v));
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
                const __m128i t7_v = _mm_srai_epi32(x_v, 31);
                const __m128i t8_v = _mm_add_epi32(x_v, _mm_srli_epi32(t7_v, 29));
                const __m128i t9_v = _mm_add_epi32(x_v, _mm_srli_epi32(t7_v, 28));
                const __m128i t10_v = _mm_slli_epi32(_mm_srai_epi32(t9_v, 4), 4);
                const __m128i t11_v = _mm_sub_epi32(x_v, t10_v);
                const __m128i q_new_v = _mm_sub_epi32(_mm_srai_epi32(t8_v, 3), t11_v);
                _mm_storeu_si128((__m128i *)(void *)(q + k), q_new_v);
                const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
                const __m256i t12_v =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(y_v, 63),
                    _mm256_set1_epi64x(1l)), _mm256_set1_epi64x(1l));
                const __m256i t13_v = _mm256_add_epi64(y_v, _mm256_srli_epi64(t12_v, 52));
                const __m256i t14_v =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t13_v, 12),
                    _mm256_set1_epi64x((long)0x8000000000000ul)),
                    _mm256_set1_epi64x((long)0x8000000000000ul));
                const __m256i t15_v = _mm256_add_epi64(y_v, _mm256_srli_epi64(t12_v, 59));
                const __m256i t16_v =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t15_v, 5),
                    _mm256_set1_epi64x((long)0x400000000000000ul)),
                    _mm256_set1_epi64x((long)0x400000000000000ul));
                const __m256i t17_v = _mm256_sub_epi64(y_v, _mm256_slli_epi64(t16_v, 5));
                const __m256i r_new_v = _mm256_add_epi64(_mm256_sub_epi64(t4_v, t14_v), t17_v);
                _mm256_storeu_si256((__m256i *)(void *)(r + k), r_new_v);
                int b_v;
                const __m128i b2_v =
                    _mm_cvtsi32_si128(((void)__builtin_memcpy(&b_v, (const void *)(b + k),
                    sizeof b_v), b_v));
                const __m128i t18_v = _mm_cvtepu8_epi16(b2_v);
                const __m128i t19_v = _mm_mulhi_epu16(t18_v, t5_v);
                const __m128i t20_v = _mm_packus_epi16(t19_v, t19_v);
                const __m128i t21_v = _mm_sub_epi16(t18_v, _mm_mullo_epi16(t19_v, t6_v));
                const __m128i t22_v = _mm_and_si128(_mm_slli_epi16(t20_v, 4), _mm_set1_epi8(-16));
                const __m128i d_new_v = _mm_add_epi8(t22_v, _mm_packus_epi16(t21_v, t21_v));
                const int t23_v = _mm_cvtsi128_si32(d_new_v);
                __builtin_memcpy((void *)(d + k), &t23_v, sizeof t23_v);
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        q[i] = x[i] / 8 - x[i] % 16;
        r[i] = y[i] / -4096 + y[i] % 32;
        d[i] = (unsigned char)(b[i] / 10 * 16 + b[i] % 10);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
