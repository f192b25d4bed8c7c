/* vcc 0.1.0 wrote this from swap_written.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u16 a[n] | inout i16 b[n] | in i32 c[n] | out u32 d[n] | inout u64 e[n] | out i64 f[n] */
/* Bytes in reverse order, in some of the ways in which it is written with shifts and masks, and two that only look so. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void swap_written(int n, unsigned short *a, short *b, const int *c, unsigned *d, unsigned long *e, long *f)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, then 8, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k + 16));
            const __m256i a_new_v0 =
                _mm256_shuffle_epi8(a_v0,
                _mm256_broadcastsi128_si256(_mm_set_epi8(14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5,
                2, 3, 0, 1)));
            const __m256i a_new_v1 =
                _mm256_shuffle_epi8(a_v1,
                _mm256_broadcastsi128_si256(_mm_set_epi8(14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5,
                2, 3, 0, 1)));
            _mm256_storeu_si256((__m256i *)(void *)(a + k), a_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(a + k + 16), a_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m128i a_new_v =
                _mm_shuffle_epi8(a_v,
                _mm_set_epi8(14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5, 2, 3, 0, 1));
            _mm_storeu_si128((__m128i *)(void *)(a + k), a_new_v);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        a[i] = (unsigned short)(a[i] << 8 | a[i] >> 8);
    }
#else
    for (int i = 0; i < n; i++)
        a[i] = (unsigned short)(a[i] << 8 | a[i] >> 8);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 7: 16 lanes x 2, then 8, avx2 */
    int i_done2 = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i b_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i b_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k + 16));
            const __m256i b_new_v0 =
                _mm256_shuffle_epi8(b_v0,
                _mm256_broadcastsi128_si256(_mm_set_epi8(14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5,
                2, 3, 0, 1)));
            const __m256i b_new_v1 =
                _mm256_shuffle_epi8(b_v1,
                _mm256_broadcastsi128_si256(_mm_set_epi8(14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5,
                2, 3, 0, 1)));
            _mm256_storeu_si256((__m256i *)(void *)(b + k), b_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(b + k + 16), b_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i b_v = _mm_loadu_si128((const __m128i *)(const void *)(b + k));
            const __m128i b_new_v =
                _mm_shuffle_epi8(b_v,
                _mm_set_epi8(14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5, 2, 3, 0, 1));
            _mm_storeu_si128((__m128i *)(void *)(b + k), b_new_v);
        }
        i_done2 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done2; i < n; i++) {
        VCC_KEEP_SCALAR;
        b[i] = (short)((b[i] & 0xff) << 8 | (b[i] >> 8 & 0xff));
    }
#else
    for (int i = 0; i < n; i++)
        b[i] = (short)((b[i] & 0xff) << 8 | (b[i] >> 8 & 0xff));
