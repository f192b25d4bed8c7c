/* vcc 0.1.0 wrote this from bits_of_all_sizes.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in u16 b[n] | in u32 c[n] | in u64 d[n] | out u8 e[n] | out u16 f[n] | out u32 g[n] | out u64 h[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void bits_of_all_sizes(int n, const unsigned char *a, const unsigned short *b, const unsigned *c, const unsigned long *d, unsigned char *e, unsigned short *f, unsigned *g, unsigned long *h)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes x 2, then 8, the last ones overlapping, avx2; runs if a and e are far
       enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)e - (unsigned long)a - 1 >= (unsigned long)n - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i a_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + last));
        const __m128i e_new_last_v =
            _mm_add_epi8(_mm_shuffle_epi8(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 1,
            0), _mm_and_si128(a_last_v, _mm_set1_epi8(15))),
            _mm_shuffle_epi8(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 1, 0),
            _mm_and_si128(_mm_srli_epi16(a_last_v, 4), _mm_set1_epi8(15))));
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k + 32));
            const __m256i e_new_v0 =
                _mm256_add_epi8(_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4, 3,
                3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(a_v0, _mm256_set1_epi8(15))),
                _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2,
                1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(_mm256_srli_epi16(a_v0, 4), _mm256_set1_epi8(15))));
            const __m256i e_new_v1 =
                _mm256_add_epi8(_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4, 3,
                3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(a_v1, _mm256_set1_epi8(15))),
                _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2,
                1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(_mm256_srli_epi16(a_v1, 4), _mm256_set1_epi8(15))));
            _mm256_storeu_si256((__m256i *)(void *)(e + k), e_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(e + k + 32), e_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i a_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + k));
            const __m128i e_new_v =
                _mm_add_epi8(_mm_shuffle_epi8(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2,
                1, 1, 0), _mm_and_si128(a_v, _mm_set1_epi8(15))),
                _mm_shuffle_epi8(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 1, 0),
                _mm_and_si128(_mm_srli_epi16(a_v, 4), _mm_set1_epi8(15))));
            _mm_storel_epi64((__m128i *)(void *)(e + k), e_new_v);
        }
        /* the last ones, some of them once more */
        _mm_storel_epi64((__m128i *)(void *)(e + last), e_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        e[i] = (unsigned char)__builtin_popcount(a[i]);
    }
#else
    for (i = 0; i < n; i++)
        e[i] = (unsigned char)__builtin_popcount(a[i]);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 7: 16 lanes, then 8, the last ones overlapping, avx2; runs if b and f are far
       enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)f - (unsigned long)b - 1 >= (unsigned long)n * 2 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i b_last_v = _mm_loadu_si128((const __m128i *)(const void *)(b + last));
        const __m128i t_v =
            _mm_maddubs_epi16(_mm_add_epi8(_mm_shuffle_epi8(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2, 1, 3,
            2, 2, 1, 2, 1, 1, 0), _mm_and_si128(b_last_v, _mm_set1_epi8(15))),
            _mm_shuffle_epi8(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 1, 0),
            _mm_and_si128(_mm_srli_epi16(b_last_v, 4), _mm_set1_epi8(15)))), _mm_set1_epi8(1));
        const __m128i t2_v = _mm_packus_epi16(t_v, t_v);
        const __m128i f_new_last_v =
            _mm_cvtepu8_epi16(_mm_add_epi8(_mm_add_epi8(t2_v, t2_v), t2_v));
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i t3_v =
                _mm256_maddubs_epi16(_mm256_add_epi8(_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4,
                3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(b_v, _mm256_set1_epi8(15))),
                _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2,
                1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(_mm256_srli_epi16(b_v, 4), _mm256_set1_epi8(15)))),
                _mm256_set1_epi8(1));
            const __m128i t4_v =
                _mm_packus_epi16(_mm256_castsi256_si128(t3_v), _mm256_extracti128_si256(t3_v, 1));
            const __m256i f_new_v =
                _mm256_cvtepu8_epi16(_mm_add_epi8(_mm_add_epi8(t4_v, t4_v), t4_v));
            _mm256_storeu_si256((__m256i *)(void *)(f + k), f_new_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i b2_v = _mm_loadu_si128((const __m128i *)(const void *)(b + k));
            const __m128i t5_v =
                _mm_maddubs_epi16(_mm_add_epi8(_mm_shuffle_epi8(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2,
                1, 3, 2, 2, 1, 2, 1, 1, 0), _mm_and_si128(b2_v, _mm_set1_epi8(15))),
                _mm_shuffle_epi8(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 1, 0),
                _mm_and_si128(_mm_srli_epi16(b2_v, 4), _mm_set1_epi8(15)))), _mm_set1_epi8(1));
            const __m128i t6_v = _mm_packus_epi16(t5_v, t5_v);
            const __m128i f_new2_v =
                _mm_cvtepu8_epi16(_mm_add_epi8(_mm_add_epi8(t6_v, t6_v), t6_v));
            _mm_storeu_si128((__m128i *)(void *)(f + k), f_new2_v);
        }
        /* the last ones, some of them once more */
        _mm_storeu_si128((__m128i *)(void *)(f + last), f_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        f[i] = (unsigned short)(__builtin_popcount(b[i]) * 3);
    }
