/* vcc 0.1.0 wrote this from even_remainders.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in u32 b[n] | in i64 c[n] | in i8 d[n] | inout u32 y[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void even_remainders(int n, const int *a, const unsigned *b, const long long *c, const signed char *d, unsigned *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, avx2; runs if a and y do not overlap, b and y do not overlap, y and c
       do not overlap, y and d do not overlap */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const int t =
            ((unsigned long)a + end * 4 <= (unsigned long)y
            || (unsigned long)y + end * 4 <= (unsigned long)a)
            && ((unsigned long)b + end * 4 <= (unsigned long)y
            || (unsigned long)y + end * 4 <= (unsigned long)b)
            && ((unsigned long)y + end * 4 <= (unsigned long)c
            || (unsigned long)c + end * 8 <= (unsigned long)y)
            && ((unsigned long)y + end * 4 <= (unsigned long)d
            || (unsigned long)d + end <= (unsigned long)y);
        if (t) {
            const __m256i t_v = _mm256_set1_epi32(3);
            const __m256i t2_v = _mm256_set1_epi32(0);
            const __m256i t3_v = _mm256_set1_epi32(7);
            const __m256i t4_v = _mm256_set1_epi32(5);
            const __m256i t5_v = _mm256_set1_epi64x(1023l);
            const __m256i t6_v = _mm256_set1_epi64x(0l);
            const __m256i t7_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            __m128i t8_v = _mm_set1_epi8(0);
            const __m256i t9_v = _mm256_set1_epi32(1);
            const __m256i t10_v = _mm256_set1_epi32(-1);
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
                const __m256i mask_v = _mm256_cmpeq_epi32(_mm256_and_si256(a_v, t_v), t2_v);
                const __m256i mask2_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
                const __m256i b_v =
                    _mm256_maskload_epi32((const int *)(const void *)(b + k), mask2_v);
                const __m256i t11_v = _mm256_and_si256(b_v, t3_v);
                const __m256i mask3_v =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t11_v, t2_v), _mm256_set1_epi32(-1));
                const __m256i mask4_v = _mm256_and_si256(mask2_v, mask3_v);
                const __m256i y_v =
                    _mm256_maskload_epi32((const int *)(const void *)(y + k), mask4_v);
                const __m256i y2_v =
                    _mm256_maskload_epi32((const int *)(const void *)(y + k), mask_v);
                const __m256i t12_v = _mm256_add_epi32(y2_v, t_v);
                const __m256i y_new_v =
                    _mm256_blendv_epi8(t12_v, _mm256_xor_si256(y_v, t4_v), mask4_v);
                const __m256i mask5_v = _mm256_or_si256(mask3_v, mask_v);
                if (_mm256_movemask_epi8(mask5_v) != 0) {
                    _mm256_maskstore_epi32((int *)(void *)(y + k), mask5_v, y_new_v);
                }
                const __m256i c_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(c + k));
                const __m256i c_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(c + k + 4));
                const __m256i t_v0 = _mm256_and_si256(c_v0, t5_v);
                const __m256i t_v1 = _mm256_and_si256(c_v1, t5_v);
                const __m256i mask_v0 = _mm256_cmpeq_epi64(t_v0, t6_v);
                const __m256i mask_v1 = _mm256_cmpeq_epi64(t_v1, t6_v);
                const __m256i mask6_v =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask_v0),
                    _mm256_castsi256_ps(mask_v1), 0x88)), 0xd8);
                const __m256i mask7_v = _mm256_xor_si256(mask6_v, _mm256_set1_epi32(-1));
                __m128i d_v;
                if (_mm256_movemask_epi8(mask7_v) == -1) {
                    d_v = _mm_loadl_epi64((const __m128i *)(const void *)(d + k));
                } else {
                    __m128i t19_v = t8_v;
                    if (_mm256_movemask_epi8(mask7_v) != 0) {
                        const __m256i t20_v = _mm256_and_si256(mask7_v, t7_v);
                        const __m128i t21_v = _mm256_extracti128_si256(t20_v, 1);
                        const __m128i t22_v = _mm_max_epu32(_mm256_castsi256_si128(t20_v), t21_v);
                        const __m128i t23_v = _mm_max_epu32(t22_v, _mm_srli_si128(t22_v, 8));
                        const __m128i t24_v = _mm_max_epu32(t23_v, _mm_srli_si128(t23_v, 4));
                        const unsigned int t2 = (unsigned int)_mm_cvtsi128_si32(t24_v);
                        const __m256i t25_v =
                            _mm256_blendv_epi8(_mm256_set1_epi32((int)t2), t7_v, mask7_v);
                        const long t26_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t25_v));
                        const long t27_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t25_v),
                            _mm256_castsi256_si128(t25_v)));
                        const __m128i t28_v = _mm256_extracti128_si256(t25_v, 1);
                        const long t29_v = _mm_cvtsi128_si64(t28_v);
                        const long t30_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t28_v, t28_v));
                        const long t31_v =
                            (long)((unsigned long)(unsigned char)(d + k)[(int)t26_v]
                            | ((unsigned long)(unsigned char)(d + k)[t26_v >> 32] << 8)
                            | ((unsigned long)(unsigned char)(d + k)[(int)t27_v] << 16)
                            | ((unsigned long)(unsigned char)(d + k)[t27_v >> 32] << 24)
                            | ((unsigned long)(unsigned char)(d + k)[(int)t29_v] << 32)
                            | ((unsigned long)(unsigned char)(d + k)[t29_v >> 32] << 40)
                            | ((unsigned long)(unsigned char)(d + k)[(int)t30_v] << 48)
                            | ((unsigned long)(unsigned char)(d + k)[t30_v >> 32] << 56));
                        t19_v = _mm_cvtsi64_si128(t31_v);
                    }
                    d_v = t19_v;
                }
                const __m256i t13_v = _mm256_and_si256(_mm256_cvtepi8_epi32(d_v), t9_v);
                const __m256i mask8_v =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t13_v, t2_v), _mm256_set1_epi32(-1));
                const __m256i mask9_v = _mm256_or_si256(mask6_v, mask8_v);
                const __m256i y3_v =
                    _mm256_maskload_epi32((const int *)(const void *)(y + k), mask9_v);
                const __m256i a2_v =
                    _mm256_maskload_epi32((const int *)(const void *)(a + k), mask9_v);
                const __m256i y_new2_v = _mm256_sub_epi32(y3_v, a2_v);
                if (_mm256_movemask_epi8(mask9_v) != 0) {
                    _mm256_maskstore_epi32((int *)(void *)(y + k), mask9_v, y_new2_v);
                }
                const __m256i a3_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
                const __m256i t14_v = _mm256_srai_epi32(a3_v, 31);
                const __m256i t15_v = _mm256_add_epi32(a3_v, _mm256_srli_epi32(t14_v, 29));
                const __m256i t16_v = _mm256_slli_epi32(_mm256_srai_epi32(t15_v, 3), 3);
                const __m256i t17_v = _mm256_add_epi32(a3_v, _mm256_srli_epi32(t14_v, 30));
                const __m256i t18_v = _mm256_slli_epi32(_mm256_srai_epi32(t17_v, 2), 2);
                const __m256i mask10_v = _mm256_cmpeq_epi32(_mm256_sub_epi32(a3_v, t16_v), t2_v);
                const __m256i mask11_v = _mm256_cmpeq_epi32(_mm256_sub_epi32(a3_v, t18_v), t10_v);
                const __m256i mask12_v = _mm256_or_si256(mask10_v, mask11_v);
                const __m256i y4_v =
                    _mm256_maskload_epi32((const int *)(const void *)(y + k), mask12_v);
                const __m256i mask13_v = _mm256_cmpeq_epi32(_mm256_and_si256(y4_v, t2_v), t2_v);
                const __m256i y_new3_v =
                    _mm256_blendv_epi8(t9_v, _mm256_sub_epi32(t2_v, y4_v), mask13_v);
                if (_mm256_movemask_epi8(mask12_v) != 0) {
                    _mm256_maskstore_epi32((int *)(void *)(y + k), mask12_v, y_new3_v);
                }
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (a[i] % 4 == 0)
            y[i] += 3;
        else if (b[i] % 8u != 0)
            y[i] ^= 5;
        if (c[i] % 1024 == 0 || d[i] % 2)
            y[i] -= (unsigned)a[i];
        if (a[i] % -8 == 0 || a[i] % 4 == -1)
            y[i] = y[i] % 1u == 0 ? 0u - y[i] : 1;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
