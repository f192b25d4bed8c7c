/* vcc 0.1.0 wrote this from sum_u8.c for avx512 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 p[n] | -> unsigned */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx512f,avx512bw,avx512dq,avx512vl"), __noinline__))
static void sum_u8_vec0(int n, const unsigned char *p, unsigned int sum, int i, unsigned int *sum_out, int *i_out)
{
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const unsigned long wide_end = end & ~127UL;
        __m512i sum_v = _mm512_set1_epi64(0l);
        unsigned long k;
        for (k = 0; k < wide_end; k += 128) {
            const __m512i p_v0 = _mm512_loadu_si512((const void *)(p + k));
            const __m512i p_v1 = _mm512_loadu_si512((const void *)(p + k + 64));
            const __m512i t_v0 = _mm512_sad_epu8(p_v0, _mm512_setzero_si512());
            const __m512i t_v1 = _mm512_sad_epu8(p_v1, _mm512_setzero_si512());
            sum_v = _mm512_add_epi64(sum_v, _mm512_add_epi64(t_v0, t_v1));
        }
        __m128i sum2_v = _mm_set1_epi64x(0l);
        /* what is left, one vector at a time */
        for (; k < end; k += 16) {
            const __m128i p_v = _mm_loadu_si128((const __m128i *)(const void *)(p + k));
            sum2_v = _mm_add_epi64(sum2_v, _mm_sad_epu8(p_v, _mm_setzero_si128()));
        }
        {
            const __m256i t_v = _mm512_extracti64x4_epi64(sum_v, 1);
            const __m256i t2_v = _mm256_add_epi64(_mm512_castsi512_si256(sum_v), t_v);
            const __m128i t3_v = _mm256_extracti128_si256(t2_v, 1);
            const __m128i t4_v = _mm_add_epi64(_mm256_castsi256_si128(t2_v), t3_v);
            const __m128i t5_v = _mm_add_epi64(t4_v, _mm_srli_si128(t4_v, 8));
            const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t5_v);
            const __m128i t6_v = _mm_add_epi64(sum2_v, _mm_srli_si128(sum2_v, 8));
            const unsigned long t2 = (unsigned long)_mm_cvtsi128_si64(t6_v);
            sum = sum + (unsigned int)t + (unsigned int)t2;
            i = (int)end;
        }
    }
    *sum_out = sum;
    *i_out = i;
}

#endif
unsigned sum_u8(int n, const unsigned char *p)
{
    unsigned sum = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 64 lanes x 2, then 16, avx512 */
    i = 0;
    {
        unsigned int sum_out;
        int i_out;
        sum_u8_vec0(n, p, sum, i, &sum_out, &i_out);
        sum = sum_out;
        i = i_out;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        sum += p[i];
    }
#else
    for (i = 0; i < n; i++)
        sum += p[i];
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
