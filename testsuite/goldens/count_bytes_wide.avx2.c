/* vcc 0.1.0 wrote this from count_bytes_wide.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i8 p[n] | -> i64 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long long count_bytes_wide(int n, const signed char *p)
{
    /* Counts of 64 bits: four bytes are read at a time. */
    long long k, back = 0, control = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 32 lanes, then 4, avx2 */
    k = 0;
    if (0L < (long)n && (unsigned long)n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi64x(0l);
        const __m256i t2_v = _mm256_set1_epi8(92);
        const __m256i t3_v = _mm256_set1_epi8(31);
        __m256i back_v = t_v;
        __m256i control_v = t_v;
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256i p_v = _mm256_loadu_si256((const __m256i *)(const void *)(p + k2));
            const __m256i mask_v = _mm256_cmpeq_epi8(p_v, t2_v);
            const __m256i t6_v = _mm256_and_si256(mask_v, _mm256_set1_epi8(1));
            const __m256i t7_v = _mm256_sad_epu8(t6_v, _mm256_setzero_si256());
            const __m256i mask2_v = _mm256_cmpeq_epi8(_mm256_max_epu8(t3_v, p_v), t3_v);
            const __m256i t8_v = _mm256_and_si256(mask2_v, _mm256_set1_epi8(1));
            const __m256i t9_v = _mm256_sad_epu8(t8_v, _mm256_setzero_si256());
            back_v = _mm256_add_epi64(back_v, t7_v);
            control_v = _mm256_add_epi64(control_v, t9_v);
        }
        const __m128i t4_v = _mm_set1_epi8(92);
        const __m128i t5_v = _mm_set1_epi8(31);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            int p2_v;
            const __m128i p3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&p2_v, (const void *)(p + k2),
                sizeof p2_v), p2_v));
            const __m128i t10_v = _mm_and_si128(_mm_cmpeq_epi8(p3_v, t4_v), _mm_set1_epi8(1));
            const __m128i mask3_v = _mm_cmpeq_epi8(_mm_max_epu8(t5_v, p3_v), t5_v);
            const __m256i t11_v = _mm256_cvtepu8_epi64(_mm_and_si128(mask3_v, _mm_set1_epi8(1)));
            back_v = _mm256_add_epi64(back_v, _mm256_cvtepu8_epi64(t10_v));
            control_v = _mm256_add_epi64(control_v, t11_v);
        }
        {
            const __m128i t12_v = _mm256_extracti128_si256(back_v, 1);
            const __m128i t13_v = _mm_add_epi64(_mm256_castsi256_si128(back_v), t12_v);
            const __m128i t14_v = _mm_add_epi64(t13_v, _mm_srli_si128(t13_v, 8));
            const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t14_v);
            const __m128i t15_v = _mm256_extracti128_si256(control_v, 1);
            const __m128i t16_v = _mm_add_epi64(_mm256_castsi256_si128(control_v), t15_v);
            const __m128i t17_v = _mm_add_epi64(t16_v, _mm_srli_si128(t16_v, 8));
            const unsigned long t2 = (unsigned long)_mm_cvtsi128_si64(t17_v);
            k = (long long)end;
            back = (long long)((unsigned long)back + t);
            control = (long long)((unsigned long)control + t2);
        }
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
    for (k = 0; k < n; k++) {
#endif
        if (p[k] == '\\')
            back++;
        else if (((unsigned char)p[k]) <= 0x1f)
            control++;
    }
    return back * 1000 + control;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
