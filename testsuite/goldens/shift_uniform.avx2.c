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
    /* vcc: line 9: 8 lanes x 2, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
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
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const __m128i s_v = _mm_loadu_si128((const __m128i *)(const void *)(s + at));
                const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at));
                const __m256i a_new_v = _mm256_srav_epi32(x_v, count_v);
                _mm256_storeu_si256((__m256i *)(void *)(a + at), a_new_v);
                const __m256i y_v = _mm256_lddqu_si256((const __m256i *)(const void *)(y + at));
                const __m256i t3_v = _mm256_srlv_epi32(y_v, count_v);
                const __m256i b_new_v = _mm256_xor_si256(_mm256_sllv_epi32(y_v, count_v), t3_v);
                _mm256_storeu_si256((__m256i *)(void *)(b + at), b_new_v);
                const __m256i z_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(z + at));
                const __m256i z_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(z + at + 4));
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
                _mm256_storeu_si256((__m256i *)(void *)(c + at), c_new_v0);
                _mm256_storeu_si256((__m256i *)(void *)(c + at + 4), c_new_v1);
                const __m256i mask9_v = _mm256_cvtepi16_epi32(_mm_cmpgt_epi16(s_v, t_v));
                const __m256i mask10_v =
                    _mm256_and_si256(_mm256_and_si256(mask9_v, mask_v), mask2_v);
                const __m256i t4_v = _mm256_and_si256(mask10_v, by_v);
                const __m256i t5_v = _mm256_srav_epi32(_mm256_cvtepi16_epi32(s_v), t4_v);
                const __m128i t6_v =
                    _mm_packs_epi32(_mm256_castsi256_si128(t5_v),
                    _mm256_extracti128_si256(t5_v, 1));
                const __m128i mask11_v = _mm_and_si128(_mm_cmpgt_epi16(s_v, t_v), mask3_v);
                const __m128i t7_v = _mm_blendv_epi8(s_v, t6_v, _mm_and_si128(mask11_v, mask4_v));
                const __m256i d_new_v = _mm256_cvtepi16_epi32(t7_v);
                _mm256_storeu_si256((__m256i *)(void *)(d + at), d_new_v);
            }
        }
        const __m128i count2_v = _mm_set1_epi32((int)count);
        const __m128i by2_v = _mm_set1_epi32((int)by);
        const __m128i t2_v = _mm_set1_epi16(0);
        const __m128i mask5_v = _mm_set1_epi32((int)(t ? -1 : 0));
        const __m128i mask6_v = _mm_set1_epi32((int)(t2 ? -1 : 0));
        const __m128i mask7_v = _mm_set1_epi16((short)(t ? -1 : 0));
        const __m128i mask8_v = _mm_set1_epi16((short)(t2 ? -1 : 0));
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i s2_v = _mm_loadl_epi64((const __m128i *)(const void *)(s + k));
            const __m128i x2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i a_new2_v = _mm_srav_epi32(x2_v, count2_v);
            _mm_storeu_si128((__m128i *)(void *)(a + k), a_new2_v);
            const __m128i y2_v = _mm_lddqu_si128((const __m128i *)(const void *)(y + k));
            const __m128i t8_v = _mm_srlv_epi32(y2_v, count2_v);
            const __m128i b_new2_v = _mm_xor_si128(_mm_sllv_epi32(y2_v, count2_v), t8_v);
            _mm_storeu_si128((__m128i *)(void *)(b + k), b_new2_v);
            const __m256i z_v = _mm256_loadu_si256((const __m256i *)(const void *)(z + k));
            const __m256i c_new3_v =
                _mm256_srl_epi64(_mm256_set1_epi64x((long)0x8000000000000000ul),
                _mm_cvtsi32_si128((int)(long)count));
            const __m256i c_new4_v =
                _mm256_sub_epi64(_mm256_xor_si256(_mm256_srl_epi64(z_v,
                _mm_cvtsi32_si128((int)(long)count)), c_new3_v), c_new3_v);
            _mm256_storeu_si256((__m256i *)(void *)(c + k), c_new4_v);
            const __m128i mask12_v = _mm_cvtepi16_epi32(_mm_cmpgt_epi16(s2_v, t2_v));
            const __m128i mask13_v = _mm_and_si128(_mm_and_si128(mask12_v, mask5_v), mask6_v);
            const __m128i t9_v = _mm_and_si128(mask13_v, by2_v);
            const __m128i t10_v = _mm_srav_epi32(_mm_cvtepi16_epi32(s2_v), t9_v);
            const __m128i mask14_v = _mm_and_si128(_mm_cmpgt_epi16(s2_v, t2_v), mask7_v);
            const __m128i t11_v = _mm_packs_epi32(t10_v, t10_v);
            const __m128i t12_v = _mm_blendv_epi8(s2_v, t11_v, _mm_and_si128(mask14_v, mask8_v));
            const __m128i d_new2_v = _mm_cvtepi16_epi32(t12_v);
            _mm_storeu_si128((__m128i *)(void *)(d + k), d_new2_v);
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