#endif
#ifdef VCC_VECTOR
    /* vcc: line 9: 8 lanes, avx2; runs if d and f do not overlap, c and d are far enough apart, d
       and c are far enough apart */
    int i_done3 = 0;
    {
        const unsigned long end = (unsigned long)n & ~7UL;
        if (n >= 8
            && ((unsigned long)d + end * 4 <= (unsigned long)f
            || (unsigned long)f + end * 8 <= (unsigned long)d)
            && (unsigned long)d - (unsigned long)c - 1 >= 127
            && (unsigned long)c - (unsigned long)d - 1 >= 31) {
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const __m256i c_v = _mm256_loadu_si256((const __m256i *)(const void *)(c + k));
                const __m256i d_new_v =
                    _mm256_shuffle_epi8(c_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6,
                    7, 0, 1, 2, 3)));
                _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new_v);
                const __m256i c2_v = _mm256_loadu_si256((const __m256i *)(const void *)(c + k));
                const __m256i t_v = _mm256_and_si256(c2_v, _mm256_set1_epi32(65535));
                const __m128i t2_v =
                    _mm_packus_epi32(_mm256_castsi256_si128(t_v), _mm256_extracti128_si256(t_v, 1));
                const __m128i t3_v =
                    _mm_shuffle_epi8(t2_v,
                    _mm_set_epi8(14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5, 2, 3, 0, 1));
                const __m256i t4_v = _mm256_cvtepu16_epi32(t3_v);
                const __m256i f_new_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(t4_v));
                const __m256i f_new_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(t4_v, 1));
                _mm256_storeu_si256((__m256i *)(void *)(f + k), f_new_v0);
                _mm256_storeu_si256((__m256i *)(void *)(f + k + 4), f_new_v1);
            }
            i_done3 = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done3; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        unsigned x = (unsigned)c[i];
        d[i] = (x >> 24) | (x >> 8 & 0xff00) | (x << 8 & 0xff0000) | (x << 24);
        f[i] = ((c[i] & 0xff) << 8) + (c[i] >> 8 & 0xff);
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 14: 4 lanes x 4, then 4, avx2 */
    int i_done4 = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                unsigned long *const e_s = e + (long)(k + copy * 4);
                const __m256i e_v = _mm256_loadu_si256((const __m256i *)(const void *)e_s);
                const __m256i e_new_v =
                    _mm256_shuffle_epi8(e_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2,
                    3, 4, 5, 6, 7)));
                _mm256_storeu_si256((__m256i *)(void *)e_s, e_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m256i e2_v = _mm256_loadu_si256((const __m256i *)(const void *)(e + k));
            const __m256i e_new2_v =
                _mm256_shuffle_epi8(e2_v,
                _mm256_broadcastsi128_si256(_mm_set_epi8(8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3,
                4, 5, 6, 7)));
            _mm256_storeu_si256((__m256i *)(void *)(e + k), e_new2_v);
        }
        i_done4 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done4; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        unsigned long x = e[i];
        x = (x & 0x00ff00ff00ff00fful) << 8 | (x >> 8 & 0x00ff00ff00ff00fful);
        x = (x & 0x0000ffff0000fffful) << 16 | (x >> 16 & 0x0000ffff0000fffful);
        e[i] = x << 32 | x >> 32;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 20: 8 lanes, avx2 */
    int i_done5 = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi32(65280);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i c_v = _mm256_loadu_si256((const __m256i *)(const void *)(c + k));
            const __m256i f_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(f + k));
            const __m256i f_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(f + k + 4));
            const __m256i t2_v = _mm256_slli_epi32(_mm256_and_si256(c_v, t_v), 8);
            const __m256i t3_v = _mm256_or_si256(_mm256_slli_epi32(c_v, 24), t2_v);
            const __m256i t4_v = _mm256_and_si256(_mm256_srai_epi32(c_v, 8), t_v);
            const __m256i t5_v = _mm256_srai_epi32(c_v, 24);
            const __m256i t6_v = _mm256_or_si256(_mm256_or_si256(t3_v, t4_v), t5_v);
            const __m256i t_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(t6_v));
            const __m256i t_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(t6_v, 1));
            const __m256i f_new_v0 = _mm256_add_epi64(f_v0, t_v0);
            const __m256i f_new_v1 = _mm256_add_epi64(f_v1, t_v1);
            _mm256_storeu_si256((__m256i *)(void *)(f + k), f_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(f + k + 4), f_new_v1);
        }
        i_done5 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done5; i < n; i++) {
        VCC_KEEP_SCALAR;
        f[i] += (int)((unsigned)c[i] << 24) | (c[i] & 0xff00) << 8 | (c[i] >> 8 & 0xff00) | c[i] >> 24;
    }
#else
    for (int i = 0; i < n; i++)
        f[i] += (int)((unsigned)c[i] << 24) | (c[i] & 0xff00) << 8 | (c[i] >> 8 & 0xff00) | c[i] >> 24;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 22: 16 lanes x 2, then 4, avx2 */
    int i_done6 = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi16(255);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                short *const b_s = b + (long)(k + copy * 16);
                const __m256i b_v = _mm256_lddqu_si256((const __m256i *)(const void *)b_s);
                const __m256i t3_v = _mm256_slli_epi16(_mm256_and_si256(b_v, t_v), 8);
                const __m256i b_new_v = _mm256_or_si256(t3_v, _mm256_srai_epi16(b_v, 8));
                _mm256_storeu_si256((__m256i *)(void *)b_s, b_new_v);
            }
        }
        const __m128i t2_v = _mm_set1_epi16(255);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i b2_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k));
            const __m128i t4_v = _mm_srai_epi16(b2_v, 8);
            const __m128i b_new2_v =
                _mm_or_si128(_mm_slli_epi16(_mm_and_si128(b2_v, t2_v), 8), t4_v);
            _mm_storel_epi64((__m128i *)(void *)(b + k), b_new2_v);
        }
        i_done6 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done6; i < n; i++) {
        VCC_KEEP_SCALAR;
        b[i] = (short)((b[i] & 0xff) << 8 | b[i] >> 8);
    }
#else
    for (int i = 0; i < n; i++)
        b[i] = (short)((b[i] & 0xff) << 8 | b[i] >> 8);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
