/* vcc 0.1.0 wrote this from block_zipped.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out u32 r[8] restrict | in u32 a[4] | in u32 b[4] | inout i16 s[8] restrict | in i16 c[16] | out double d[4] restrict | in float e[12] */
/* Elements of two places in turn, and of several in rows. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void block_zipped(int n, unsigned *restrict r, const unsigned *a, const unsigned *b, short *restrict s, const short *c,
                  double *restrict d, const float *e)
{
#ifdef VCC_VECTOR
    /* vcc: block at lines 6 to 25: 8 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128i t_v = _mm_set1_epi32(5);
        const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)a);
        const __m128i b_v = _mm_loadu_si128((const __m128i *)(const void *)b);
        const __m128i t2_v = _mm_add_epi32(_mm_unpacklo_epi32(a_v, b_v), t_v);
        const __m128 t3_v = _mm_set1_ps(2.0f);
        const __m128 t4_v = _mm_set1_ps(1.0f);
        _mm_storeu_si128((__m128i *)(void *)r, t2_v);
        const __m128i t5_v = _mm_add_epi32(_mm_unpackhi_epi32(a_v, b_v), t_v);
        _mm_storeu_si128((__m128i *)(void *)(r + 4), t5_v);
        const __m128i c_v = _mm_loadu_si128((const __m128i *)(const void *)(c + 4));
        const __m128i s_v = _mm_loadu_si128((const __m128i *)(const void *)s);
        const __m128i t6_v =
            _mm_shuffle_epi8(c_v,
            _mm_set_epi8(15, 14, 7, 6, 13, 12, 5, 4, 11, 10, 3, 2, 9, 8, 1, 0));
        _mm_storeu_si128((__m128i *)(void *)s, _mm_xor_si128(s_v, t6_v));
        const __m128 e_v = _mm_castsi128_ps(_mm_loadl_epi64((const __m128i *)(const void *)e));
        const __m128 e2_v =
            _mm_castsi128_ps(_mm_loadl_epi64((const __m128i *)(const void *)(e + 10)));
        const __m128 t7_v =
            _mm_castsi128_ps(_mm_unpacklo_epi64(_mm_castps_si128(e_v), _mm_castps_si128(e2_v)));
        const __m256d t8_v = _mm256_cvtps_pd(_mm_add_ps(_mm_mul_ps(t7_v, t3_v), t4_v));
        _mm256_storeu_pd(d, t8_v);
    }
#else
    r[0] = a[0] + 5;
    r[1] = b[0] + 5;
    r[2] = a[1] + 5;
    r[3] = b[1] + 5;
    r[4] = a[2] + 5;
    r[5] = b[2] + 5;
    r[6] = a[3] + 5;
    r[7] = b[3] + 5;
    s[0] ^= c[4];
    s[1] ^= c[8];
    s[2] ^= c[5];
    s[3] ^= c[9];
    s[4] ^= c[6];
    s[5] ^= c[10];
    s[6] ^= c[7];
    s[7] ^= c[11];
    d[0] = e[0] * 2 + 1;
    d[1] = e[1] * 2 + 1;
    d[2] = e[10] * 2 + 1;
    d[3] = e[11] * 2 + 1;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
