/* vcc 0.1.0 wrote this from histogram_and_mix.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u32 counts[256] | in u8 p[n] | inout u8 q[n] */
/* A histogram, one element after the other, and a mix of pixels that vectors can do. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void histogram_and_mix(int n, unsigned *restrict counts, const unsigned char *restrict p,
                       unsigned char *restrict q)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 32 lanes, avx2 */
    i = 0;
    if (n >= 32) {
        const unsigned long end = (unsigned long)n & ~31UL;
        __m256i t_v = _mm256_set1_epi16(77);
        __asm__("" : "+v"(t_v));
        __m256i t2_v = _mm256_set1_epi16(179);
        __asm__("" : "+v"(t2_v));
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const __m256i p_v = _mm256_loadu_si256((const __m256i *)(const void *)(p + k));
            const __m256i t_v0 = _mm256_unpacklo_epi8(p_v, _mm256_setzero_si256());
            const __m256i t_v1 = _mm256_unpackhi_epi8(p_v, _mm256_setzero_si256());
            const __m256i t2_v0 = _mm256_mullo_epi16(t_v0, t_v);
            const __m256i t2_v1 = _mm256_mullo_epi16(t_v1, t_v);
            const __m256i q_v = _mm256_loadu_si256((const __m256i *)(const void *)(q + k));
            const __m256i t3_v0 = _mm256_unpacklo_epi8(q_v, _mm256_setzero_si256());
            const __m256i t3_v1 = _mm256_unpackhi_epi8(q_v, _mm256_setzero_si256());
            const __m256i t4_v0 = _mm256_mullo_epi16(t3_v0, t2_v);
            const __m256i t4_v1 = _mm256_mullo_epi16(t3_v1, t2_v);
            const __m256i t5_v0 = _mm256_add_epi16(t2_v0, t4_v0);
            const __m256i t5_v1 = _mm256_add_epi16(t2_v1, t4_v1);
            const __m256i t6_v0 = _mm256_srli_epi16(t5_v0, 8);
            const __m256i t6_v1 = _mm256_srli_epi16(t5_v1, 8);
            const __m256i q_new_v = _mm256_packus_epi16(t6_v0, t6_v1);
            _mm256_storeu_si256((__m256i *)(void *)(q + k), q_new_v);
        }
        /* what needs the iteration before, one at a time */
        unsigned long k2;
        for (k2 = 0; k2 < end; k2++) {
            const unsigned char t = p[k2];
            const unsigned int t2 = counts[(long)t];
            counts[(long)t] = t2 + 1u;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        counts[p[i]]++;
        q[i] = (unsigned char)((p[i] * 77 + q[i] * 179) >> 8);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