#else
    for (i = 0; i < n; i++)
        f[i] = (unsigned short)(__builtin_popcount(b[i]) * 3);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 9: 8 lanes, the last ones overlapping, avx2; runs if c and g are far enough apart
       */
    i = 0;
    if (n >= 8 && (unsigned long)g - (unsigned long)c - 1 >= (unsigned long)n * 4 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i n_v = _mm256_set1_epi32((int)n);
        const __m256i c_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(c + last));
        const __m256i t_v = _mm256_xor_si256(c_last_v, n_v);
        const __m256i g_new_last_v =
            _mm256_madd_epi16(_mm256_maddubs_epi16(_mm256_add_epi8(_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4,
            3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 1, 0)),
            _mm256_and_si256(t_v, _mm256_set1_epi8(15))),
            _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2, 1, 3,
            2, 2, 1, 2, 1, 1, 0)),
            _mm256_and_si256(_mm256_srli_epi16(t_v, 4), _mm256_set1_epi8(15)))),
            _mm256_set1_epi8(1)), _mm256_set1_epi16(1));
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i c_v = _mm256_loadu_si256((const __m256i *)(const void *)(c + k));
            const __m256i t2_v = _mm256_xor_si256(c_v, n_v);
            const __m256i g_new_v =
                _mm256_madd_epi16(_mm256_maddubs_epi16(_mm256_add_epi8(_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4,
                3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(t2_v, _mm256_set1_epi8(15))),
                _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2,
                1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(_mm256_srli_epi16(t2_v, 4), _mm256_set1_epi8(15)))),
                _mm256_set1_epi8(1)), _mm256_set1_epi16(1));
            _mm256_storeu_si256((__m256i *)(void *)(g + k), g_new_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(g + last), g_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        g[i] = (unsigned)__builtin_popcount(c[i] ^ (unsigned)n);
    }
#else
    for (i = 0; i < n; i++)
        g[i] = (unsigned)__builtin_popcount(c[i] ^ (unsigned)n);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 11: 4 lanes, avx2; runs if d and h are far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)h - (unsigned long)d - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const __m256i d_v = _mm256_loadu_si256((const __m256i *)(const void *)(d + k));
            const __m256i t_v =
                _mm256_sad_epu8(_mm256_add_epi8(_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4,
                3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(d_v, _mm256_set1_epi8(15))),
                _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi8(4, 3, 3, 2, 3, 2, 2,
                1, 3, 2, 2, 1, 2, 1, 1, 0)),
                _mm256_and_si256(_mm256_srli_epi16(d_v, 4), _mm256_set1_epi8(15)))),
                _mm256_set1_epi32(0));
            const __m128i t2_v =
                _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(_mm256_castsi256_si128(t_v)),
                _mm_castsi128_ps(_mm256_extracti128_si256(t_v, 1)), 0x88));
            const __m256i h_new_v = _mm256_slli_epi64(_mm256_cvtepi32_epi64(t2_v), 40);
            _mm256_storeu_si256((__m256i *)(void *)(h + k), h_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        h[i] = (unsigned long)__builtin_popcountl(d[i]) << 40;
    }
#else
    for (i = 0; i < n; i++)
        h[i] = (unsigned long)__builtin_popcountl(d[i]) << 40;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
