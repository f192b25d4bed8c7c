/* vcc 0.1.0 wrote this from bits_by_memcpy.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in double d[n] | in u16 h[n] | in u32 b[n] | out u32 y[n] restrict | out float z[n] restrict | out i64 e[n] restrict | out float w[n] restrict */
#include <string.h>
static inline float float_of(unsigned u)
{
    float f;
    memcpy(&f, &u, sizeof f);
    return f;
}
/* Bits of numbers, as programs get them without breaking the rules. */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void bits_by_memcpy(int n, const float *x, const double *d, const unsigned short *h, const unsigned *b,
                    unsigned *restrict y, float *restrict z, long *restrict e, float *restrict w)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 14: 8 lanes x 4, then 8, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set1_epi32(8388607);
        const __m256i x_last_v = _mm256_lddqu_si256((const __m256i *)(const void *)(x + last));
        const __m256i t2_v = _mm256_slli_epi32(_mm256_and_si256(x_last_v, t_v), 1);
        const __m256i y_new_last_v = _mm256_or_si256(_mm256_srli_epi32(x_last_v, 31), t2_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256i x_v = _mm256_lddqu_si256((const __m256i *)(const void *)(x + at));
                const __m256i t3_v = _mm256_slli_epi32(_mm256_and_si256(x_v, t_v), 1);
                const __m256i y_new_v = _mm256_or_si256(_mm256_srli_epi32(x_v, 31), t3_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i x2_v = _mm256_lddqu_si256((const __m256i *)(const void *)(x + k));
            const __m256i t4_v = _mm256_slli_epi32(_mm256_and_si256(x2_v, t_v), 1);
            const __m256i y_new2_v = _mm256_or_si256(_mm256_srli_epi32(x2_v, 31), t4_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(y + last), y_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        unsigned u;
        memcpy(&u, &x[i], 4);
        y[i] = u >> 31 | (u & 0x7fffff) << 1;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 19: 8 lanes x 4, then 8, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i h_last_v = _mm_loadu_si128((const __m128i *)(const void *)(h + last));
        const __m256i t_v = _mm256_slli_epi32(_mm256_cvtepu16_epi32(h_last_v), 16);
        const __m256 z_new_last_v = _mm256_castsi256_ps(t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m128i h_v = _mm_loadu_si128((const __m128i *)(const void *)(h + at));
                const __m256i t2_v = _mm256_slli_epi32(_mm256_cvtepu16_epi32(h_v), 16);
                _mm256_storeu_ps(z + at, _mm256_castsi256_ps(t2_v));
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i h2_v = _mm_loadu_si128((const __m128i *)(const void *)(h + k));
            const __m256i t3_v = _mm256_slli_epi32(_mm256_cvtepu16_epi32(h2_v), 16);
            _mm256_storeu_ps(z + k, _mm256_castsi256_ps(t3_v));
        }
        /* the last ones, some of them once more */
        _mm256_storeu_ps(z + last, z_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] = float_of((unsigned)h[i] << 16);
    }
#else
    for (i = 0; i < n; i++)
        z[i] = float_of((unsigned)h[i] << 16);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 21: 4 lanes, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const __m256d t_v = _mm256_set1_pd(2.0);
        const __m128i t2_v = _mm_set1_epi16(2047);
        const __m128i t3_v = _mm_set1_epi16(1023);
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const __m256i t4_v = _mm256_castpd_si256(_mm256_mul_pd(_mm256_loadu_pd(d + k), t_v));
            const __m256i t5_v =
                _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t4_v, 52),
                _mm256_set1_epi64x(2048l)), _mm256_set1_epi64x(2048l));
            const __m128i t6_v =
                _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(_mm256_castsi256_si128(t5_v)),
                _mm_castsi128_ps(_mm256_extracti128_si256(t5_v, 1)), 0x88));
            const __m128i t7_v = _mm_and_si128(t6_v, _mm_set1_epi32(65535));
            const __m128i t8_v = _mm_packus_epi32(t7_v, t7_v);
            const __m128i t9_v = _mm_sub_epi16(_mm_and_si128(t8_v, t2_v), t3_v);
            const __m256i e_new_v = _mm256_cvtepi16_epi64(t9_v);
            _mm256_storeu_si256((__m256i *)(void *)(e + k), e_new_v);
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
        const double twice = d[i] * 2;
        long bits;
        __builtin_memcpy(&bits, &twice, sizeof(double));
        e[i] = (bits >> 52 & 2047) - 1023;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 27: 8 lanes x 4, then 8, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set1_epi32(1);
        const __m256i b_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + last));
        const __m256i t2_v =
            _mm256_shuffle_epi8(b_last_v,
            _mm256_broadcastsi128_si256(_mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7, 0,
            1, 2, 3)));
        const __m256i w_new_last_v = _mm256_add_epi32(t2_v, t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + at));
                const __m256i t3_v =
                    _mm256_shuffle_epi8(b_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6,
                    7, 0, 1, 2, 3)));
                const __m256i w_new_v = _mm256_add_epi32(t3_v, t_v);
                _mm256_storeu_si256((__m256i *)(void *)(w + at), w_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i b2_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i t4_v =
                _mm256_shuffle_epi8(b2_v,
                _mm256_broadcastsi128_si256(_mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7,
                0, 1, 2, 3)));
            const __m256i w_new2_v = _mm256_add_epi32(t4_v, t_v);
            _mm256_storeu_si256((__m256i *)(void *)(w + k), w_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(w + last), w_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        unsigned v;
        memmove(&v, b + i, sizeof v);
        v = __builtin_bswap32(v) + 1u;
        memcpy(w + i, &v, sizeof v);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
