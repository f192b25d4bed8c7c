/* vcc 0.1.0 wrote this from swap_bytes.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u16 a[n] | in u32 b[n] | out u32 c[n] | in i64 d[n] | inout i64 e[n] | in u32 key[1] */
/* The order of bytes of a network: elements of all sizes, signed ones, and one that is the same in all iterations. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void swap_bytes(int n, unsigned short *a, const unsigned *b, unsigned *c, const long *d, long *e, const unsigned *key)
{
    unsigned k = key[0];
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes x 2, then 8, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 16));
            const __m256i a_new_v0 =
                _mm256_shuffle_epi8(a_v0,
                _mm256_broadcastsi128_si256(_mm_set_epi8(14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5,
                2, 3, 0, 1)));
            const __m256i a_new_v1 =
                _mm256_shuffle_epi8(a_v1,
                _mm256_broadcastsi128_si256(_mm_set_epi8(14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5,
                2, 3, 0, 1)));
            _mm256_storeu_si256((__m256i *)(void *)(a + k2), a_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(a + k2 + 16), a_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k2));
            const __m128i a_new_v =
                _mm_shuffle_epi8(a_v,
                _mm_set_epi8(14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5, 2, 3, 0, 1));
            _mm_storeu_si128((__m128i *)(void *)(a + k2), a_new_v);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        a[i] = __builtin_bswap16(a[i]);
    }
#else
    for (int i = 0; i < n; i++)
        a[i] = __builtin_bswap16(a[i]);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 8: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if b and c are far
       enough apart */
    int i_done2 = 0;
    if (n >= 8 && (unsigned long)c - (unsigned long)b - 1 >= (unsigned long)n * 4 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set1_epi32((int)__builtin_bswap32(k));
        const __m256i b_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + last));
        const __m256i t2_v =
            _mm256_shuffle_epi8(b_last_v,
            _mm256_broadcastsi128_si256(_mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7, 0,
            1, 2, 3)));
        const __m256i c_new_last_v = _mm256_add_epi32(t2_v, t_v);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k2 + copy * 8;
                const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + at));
                const __m256i t3_v =
                    _mm256_shuffle_epi8(b_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6,
                    7, 0, 1, 2, 3)));
                const __m256i c_new_v = _mm256_add_epi32(t3_v, t_v);
                _mm256_storeu_si256((__m256i *)(void *)(c + at), c_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m256i b2_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k2));
            const __m256i t4_v =
                _mm256_shuffle_epi8(b2_v,
                _mm256_broadcastsi128_si256(_mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7,
                0, 1, 2, 3)));
            const __m256i c_new2_v = _mm256_add_epi32(t4_v, t_v);
            _mm256_storeu_si256((__m256i *)(void *)(c + k2), c_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(c + last), c_new_last_v);
        i_done2 = n;
    }
    /* remaining iterations */
    for (int i = i_done2; i < n; i++) {
        VCC_KEEP_SCALAR;
        c[i] = __builtin_bswap32(b[i]) + __builtin_bswap32(k);
    }
#else
    for (int i = 0; i < n; i++)
        c[i] = __builtin_bswap32(b[i]) + __builtin_bswap32(k);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 10: 4 lanes x 2, avx2; runs if d and e are far enough apart */
    int i_done3 = 0;
    if (n >= 8 && (unsigned long)e - (unsigned long)d - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~7UL;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k2 + copy * 4;
                const __m256i d_v = _mm256_loadu_si256((const __m256i *)(const void *)(d + at));
                const __m256i e_v = _mm256_loadu_si256((const __m256i *)(const void *)(e + at));
                const __m256i t_v =
                    _mm256_shuffle_epi8(d_v,
                    _mm256_broadcastsi128_si256(_mm_set_epi8(8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2,
                    3, 4, 5, 6, 7)));
                const __m256i t2_v =
                    _mm256_sub_epi64(_mm256_xor_si256(_mm256_srli_epi64(t_v, 8),
                    _mm256_set1_epi64x((long)0x80000000000000ul)),
                    _mm256_set1_epi64x((long)0x80000000000000ul));
                const __m256i e_new_v = _mm256_blendv_epi8(e_v, t2_v, _mm256_cmpgt_epi64(d_v, e_v));
                _mm256_storeu_si256((__m256i *)(void *)(e + at), e_new_v);
            }
        }
        i_done3 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done3; i < n; i++) {
        VCC_KEEP_SCALAR;
        e[i] = d[i] > e[i] ? (long)__builtin_bswap64((unsigned long)d[i]) >> 8 : e[i];
    }
#else
    for (int i = 0; i < n; i++)
        e[i] = d[i] > e[i] ? (long)__builtin_bswap64((unsigned long)d[i]) >> 8 : e[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
