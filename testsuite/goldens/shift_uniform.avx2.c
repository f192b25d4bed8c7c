/* vcc 0.1.0 wrote this from shift_uniform.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | in u32 y[n] | in i64 z[n] | in i16 s[n] | int by | out i32 a[n] | out u32 b[n] | out i64 c[n] | out i32 d[n] */
/* All iterations shift by one count, which may be too large where nothing is shifted. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void shift_uniform(int n, const int *restrict x, const unsigned *restrict y,
                   const long *restrict z, const short *restrict s, int by, int *restrict a,
                   unsigned *restrict b, long *restrict c, int *restrict d)
{
    int i;
    const int count = by & 31;
#ifdef VCC_VECTOR
    /* vcc: line 9: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i count_v = _mm256_set1_epi32((int)count);
        const __m256i by_v = _mm256_set1_epi32((int)by);
        const __m128i t_v = _mm_set1_epi16(0);
        const int t = by >= 0;
        const __m256i mask_v = _mm256_set1_epi32((int)(t ? -1 : 0));
        const int t2 = by < 32;
        const __m256i mask2_v = _mm256_set1_epi32((int)(t2 ? -1 : 0));
        const __m128i mask3_v = _mm_set1_epi16((short)(t ? -1 : 0));
        const __m128i mask4_v = _mm_set1_epi16((short)(t2 ? -1 : 0));
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m128i s_v = _mm_loadu_si128((const __m128i *)(const void *)(s + k));
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i a_new_v = _mm256_srav_epi32(x_v, count_v);
            _mm256_storeu_si256((__m256i *)(void *)(a + k), a_new_v);
            const __m256i y_v = _mm256_lddqu_si256((const __m256i *)(const void *)(y + k));
            const __m256i t2_v = _mm256_srlv_epi32(y_v, count_v);
            const __m256i b_new_v = _mm256_xor_si256(_mm256_sllv_epi32(y_v, count_v), t2_v);
            _mm256_storeu_si256((__m256i *)(void *)(b + k), b_new_v);
            const __m256i z_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(z + k));
            const __m256i z_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(z + k + 4));
            const __m256i c_new_v =
                _mm256_srl_epi64(_mm256_set1_epi64x((long)0x8000000000000000ul),
                _mm_cvtsi32_si128((int)(long)count));
            const __m256i c_new2_v =
                _mm256_srl_epi64(_mm256_set1_epi64x((long)0x8000000000000000ul),
                _mm_cvtsi32_si128((int)(long)count));
            const __m256i c_new_v0 =
                _mm256_sub_epi64(_mm256_xor_si256(_mm256_srl_epi64(z_v0,
                _mm_cvtsi32_si128((int)(long)count)), c_new_v), c_new_v);
            const __m256i c_new_v1 =
                _mm256_sub_epi64(_mm256_xor_si256(_mm256_srl_epi64(z_v1,
                _mm_cvtsi32_si128((int)(long)count)), c_new2_v), c_new2_v);
            _mm256_storeu_si256((__m256i *)(void *)(c + k), c_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(c + k + 4), c_new_v1);
            const __m128i mask5_v = _mm_cmpgt_epi16(s_v, t_v);
            const __m256i mask6_v = _mm256_and_si256(_mm256_cvtepi16_epi32(mask5_v), mask_v);
            const __m256i t3_v = _mm256_and_si256(_mm256_and_si256(mask6_v, mask2_v), by_v);
            const __m256i t4_v = _mm256_srav_epi32(_mm256_cvtepi16_epi32(s_v), t3_v);
            const __m128i t5_v =
                _mm_packs_epi32(_mm256_castsi256_si128(t4_v), _mm256_extracti128_si256(t4_v, 1));
            const __m128i mask7_v = _mm_and_si128(_mm_and_si128(mask5_v, mask3_v), mask4_v);
            const __m256i d_new_v = _mm256_cvtepi16_epi32(_mm_blendv_epi8(s_v, t5_v, mask7_v));
            _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        const int v = s[i];
        a[i] = x[i] >> count;
        b[i] = y[i] << count ^ y[i] >> count;
        c[i] = z[i] >> count;
        d[i] = v > 0 && by >= 0 && by < 32 ? v >> by : v;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
