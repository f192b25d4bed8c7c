/* vcc 0.1.0 wrote this from columns_few.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[12*n] | inout u32 t[12] restrict */
/* Few columns, which would take two passes over all rows: rows stay one after the other. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void columns_few(int n, const int (*a)[12], unsigned *restrict t)
{
    for (int i = 0; i < n; i++)
#ifdef VCC_VECTOR
        {
            /* vcc: line 6: 8 lanes, then 4, avx2 */
            const char *const a_s = (const char *)a + (long)i * 48;
            const __m256i t_v = _mm256_set1_epi32(3);
            /* iterations 0 to 7 */
            const __m256i t2_v = _mm256_loadu_si256((const __m256i *)(const void *)t);
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)a_s);
            const __m256i t_new_v = _mm256_add_epi32(_mm256_mullo_epi32(t2_v, t_v), a_v);
            _mm256_storeu_si256((__m256i *)(void *)t, t_new_v);
            const __m128i t3_v = _mm_set1_epi32(3);
            /* iterations 8 to 11 */
            const __m128i t4_v = _mm_loadu_si128((const __m128i *)(const void *)(t + 8));
            const __m128i a2_v = _mm_loadu_si128((const __m128i *)(const void *)(a_s + 32));
            const __m128i t_new2_v = _mm_add_epi32(_mm_mullo_epi32(t4_v, t3_v), a2_v);
            _mm_storeu_si128((__m128i *)(void *)(t + 8), t_new2_v);
            VCC_KEEP_SCALAR;
        }
#else
        for (int j = 0; j < 12; j++)
            t[j] = t[j] * 3 + (unsigned)a[i][j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
