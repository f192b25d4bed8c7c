/* vcc 0.1.0 wrote this from divide_short.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | in u16 u[n] | out i16 q[n] | out u16 r[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void divide_short(int n, const short *x, const unsigned short *u, short *q, unsigned short *r)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 16 lanes, then 8, the last ones overlapping, avx2; runs if u and q do not
       overlap, q and r are far enough apart, x and q are far enough apart, x and r are far enough
       apart, u and r are far enough apart */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const int t =
            ((unsigned long)u + (unsigned long)n * 2 <= (unsigned long)q
            || (unsigned long)q + (unsigned long)n * 2 <= (unsigned long)u)
            && (unsigned long)r - (unsigned long)q - 1 >= 31
            && (unsigned long)q - (unsigned long)x - 1 >= (unsigned long)n * 2 - 1
            && (unsigned long)r - (unsigned long)x - 1 >= (unsigned long)n * 2 - 1
            && (unsigned long)r - (unsigned long)u - 1 >= (unsigned long)n * 2 - 1;
        if (t) {
            const unsigned long last = (unsigned long)n - 8;
            const __m128i t_v = _mm_set1_epi16(-31981);
            const __m128i t2_v = _mm_set1_epi16(-21845);
            __m128i t3_v = _mm_set1_epi16(3);
            __asm__("" : "+v"(t3_v));
            const __m128i t4_v = _mm_set1_epi16(9363);
            const __m128i t5_v = _mm_set1_epi16(-32639);
            __m128i t6_v = _mm_set1_epi16(255);
            __asm__("" : "+v"(t6_v));
            const __m128i x_last_v = _mm_loadu_si128((const __m128i *)(const void *)(x + last));
            const __m128i t7_v = _mm_add_epi16(_mm_mulhi_epi16(x_last_v, t_v), x_last_v);
            const __m128i t8_v = _mm_srli_epi16(x_last_v, 15);
            const __m128i t9_v = _mm_add_epi16(_mm_srai_epi16(t7_v, 9), t8_v);
            const __m128i t10_v = _mm_add_epi16(_mm_mulhi_epi16(x_last_v, t2_v), x_last_v);
            const __m128i t11_v = _mm_add_epi16(_mm_srai_epi16(t10_v, 1), t8_v);
            const __m128i t12_v = _mm_sub_epi16(x_last_v, _mm_mullo_epi16(t11_v, t3_v));
            const __m128i t13_v = _mm_packs_epi16(t12_v, t12_v);
            const __m128i t14_v = _mm_add_epi8(_mm_packs_epi16(t9_v, t9_v), t13_v);
            const __m128i u_last_v = _mm_loadu_si128((const __m128i *)(const void *)(u + last));
            const __m128i t15_v = _mm_mulhi_epu16(u_last_v, t4_v);
            const __m128i t16_v = _mm_srli_epi16(_mm_sub_epi16(u_last_v, t15_v), 1);
            const __m128i t17_v = _mm_srli_epi16(_mm_mulhi_epu16(u_last_v, t5_v), 7);
            const __m128i t18_v = _mm_srli_epi16(_mm_add_epi16(t16_v, t15_v), 2);
            const __m128i t19_v = _mm_sub_epi16(u_last_v, _mm_mullo_epi16(t17_v, t6_v));
            const __m256i t20_v = _mm256_set1_epi16(-31981);
            const __m256i t21_v = _mm256_set1_epi16(-21845);
            __m256i t22_v = _mm256_set1_epi16(3);
            __asm__("" : "+v"(t22_v));
            const __m256i t23_v = _mm256_set1_epi16(9363);
            const __m256i t24_v = _mm256_set1_epi16(-32639);
            __m256i t25_v = _mm256_set1_epi16(255);
            __asm__("" : "+v"(t25_v));
            const __m128i q_new_last_v = _mm_cvtepi8_epi16(t14_v);
            const __m128i r_new_last_v = _mm_add_epi16(t18_v, t19_v);
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
                const __m256i t26_v = _mm256_add_epi16(_mm256_mulhi_epi16(x_v, t20_v), x_v);
                const __m256i t27_v = _mm256_srli_epi16(x_v, 15);
                const __m256i t28_v = _mm256_add_epi16(_mm256_srai_epi16(t26_v, 9), t27_v);
                const __m128i t29_v =
                    _mm_packs_epi16(_mm256_castsi256_si128(t28_v),
                    _mm256_extracti128_si256(t28_v, 1));
                const __m256i t30_v = _mm256_add_epi16(_mm256_mulhi_epi16(x_v, t21_v), x_v);
                const __m256i t31_v = _mm256_add_epi16(_mm256_srai_epi16(t30_v, 1), t27_v);
                const __m256i t32_v = _mm256_sub_epi16(x_v, _mm256_mullo_epi16(t31_v, t22_v));
                const __m128i t33_v =
                    _mm_packs_epi16(_mm256_castsi256_si128(t32_v),
                    _mm256_extracti128_si256(t32_v, 1));
                const __m256i q_new_v = _mm256_cvtepi8_epi16(_mm_add_epi8(t29_v, t33_v));
                _mm256_storeu_si256((__m256i *)(void *)(q + k), q_new_v);
                const __m256i u_v = _mm256_loadu_si256((const __m256i *)(const void *)(u + k));
                const __m256i t34_v = _mm256_mulhi_epu16(u_v, t23_v);
                const __m256i t35_v = _mm256_srli_epi16(_mm256_sub_epi16(u_v, t34_v), 1);
                const __m256i t36_v = _mm256_srli_epi16(_mm256_mulhi_epu16(u_v, t24_v), 7);
                const __m256i t37_v = _mm256_srli_epi16(_mm256_add_epi16(t35_v, t34_v), 2);
                const __m256i t38_v = _mm256_sub_epi16(u_v, _mm256_mullo_epi16(t36_v, t25_v));
                const __m256i r_new_v = _mm256_add_epi16(t37_v, t38_v);
                _mm256_storeu_si256((__m256i *)(void *)(r + k), r_new_v);
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m128i x2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
                const __m128i t39_v = _mm_srli_epi16(x2_v, 15);
                const __m128i t40_v =
                    _mm_srai_epi16(_mm_add_epi16(_mm_mulhi_epi16(x2_v, t_v), x2_v), 9);
                const __m128i t41_v = _mm_add_epi16(t40_v, t39_v);
                const __m128i t42_v =
                    _mm_srai_epi16(_mm_add_epi16(_mm_mulhi_epi16(x2_v, t2_v), x2_v), 1);
                const __m128i t43_v = _mm_mullo_epi16(_mm_add_epi16(t42_v, t39_v), t3_v);
                const __m128i t44_v = _mm_sub_epi16(x2_v, t43_v);
                const __m128i t45_v = _mm_packs_epi16(t44_v, t44_v);
                const __m128i t46_v = _mm_add_epi8(_mm_packs_epi16(t41_v, t41_v), t45_v);
                const __m128i q_new2_v = _mm_cvtepi8_epi16(t46_v);
                _mm_storeu_si128((__m128i *)(void *)(q + k), q_new2_v);
                const __m128i u2_v = _mm_loadu_si128((const __m128i *)(const void *)(u + k));
                const __m128i t47_v = _mm_mulhi_epu16(u2_v, t4_v);
                const __m128i t48_v =
                    _mm_add_epi16(_mm_srli_epi16(_mm_sub_epi16(u2_v, t47_v), 1), t47_v);
                const __m128i t49_v = _mm_srli_epi16(_mm_mulhi_epu16(u2_v, t5_v), 7);
                const __m128i t50_v = _mm_sub_epi16(u2_v, _mm_mullo_epi16(t49_v, t6_v));
                const __m128i r_new2_v = _mm_add_epi16(_mm_srli_epi16(t48_v, 2), t50_v);
                _mm_storeu_si128((__m128i *)(void *)(r + k), r_new2_v);
            }
            /* the last ones, some of them once more */
            _mm_storeu_si128((__m128i *)(void *)(q + last), q_new_last_v);
            _mm_storeu_si128((__m128i *)(void *)(r + last), r_new_last_v);
            i_done = n;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        q[i] = (short)(x[i] / 1000 + x[i] % 3);
        r[i] = (unsigned short)(u[i] / 7 + u[i] % 255);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
