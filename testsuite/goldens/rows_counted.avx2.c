/* vcc 0.1.0 wrote this from rows_counted.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[64*n+66] | in u8 on[n+1] | -> u32 */
/* Where a row begins is looked up, and the loop around is tested at its end. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned rows_counted(int n, const unsigned char *a, const unsigned char *on)
{
    unsigned count = 0;
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 7: 32 lanes x 2, avx2 */
    {
        const unsigned long trips = (unsigned long)n - 1;
        if ((long)trips >= 1) {
            const __m256i t_v = _mm256_set1_epi8(100);
            __m256i count_v = _mm256_set1_epi64x(0l);
            /* what lanes accumulate is combined behind all rows */
            unsigned long n2;
            for (n2 = 0; n2 < trips; n2++) {
                const unsigned int t = (unsigned int)n2;
                const unsigned char on_s = on[(long)(int)t];
                /* iterations 0 to 63 */
                const unsigned char *const a_s =
                    a + (long)(int)(t * 64u) + (long)(int)((unsigned int)on_s & 1u);
                const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)a_s);
                const __m256i t_v0 = _mm256_xor_si256(a_v0, _mm256_set1_epi8(-128));
                const __m256i t2_v0 = _mm256_xor_si256(t_v, _mm256_set1_epi8(-128));
                const __m256i mask_v0 = _mm256_cmpgt_epi8(t_v0, t2_v0);
                const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a_s + 32));
                const __m256i t_v1 = _mm256_xor_si256(a_v1, _mm256_set1_epi8(-128));
                const __m256i t2_v1 = _mm256_xor_si256(t_v, _mm256_set1_epi8(-128));
                const __m256i mask_v1 = _mm256_cmpgt_epi8(t_v1, t2_v1);
                const __m256i t3_v0 = _mm256_and_si256(mask_v0, _mm256_set1_epi8(1));
                const __m256i t3_v1 = _mm256_and_si256(mask_v1, _mm256_set1_epi8(1));
                const __m256i t4_v0 = _mm256_sad_epu8(t3_v0, _mm256_setzero_si256());
                const __m256i t4_v1 = _mm256_sad_epu8(t3_v1, _mm256_setzero_si256());
                count_v = _mm256_add_epi64(count_v, _mm256_add_epi64(t4_v0, t4_v1));
            }
            {
                const __m128i t2_v = _mm256_extracti128_si256(count_v, 1);
                const __m128i t3_v = _mm_add_epi64(_mm256_castsi256_si128(count_v), t2_v);
                const __m128i t4_v = _mm_add_epi64(t3_v, _mm_srli_si128(t3_v, 8));
                const unsigned long t2 = (unsigned long)_mm_cvtsi128_si64(t4_v);
                count = count + (unsigned int)t2;
                i = (int)trips;
            }
        }
    }
    /* remaining iterations */
    do {
        VCC_KEEP_SCALAR;
#else
    do
#endif
 {
        const unsigned char *row = a + i * 64 + (on[i] & 1);
        for (int j = 0; j < 64; j++)
            count += row[j] > 100;
        i++;
    }
#ifdef VCC_VECTOR
        }
#endif
 while (i < n);
    return count;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
