/* vcc 0.1.0 wrote this from clamp_forms.c for avx2 */
/* kernel: int n | in i16 x[n] | in i32 y[n] | out u8 a[n] | out i8 b[n] | out i16 c[n] | out u8 d[n] | out u16 e[n] */
/* Clamps to what the element holds, or to less, and halves that are not negative. */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void clamp_forms(int n, const short *restrict x, const int *restrict y, unsigned char *restrict a,
                 signed char *restrict b, short *restrict c, unsigned char *restrict d,
                 unsigned short *restrict e)
{
    int i;
    /* vcc: line 8: 16 lanes, avx2 */
    i = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const __m256i t_v = _mm256_set1_epi16((short)(3));
        const __m256i t2_v = _mm256_set1_epi16((short)(100));
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            const __m256i x_v = _mm256_loadu_si256((const void *)(x + k));
            const __m128i a_new_v =
                _mm_packus_epi16(_mm256_castsi256_si128(x_v), _mm256_extracti128_si256(x_v, 1));
            __m256i y_v0;
            __m256i y_v1;
            __m256i b_new_v;
            __m128i b_new2_v;
            __m256i y2_v0;
            __m256i y2_v1;
            __m256i c_new_v;
            __m256i t3_v;
            __m256i t4_v;
            __m128i d_new_v;
            __m256i y3_v0;
            __m256i y3_v1;
            __m256i t5_v;
            __m256i t6_v;
            __m256i t7_v;
            __m256i x2_v;
            __m256i e_new_v;
            _mm_storeu_si128((void *)(a + k), a_new_v);
            y_v0 = _mm256_loadu_si256((const void *)(y + k));
            y_v1 = _mm256_loadu_si256((const void *)(y + k + 8));
            b_new_v = _mm256_permute4x64_epi64(_mm256_packs_epi32(y_v0, y_v1), 0xd8);
            b_new2_v =
                _mm_packs_epi16(_mm256_castsi256_si128(b_new_v),
                _mm256_extracti128_si256(b_new_v, 1));
            _mm_storeu_si128((void *)(b + k), b_new2_v);
            y2_v0 = _mm256_loadu_si256((const void *)(y + k));
            y2_v1 = _mm256_loadu_si256((const void *)(y + k + 8));
            c_new_v = _mm256_permute4x64_epi64(_mm256_packs_epi32(y2_v0, y2_v1), 0xd8);
            _mm256_storeu_si256((void *)(c + k), c_new_v);
            t3_v = _mm256_max_epi16(t_v, _mm256_loadu_si256((const void *)(x + k)));
            t4_v = _mm256_min_epi16(t3_v, t2_v);
            d_new_v =
                _mm_packus_epi16(_mm256_castsi256_si128(t4_v), _mm256_extracti128_si256(t4_v, 1));
            _mm_storeu_si128((void *)(d + k), d_new_v);
            y3_v0 = _mm256_loadu_si256((const void *)(y + k));
            y3_v1 = _mm256_loadu_si256((const void *)(y + k + 8));
            t5_v = _mm256_and_si256(y3_v0, _mm256_set1_epi32(65535));
            t6_v = _mm256_and_si256(y3_v1, _mm256_set1_epi32(65535));
            t7_v = _mm256_permute4x64_epi64(_mm256_packus_epi32(t5_v, t6_v), 0xd8);
            x2_v = _mm256_loadu_si256((const void *)(x + k));
            e_new_v =
                _mm256_sub_epi16(_mm256_avg_epu16(x2_v, t7_v),
                _mm256_and_si256(_mm256_xor_si256(x2_v, t7_v), _mm256_set1_epi16(1)));
            _mm256_storeu_si256((void *)(e + k), e_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
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
    }
}
