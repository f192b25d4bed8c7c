/* vcc 0.1.0 wrote this from grey_planar.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 r[n] | in u8 g[n] | in u8 b[n] | out u8 grey[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void grey_planar(int n, const unsigned char *r, const unsigned char *g, const unsigned char *b,
                 unsigned char *grey)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 32 lanes, then 8, the last ones overlapping, avx2; runs if r and grey are far
       enough apart, g and grey are far enough apart, b and grey are far enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)grey - (unsigned long)r - 1 >= (unsigned long)n - 1
        && (unsigned long)grey - (unsigned long)g - 1 >= (unsigned long)n - 1
        && (unsigned long)grey - (unsigned long)b - 1 >= (unsigned long)n - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        __m128i t_v = _mm_set1_epi16(77);
        __asm__("" : "+v"(t_v));
        __m128i t2_v = _mm_set1_epi16(150);
        __asm__("" : "+v"(t2_v));
        __m128i t3_v = _mm_set1_epi16(29);
        __asm__("" : "+v"(t3_v));
        const __m128i r_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(r + last));
        const __m128i g_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(g + last));
        const __m128i t4_v = _mm_mullo_epi16(_mm_cvtepu8_epi16(r_last_v), t_v);
        const __m128i t5_v = _mm_mullo_epi16(_mm_cvtepu8_epi16(g_last_v), t2_v);
        const __m128i b_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + last));
        const __m128i t6_v = _mm_mullo_epi16(_mm_cvtepu8_epi16(b_last_v), t3_v);
        const __m128i t7_v = _mm_srli_epi16(_mm_add_epi16(_mm_add_epi16(t4_v, t5_v), t6_v), 8);
        __m256i t8_v = _mm256_set1_epi16(77);
        __asm__("" : "+v"(t8_v));
        __m256i t9_v = _mm256_set1_epi16(150);
        __asm__("" : "+v"(t9_v));
        __m256i t10_v = _mm256_set1_epi16(29);
        __asm__("" : "+v"(t10_v));
        const __m128i grey_new_last_v = _mm_packus_epi16(t7_v, t7_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i r_v = _mm256_loadu_si256((const __m256i *)(const void *)(r + k));
            const __m256i t_v0 = _mm256_unpacklo_epi8(r_v, _mm256_setzero_si256());
            const __m256i t_v1 = _mm256_unpackhi_epi8(r_v, _mm256_setzero_si256());
            const __m256i t2_v0 = _mm256_mullo_epi16(t_v0, t8_v);
            const __m256i t2_v1 = _mm256_mullo_epi16(t_v1, t8_v);
            const __m256i g_v = _mm256_loadu_si256((const __m256i *)(const void *)(g + k));
            const __m256i t3_v0 = _mm256_unpacklo_epi8(g_v, _mm256_setzero_si256());
            const __m256i t3_v1 = _mm256_unpackhi_epi8(g_v, _mm256_setzero_si256());
            const __m256i t4_v0 = _mm256_mullo_epi16(t3_v0, t9_v);
            const __m256i t4_v1 = _mm256_mullo_epi16(t3_v1, t9_v);
            const __m256i t5_v0 = _mm256_add_epi16(t2_v0, t4_v0);
            const __m256i t5_v1 = _mm256_add_epi16(t2_v1, t4_v1);
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i t6_v0 = _mm256_unpacklo_epi8(b_v, _mm256_setzero_si256());
            const __m256i t6_v1 = _mm256_unpackhi_epi8(b_v, _mm256_setzero_si256());
            const __m256i t7_v0 = _mm256_mullo_epi16(t6_v0, t10_v);
            const __m256i t7_v1 = _mm256_mullo_epi16(t6_v1, t10_v);
            const __m256i t8_v0 = _mm256_add_epi16(t5_v0, t7_v0);
            const __m256i t8_v1 = _mm256_add_epi16(t5_v1, t7_v1);
            const __m256i t9_v0 = _mm256_srli_epi16(t8_v0, 8);
            const __m256i t9_v1 = _mm256_srli_epi16(t8_v1, 8);
            const __m256i grey_new_v = _mm256_packus_epi16(t9_v0, t9_v1);
            _mm256_storeu_si256((__m256i *)(void *)(grey + k), grey_new_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i r2_v = _mm_loadl_epi64((const __m128i *)(const void *)(r + k));
            const __m128i g2_v = _mm_loadl_epi64((const __m128i *)(const void *)(g + k));
            const __m128i t11_v = _mm_mullo_epi16(_mm_cvtepu8_epi16(g2_v), t2_v);
            const __m128i b2_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k));
            const __m128i t12_v =
                _mm_add_epi16(_mm_mullo_epi16(_mm_cvtepu8_epi16(r2_v), t_v), t11_v);
            const __m128i t13_v = _mm_mullo_epi16(_mm_cvtepu8_epi16(b2_v), t3_v);
            const __m128i t14_v = _mm_srli_epi16(_mm_add_epi16(t12_v, t13_v), 8);
            const __m128i grey_new2_v = _mm_packus_epi16(t14_v, t14_v);
            _mm_storel_epi64((__m128i *)(void *)(grey + k), grey_new2_v);
        }
        /* the last ones, some of them once more */
        _mm_storel_epi64((__m128i *)(void *)(grey + last), grey_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        grey[i] = (unsigned char)((r[i] * 77 + g[i] * 150 + b[i] * 29) >> 8);
    }
#else
    for (i = 0; i < n; i++)
        grey[i] = (unsigned char)((r[i] * 77 + g[i] * 150 + b[i] * 29) >> 8);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
