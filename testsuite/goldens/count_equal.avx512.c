/* vcc 0.1.0 wrote this from count_equal.c for avx512 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | u8 v | in u8 p[n] | -> int */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx512f,avx512bw,avx512dq,avx512vl"), __noinline__))
static void count_equal_vec0(int n, unsigned char v, const unsigned char *p, int i, int count, int *i_out, int *count_out)
{
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const unsigned char t = (unsigned char)(unsigned int)v;
        const __m512i t_v = _mm512_set1_epi8((char)t);
        __m512i count_v = _mm512_set1_epi64(0l);
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const __m512i p_v = _mm512_loadu_si512((const void *)(p + k));
            const __m512i t3_v = _mm512_maskz_set1_epi8(_mm512_cmpeq_epi8_mask(p_v, t_v), 1);
            const __m512i t4_v = _mm512_sad_epu8(t3_v, _mm512_setzero_si512());
            count_v = _mm512_add_epi64(count_v, t4_v);
        }
        const __m128i t2_v = _mm_set1_epi8((char)t);
        __m128i count2_v = _mm_set1_epi64x(0l);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i p2_v = _mm_loadl_epi64((const __m128i *)(const void *)(p + k));
            const __m128i t5_v = _mm_maskz_set1_epi8(_mm_cmpeq_epi8_mask(p2_v, t2_v), 1);
            count2_v = _mm_add_epi64(count2_v, _mm_sad_epu8(t5_v, _mm_setzero_si128()));
        }
        {
            const __m256i t6_v = _mm512_extracti64x4_epi64(count_v, 1);
            const __m256i t7_v = _mm256_add_epi64(_mm512_castsi512_si256(count_v), t6_v);
            const __m128i t8_v = _mm256_extracti128_si256(t7_v, 1);
            const __m128i t9_v = _mm_add_epi64(_mm256_castsi256_si128(t7_v), t8_v);
            const __m128i t10_v = _mm_add_epi64(t9_v, _mm_srli_si128(t9_v, 8));
            const unsigned long t2 = (unsigned long)_mm_cvtsi128_si64(t10_v);
            const unsigned long t3 = (unsigned long)_mm_cvtsi128_si64(count2_v);
            i = (int)end;
            count = (int)((unsigned int)count + (unsigned int)t2 + (unsigned int)t3);
        }
    }
    *i_out = i;
    *count_out = count;
}

#endif
int count_equal(int n, unsigned char v, const unsigned char *p)
{
    int i;
    int count = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 64 lanes, then 8, avx512 */
    i = 0;
    {
        int i_out;
        int count_out;
        count_equal_vec0(n, v, p, i, count, &i_out, &count_out);
        i = i_out;
        count = count_out;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (p[i] == v)
            count++;
    }
#else
    for (i = 0; i < n; i++)
        if (p[i] == v)
            count++;
#endif
    return count;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
