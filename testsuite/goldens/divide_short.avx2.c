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
    /* vcc: line 4: 16 lanes, then 4, avx2; runs if x and q are far enough apart, x and r are far
       enough apart, q and u are far enough apart, q and r are far enough apart, u and r are far
       enough apart */
    int i_done = 0;
    if (n >= 4 && (unsigned long)q - (unsigned long)x - 1 >= 127
        && (unsigned long)r - (unsigned long)x - 1 >= 127
        && (unsigned long)u - (unsigned long)q - 1 >= 31
        && (unsigned long)r - (unsigned long)q - 1 >= 31
        && (unsigned long)r - (unsigned long)u - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi16(-31981);
        const __m256i t2_v = _mm256_set1_epi16(-21845);
        __m256i t3_v = _mm256_set1_epi16(3);
        __asm__("" : "+v"(t3_v));
        const __m256i t4_v = _mm256_set1_epi16(9363);
        const __m256i t5_v = _mm256_set1_epi16(-32639);
        __m256i t6_v = _mm256_set1_epi16(255);
        __asm__("" : "+v"(t6_v));
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i t13_v = _mm256_add_epi16(_mm256_mulhi_epi16(x_v, t_v), x_v);
            const __m256i t14_v = _mm256_srli_epi16(x_v, 15);
            const __m256i t15_v = _mm256_add_epi16(_mm256_srai_epi16(t13_v, 9), t14_v);
            const __m128i t16_v =
                _mm_packs_epi16(_mm256_castsi256_si128(t15_v), _mm256_extracti128_si256(t15_v, 1));
            const __m256i t17_v = _mm256_add_epi16(_mm256_mulhi_epi16(x_v, t2_v), x_v);
            const __m256i t18_v = _mm256_add_epi16(_mm256_srai_epi16(t17_v, 1), t14_v);
            const __m256i t19_v = _mm256_sub_epi16(x_v, _mm256_mullo_epi16(t18_v, t3_v));
            const __m128i t20_v =
                _mm_packs_epi16(_mm256_castsi256_si128(t19_v), _mm256_extracti128_si256(t19_v, 1));
            const __m256i q_new_v = _mm256_cvtepi8_epi16(_mm_add_epi8(t16_v, t20_v));
            _mm256_storeu_si256((__m256i *)(void *)(q + k), q_new_v);
            const __m256i u_v = _mm256_loadu_si256((const __m256i *)(const void *)(u + k));
            const __m256i t21_v = _mm256_mulhi_epu16(u_v, t4_v);
            const __m256i t22_v = _mm256_srli_epi16(_mm256_sub_epi16(u_v, t21_v), 1);
            const __m256i t23_v = _mm256_srli_epi16(_mm256_mulhi_epu16(u_v, t5_v), 7);
            const __m256i t24_v = _mm256_srli_epi16(_mm256_add_epi16(t22_v, t21_v), 2);
            const __m256i t25_v = _mm256_sub_epi16(u_v, _mm256_mullo_epi16(t23_v, t6_v));
            const __m256i r_new_v = _mm256_add_epi16(t24_v, t25_v);
            _mm256_storeu_si256((__m256i *)(void *)(r + k), r_new_v);
        }
        const __m128i t7_v = _mm_set1_epi16(-31981);
        const __m128i t8_v = _mm_set1_epi16(-21845);
        __m128i t9_v = _mm_set1_epi16(3);
        __asm__("" : "+v"(t9_v));
        const __m128i t10_v = _mm_set1_epi16(9363);
        const __m128i t11_v = _mm_set1_epi16(-32639);
        __m128i t12_v = _mm_set1_epi16(255);
        __asm__("" : "+v"(t12_v));
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i x2_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            const __m128i t26_v = _mm_add_epi16(_mm_mulhi_epi16(x2_v, t7_v), x2_v);
            const __m128i t27_v = _mm_srli_epi16(x2_v, 15);
            const __m128i t28_v = _mm_add_epi16(_mm_srai_epi16(t26_v, 9), t27_v);
            const __m128i t29_v = _mm_add_epi16(_mm_mulhi_epi16(x2_v, t8_v), x2_v);
            const __m128i t30_v = _mm_add_epi16(_mm_srai_epi16(t29_v, 1), t27_v);
            const __m128i t31_v = _mm_sub_epi16(x2_v, _mm_mullo_epi16(t30_v, t9_v));
            const __m128i t32_v = _mm_packs_epi16(t31_v, t31_v);
            const __m128i t33_v = _mm_add_epi8(_mm_packs_epi16(t28_v, t28_v), t32_v);
            const __m128i q_new2_v = _mm_cvtepi8_epi16(t33_v);
            _mm_storel_epi64((__m128i *)(void *)(q + k), q_new2_v);
            const __m128i u2_v = _mm_loadl_epi64((const __m128i *)(const void *)(u + k));
            const __m128i t34_v = _mm_mulhi_epu16(u2_v, t10_v);
            const __m128i t35_v =
                _mm_add_epi16(_mm_srli_epi16(_mm_sub_epi16(u2_v, t34_v), 1), t34_v);
            const __m128i t36_v = _mm_srli_epi16(_mm_mulhi_epu16(u2_v, t11_v), 7);
            const __m128i t37_v = _mm_sub_epi16(u2_v, _mm_mullo_epi16(t36_v, t12_v));
            const __m128i r_new2_v = _mm_add_epi16(_mm_srli_epi16(t35_v, 2), t37_v);
            _mm_storel_epi64((__m128i *)(void *)(r + k), r_new2_v);
        }
        i_done = (int)end;
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
