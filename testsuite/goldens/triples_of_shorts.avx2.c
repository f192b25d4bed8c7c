/* vcc 0.1.0 wrote this from triples_of_shorts.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[3*n] | out i16 y[n] restrict | out i16 z[3*n] restrict */
/* Of what is read the first one is missing. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void triples_of_shorts(int n, const short *x, short *restrict y, short *restrict z)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 9) {
        const unsigned long t = (unsigned long)n - 1;
        const unsigned long end = (t - 1) & ~7UL;
        const unsigned long last = t - 8;
        const __m128i t_v = _mm_set1_epi16(0);
        const __m128i t2_v = _mm_set_epi16(7, 6, 5, 4, 3, 2, 1, 0);
        const short *const x_last = x + 1 + last * 3;
        const __m128i x_row_last_v = _mm_loadu_si128((const __m128i *)(const void *)x_last);
        const __m128i x_row_last2_v = _mm_loadu_si128((const __m128i *)(const void *)(x_last + 8));
        const __m128i x_row_last3_v = _mm_loadu_si128((const __m128i *)(const void *)(x_last + 16));
        const __m128i x_last_v =
            _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(x_row_last_v,
            _mm_set_epi8(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 15, 14, 9, 8, 3, 2)),
            _mm_shuffle_epi8(x_row_last2_v,
            _mm_set_epi8(-1, -1, -1, -1, -1, -1, 11, 10, 5, 4, -1, -1, -1, -1, -1, -1))),
            _mm_shuffle_epi8(x_row_last3_v,
            _mm_set_epi8(13, 12, 7, 6, 1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)));
        const __m128i x_last2_v =
            _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(x_row_last_v,
            _mm_set_epi8(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 12, 7, 6, 1, 0)),
            _mm_shuffle_epi8(x_row_last2_v,
            _mm_set_epi8(-1, -1, -1, -1, 15, 14, 9, 8, 3, 2, -1, -1, -1, -1, -1, -1))),
            _mm_shuffle_epi8(x_row_last3_v,
            _mm_set_epi8(11, 10, 5, 4, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)));
        const __m128i t3_v = _mm_set1_epi16((short)(unsigned short)(unsigned int)last);
        const __m128i t4_v = _mm_add_epi16(t3_v, t2_v);
        const __m128i t5_v = _mm_set1_epi16(8);
        __m128i t6_v = _mm_add_epi16(_mm_set1_epi16((short)0), t2_v);
        const __m128i y_new_last_v = _mm_sub_epi16(x_last2_v, x_last_v);
        const __m128i z_row_last_v =
            _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(x_last_v,
            _mm_set_epi8(-1, -1, 5, 4, -1, -1, -1, -1, 3, 2, -1, -1, -1, -1, 1, 0)),
            _mm_shuffle_epi8(t_v,
            _mm_set_epi8(5, 4, -1, -1, -1, -1, 3, 2, -1, -1, -1, -1, 1, 0, -1, -1))),
            _mm_shuffle_epi8(t4_v,
            _mm_set_epi8(-1, -1, -1, -1, 3, 2, -1, -1, -1, -1, 1, 0, -1, -1, -1, -1)));
        const __m128i z_row_last2_v =
            _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(t4_v,
            _mm_set_epi8(-1, -1, 9, 8, -1, -1, -1, -1, 7, 6, -1, -1, -1, -1, 5, 4)),
            _mm_shuffle_epi8(x_last_v,
            _mm_set_epi8(11, 10, -1, -1, -1, -1, 9, 8, -1, -1, -1, -1, 7, 6, -1, -1))),
            _mm_shuffle_epi8(t_v,
            _mm_set_epi8(-1, -1, -1, -1, 9, 8, -1, -1, -1, -1, 7, 6, -1, -1, -1, -1)));
        const __m128i z_row_last3_v =
            _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(t_v,
            _mm_set_epi8(-1, -1, 15, 14, -1, -1, -1, -1, 13, 12, -1, -1, -1, -1, 11, 10)),
            _mm_shuffle_epi8(t4_v,
            _mm_set_epi8(15, 14, -1, -1, -1, -1, 13, 12, -1, -1, -1, -1, 11, 10, -1, -1))),
            _mm_shuffle_epi8(x_last_v,
            _mm_set_epi8(-1, -1, -1, -1, 15, 14, -1, -1, -1, -1, 13, 12, -1, -1, -1, -1)));
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const short *const x_s = x + 1 + k * 3;
            const __m128i x_row_v0 = _mm_loadu_si128((const __m128i *)(const void *)x_s);
            const __m128i x_row_v1 = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 8));
            const __m128i x_row_v2 = _mm_loadu_si128((const __m128i *)(const void *)(x_s + 16));
            const __m128i x_v =
                _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(x_row_v0,
                _mm_set_epi8(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 15, 14, 9, 8, 3, 2)),
                _mm_shuffle_epi8(x_row_v1,
                _mm_set_epi8(-1, -1, -1, -1, -1, -1, 11, 10, 5, 4, -1, -1, -1, -1, -1, -1))),
                _mm_shuffle_epi8(x_row_v2,
                _mm_set_epi8(13, 12, 7, 6, 1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)));
            const __m128i x2_v =
                _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(x_row_v0,
                _mm_set_epi8(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 12, 7, 6, 1, 0)),
                _mm_shuffle_epi8(x_row_v1,
                _mm_set_epi8(-1, -1, -1, -1, 15, 14, 9, 8, 3, 2, -1, -1, -1, -1, -1, -1))),
                _mm_shuffle_epi8(x_row_v2,
                _mm_set_epi8(11, 10, 5, 4, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)));
            const __m128i y_new_v = _mm_sub_epi16(x2_v, x_v);
            _mm_storeu_si128((__m128i *)(void *)(y + k), y_new_v);
            const __m128i z_row_v0 =
                _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(x_v,
                _mm_set_epi8(-1, -1, 5, 4, -1, -1, -1, -1, 3, 2, -1, -1, -1, -1, 1, 0)),
                _mm_shuffle_epi8(t_v,
                _mm_set_epi8(5, 4, -1, -1, -1, -1, 3, 2, -1, -1, -1, -1, 1, 0, -1, -1))),
                _mm_shuffle_epi8(t6_v,
                _mm_set_epi8(-1, -1, -1, -1, 3, 2, -1, -1, -1, -1, 1, 0, -1, -1, -1, -1)));
            const __m128i t7_v = _mm_add_epi16(t6_v, t5_v);
            _mm_storeu_si128((__m128i *)(void *)(z + k * 3), z_row_v0);
            const __m128i z_row_v1 =
                _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(t6_v,
                _mm_set_epi8(-1, -1, 9, 8, -1, -1, -1, -1, 7, 6, -1, -1, -1, -1, 5, 4)),
                _mm_shuffle_epi8(x_v,
                _mm_set_epi8(11, 10, -1, -1, -1, -1, 9, 8, -1, -1, -1, -1, 7, 6, -1, -1))),
                _mm_shuffle_epi8(t_v,
                _mm_set_epi8(-1, -1, -1, -1, 9, 8, -1, -1, -1, -1, 7, 6, -1, -1, -1, -1)));
            _mm_storeu_si128((__m128i *)(void *)(z + k * 3 + 8), z_row_v1);
            const __m128i z_row_v2 =
                _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(t_v,
                _mm_set_epi8(-1, -1, 15, 14, -1, -1, -1, -1, 13, 12, -1, -1, -1, -1, 11, 10)),
                _mm_shuffle_epi8(t6_v,
                _mm_set_epi8(15, 14, -1, -1, -1, -1, 13, 12, -1, -1, -1, -1, 11, 10, -1, -1))),
                _mm_shuffle_epi8(x_v,
                _mm_set_epi8(-1, -1, -1, -1, 15, 14, -1, -1, -1, -1, 13, 12, -1, -1, -1, -1)));
            _mm_storeu_si128((__m128i *)(void *)(z + k * 3 + 16), z_row_v2);
            t6_v = t7_v;
        }
        /* the last ones, some of them once more */
        _mm_storeu_si128((__m128i *)(void *)(y + last), y_new_last_v);
        _mm_storeu_si128((__m128i *)(void *)(z + last * 3), z_row_last_v);
        _mm_storeu_si128((__m128i *)(void *)(z + last * 3 + 8), z_row_last2_v);
        _mm_storeu_si128((__m128i *)(void *)(z + last * 3 + 16), z_row_last3_v);
        i = (int)t;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        y[i] = (short)(x[3 * i + 1] - x[3 * i + 2]);
        z[3 * i] = x[3 * i + 2];
        z[3 * i + 1] = 0;
        z[3 * i + 2] = (short)i;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
