/* vcc 0.1.0 wrote this from mixed_widths.c for avx512 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in i16 b[n] | in i32 c[n] | out i64 d[n] | inout float e[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx512f,avx512bw,avx512dq,avx512vl"), __noinline__))
static int mixed_widths_vec0(int n, const unsigned char *a, const short *b, const int *c, long *d, float *e, int i_done)
{
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m512i t_v = _mm512_cvtepi16_epi32(b_v);
            const __m512i t2_v = _mm512_add_epi32(_mm512_cvtepu8_epi32(a_v), t_v);
            const __m512i t_v0 = _mm512_cvtepi32_epi64(_mm512_castsi512_si256(t2_v));
            const __m512i t_v1 = _mm512_cvtepi32_epi64(_mm512_extracti64x4_epi64(t2_v, 1));
            const __m512i c_v = _mm512_loadu_si512((const void *)(c + k));
            const __m512i t2_v0 = _mm512_cvtepi32_epi64(_mm512_castsi512_si256(c_v));
            const __m512i t2_v1 = _mm512_cvtepi32_epi64(_mm512_extracti64x4_epi64(c_v, 1));
            const __m512i d_new_v0 = _mm512_add_epi64(t_v0, t2_v0);
            const __m512i d_new_v1 = _mm512_add_epi64(t_v1, t2_v1);
            _mm512_storeu_si512((void *)(d + k), d_new_v0);
            _mm512_storeu_si512((void *)(d + k + 8), d_new_v1);
            const __m512 t3_v = _mm512_cvtepi32_ps(_mm512_cvtepi16_epi32(b_v));
            const __m512 e_new_v = _mm512_add_ps(_mm512_loadu_ps(e + k), t3_v);
            _mm512_storeu_ps(e + k, e_new_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i b2_v = _mm_loadu_si128((const __m128i *)(const void *)(b + k));
            const __m128i a2_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + k));
            const __m256i t4_v = _mm256_cvtepi16_epi32(b2_v);
            const __m256i t5_v = _mm256_add_epi32(_mm256_cvtepu8_epi32(a2_v), t4_v);
            const __m256i c2_v = _mm256_loadu_si256((const __m256i *)(const void *)(c + k));
            const __m512i t6_v = _mm512_cvtepi32_epi64(c2_v);
            const __m512i d_new_v = _mm512_add_epi64(_mm512_cvtepi32_epi64(t5_v), t6_v);
            _mm512_storeu_si512((void *)(d + k), d_new_v);
            const __m256 t7_v = _mm256_cvtepi32_ps(_mm256_cvtepi16_epi32(b2_v));
            const __m256 e_new2_v = _mm256_add_ps(_mm256_loadu_ps(e + k), t7_v);
            _mm256_storeu_ps(e + k, e_new2_v);
        }
        i_done = (int)end;
    }
    return i_done;
}

#endif
void mixed_widths(int n, const unsigned char *restrict a, const short *restrict b,
                  const int *restrict c, long *restrict d, float *restrict e)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, then 8, avx512 */
    int i_done = 0;
    i_done = mixed_widths_vec0(n, a, b, c, d, e, i_done);
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
