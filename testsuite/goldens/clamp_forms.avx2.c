/* vcc 0.1.0 wrote this from clamp_forms.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | in i32 y[n] | out u8 a[n] | out i8 b[n] | out i16 c[n] | out u8 d[n] | out u16 e[n] */
/* Clamps to what the element holds, or to less, and halves that are not negative. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void clamp_forms(int n, const short *restrict x, const int *restrict y, unsigned char *restrict a,
                 signed char *restrict b, short *restrict c, unsigned char *restrict d,
                 unsigned short *restrict e)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 32 lanes, then 8, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i t_v = _mm_set1_epi16(3);
        const __m128i t2_v = _mm_set1_epi16(100);
        const __m128i x_last_v = _mm_loadu_si128((const __m128i *)(const void *)(x + last));
        const __m256i y_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + last));
        const __m128i b_new_last_v =
            _mm_packs_epi32(_mm256_castsi256_si128(y_last_v),
            _mm256_extracti128_si256(y_last_v, 1));
        const __m128i b_new_last2_v = _mm_packs_epi16(b_new_last_v, b_new_last_v);
        const __m256i y_last2_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + last));
        const __m128i c_new_last_v =
            _mm_packs_epi32(_mm256_castsi256_si128(y_last2_v),
            _mm256_extracti128_si256(y_last2_v, 1));
        const __m128i x_last2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + last));
        const __m128i t3_v = _mm_min_epi16(_mm_max_epi16(t_v, x_last2_v), t2_v);
        const __m256i y_last3_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + last));
        const __m256i t4_v = _mm256_and_si256(y_last3_v, _mm256_set1_epi32(65535));
        const __m128i t5_v =
            _mm_packus_epi32(_mm256_castsi256_si128(t4_v), _mm256_extracti128_si256(t4_v, 1));
        const __m128i x_last3_v = _mm_loadu_si128((const __m128i *)(const void *)(x + last));
        const __m256i t6_v = _mm256_set1_epi16(3);
        const __m256i t7_v = _mm256_set1_epi16(100);
        const __m128i a_new_last_v = _mm_packus_epi16(x_last_v, x_last_v);
        const __m128i d_new_last_v = _mm_packus_epi16(t3_v, t3_v);
        const __m128i e_new_last_v =
            _mm_sub_epi16(_mm_avg_epu16(x_last3_v, t5_v),
            _mm_and_si128(_mm_xor_si128(x_last3_v, t5_v), _mm_set1_epi16(1)));
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 16));
            const __m256i a_new_v = _mm256_permute4x64_epi64(_mm256_packus_epi16(x_v0, x_v1), 0xd8);
            _mm256_storeu_si256((__m256i *)(void *)(a + k), a_new_v);
            const __m256i y_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i y_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 8));
            const __m256i y_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 16));
            const __m256i y_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 24));
            const __m256i b_new_v = _mm256_packs_epi32(y_v2, y_v3);
            const __m256i b_new2_v = _mm256_packs_epi16(_mm256_packs_epi32(y_v0, y_v1), b_new_v);
            const __m256i b_new3_v =
                _mm256_permutevar8x32_epi32(b_new2_v, _mm256_set_epi32(7, 3, 6, 2, 5, 1, 4, 0));
            _mm256_storeu_si256((__m256i *)(void *)(b + k), b_new3_v);
            const __m256i y2_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i y2_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 8));
            const __m256i y2_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 16));
            const __m256i y2_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 24));
            const __m256i c_new_v0 =
                _mm256_permute4x64_epi64(_mm256_packs_epi32(y2_v0, y2_v1), 0xd8);
            const __m256i c_new_v1 =
                _mm256_permute4x64_epi64(_mm256_packs_epi32(y2_v2, y2_v3), 0xd8);
            _mm256_storeu_si256((__m256i *)(void *)(c + k), c_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(c + k + 16), c_new_v1);
            const __m256i x2_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x2_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 16));
            const __m256i t_v0 = _mm256_max_epi16(t6_v, x2_v0);
            const __m256i t_v1 = _mm256_max_epi16(t6_v, x2_v1);
            const __m256i t2_v0 = _mm256_min_epi16(t_v0, t7_v);
            const __m256i t2_v1 = _mm256_min_epi16(t_v1, t7_v);
            const __m256i d_new_v =
                _mm256_permute4x64_epi64(_mm256_packus_epi16(t2_v0, t2_v1), 0xd8);
            _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new_v);
            const __m256i x3_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x3_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 16));
            const __m256i y3_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i y3_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 8));
            const __m256i y3_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 16));
            const __m256i y3_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 24));
            const __m256i t8_v = _mm256_and_si256(y3_v0, _mm256_set1_epi32(65535));
            const __m256i t9_v = _mm256_and_si256(y3_v1, _mm256_set1_epi32(65535));
            const __m256i t10_v = _mm256_and_si256(y3_v2, _mm256_set1_epi32(65535));
            const __m256i t11_v = _mm256_and_si256(y3_v3, _mm256_set1_epi32(65535));
            const __m256i t3_v0 = _mm256_permute4x64_epi64(_mm256_packus_epi32(t8_v, t9_v), 0xd8);
            const __m256i t3_v1 = _mm256_permute4x64_epi64(_mm256_packus_epi32(t10_v, t11_v), 0xd8);
            const __m256i e_new_v0 =
                _mm256_sub_epi16(_mm256_avg_epu16(x3_v0, t3_v0),
                _mm256_and_si256(_mm256_xor_si256(x3_v0, t3_v0), _mm256_set1_epi16(1)));
            const __m256i e_new_v1 =
                _mm256_sub_epi16(_mm256_avg_epu16(x3_v1, t3_v1),
                _mm256_and_si256(_mm256_xor_si256(x3_v1, t3_v1), _mm256_set1_epi16(1)));
            _mm256_storeu_si256((__m256i *)(void *)(e + k), e_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(e + k + 16), e_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i a_new2_v = _mm_packus_epi16(x_v, x_v);
            _mm_storel_epi64((__m128i *)(void *)(a + k), a_new2_v);
            const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m128i b_new4_v =
                _mm_packs_epi32(_mm256_castsi256_si128(y_v), _mm256_extracti128_si256(y_v, 1));
            const __m128i b_new5_v = _mm_packs_epi16(b_new4_v, b_new4_v);
            _mm_storel_epi64((__m128i *)(void *)(b + k), b_new5_v);
            const __m256i y2_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m128i c_new_v =
                _mm_packs_epi32(_mm256_castsi256_si128(y2_v), _mm256_extracti128_si256(y2_v, 1));
            _mm_storeu_si128((__m128i *)(void *)(c + k), c_new_v);
            const __m128i x2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i t12_v = _mm_min_epi16(_mm_max_epi16(t_v, x2_v), t2_v);
            const __m128i d_new2_v = _mm_packus_epi16(t12_v, t12_v);
            _mm_storel_epi64((__m128i *)(void *)(d + k), d_new2_v);
            const __m256i y3_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i t13_v = _mm256_and_si256(y3_v, _mm256_set1_epi32(65535));
            const __m128i t14_v =
                _mm_packus_epi32(_mm256_castsi256_si128(t13_v), _mm256_extracti128_si256(t13_v, 1));
            const __m128i x3_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i e_new_v =
                _mm_sub_epi16(_mm_avg_epu16(x3_v, t14_v),
                _mm_and_si128(_mm_xor_si128(x3_v, t14_v), _mm_set1_epi16(1)));
            _mm_storeu_si128((__m128i *)(void *)(e + k), e_new_v);
        }
        /* the last ones, some of them once more */
        _mm_storel_epi64((__m128i *)(void *)(a + last), a_new_last_v);
        _mm_storel_epi64((__m128i *)(void *)(b + last), b_new_last2_v);
        _mm_storeu_si128((__m128i *)(void *)(c + last), c_new_last_v);
        _mm_storel_epi64((__m128i *)(void *)(d + last), d_new_last_v);
        _mm_storeu_si128((__m128i *)(void *)(e + last), e_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        int v = x[i];
        if (v < 0)
            v = 0;
        if (v > 255)
            v = 255;
        a[i] = (unsigned char)v;
        b[i] = (signed char)(y[i] > 127 ? 127 : y[i] < -128 ? -128 : y[i]);
        c[i] = (short)(y[i] < -32768 ? -32768 : y[i] > 32767 ? 32767 : y[i]);
        d[i] = (unsigned char)(x[i] > 100 ? 100 : x[i] < 3 ? 3 : x[i]);
        e[i] = (unsigned short)(((unsigned short)x[i] + (unsigned short)y[i]) / 2);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
