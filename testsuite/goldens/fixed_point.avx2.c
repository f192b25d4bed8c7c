/* vcc 0.1.0 wrote this from fixed_point.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in i32 b[n] | in i16 h[n] | in u16 u[n] | out i32 x[n] restrict | out i16 y[n] restrict | out u32 z[n] restrict | int c */
/* Products of twice the width of their factors, of which bits from the middle are looked at: as many as the factors have from their
   middle on, from above it, from below it, where one factor has few bits, and where both have many. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void fixed_point(int n, const int *a, const int *b, const short *h, const unsigned short *u,
                 int *restrict x, short *restrict y, unsigned *restrict z, int c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 8 lanes x 2, then 8, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i a_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + last));
        const __m256i b_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + last));
        const __m256i x_new_last_v = _mm256_srli_epi64(_mm256_mul_epi32(a_last_v, b_last_v), 32);
        const __m256i x_new_last2_v =
            _mm256_mul_epi32(_mm256_shuffle_epi32(a_last_v, 0xf5),
            _mm256_shuffle_epi32(b_last_v, 0xf5));
        const __m256i x_new_last3_v = _mm256_blend_epi32(x_new_last_v, x_new_last2_v, 0xaa);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i b_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i x_new_v0 = _mm256_srli_epi64(_mm256_mul_epi32(a_v0, b_v0), 32);
            const __m256i x_new2_v0 =
                _mm256_mul_epi32(_mm256_shuffle_epi32(a_v0, 0xf5),
                _mm256_shuffle_epi32(b_v0, 0xf5));
            const __m256i x_new3_v0 = _mm256_blend_epi32(x_new_v0, x_new2_v0, 0xaa);
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k + 8));
            const __m256i b_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k + 8));
            const __m256i x_new_v1 = _mm256_srli_epi64(_mm256_mul_epi32(a_v1, b_v1), 32);
            const __m256i x_new2_v1 =
                _mm256_mul_epi32(_mm256_shuffle_epi32(a_v1, 0xf5),
                _mm256_shuffle_epi32(b_v1, 0xf5));
            const __m256i x_new3_v1 = _mm256_blend_epi32(x_new_v1, x_new2_v1, 0xaa);
            _mm256_storeu_si256((__m256i *)(void *)(x + k), x_new3_v0);
            _mm256_storeu_si256((__m256i *)(void *)(x + k + 8), x_new3_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i x_new_v = _mm256_srli_epi64(_mm256_mul_epi32(a_v, b_v), 32);
            const __m256i x_new2_v =
                _mm256_mul_epi32(_mm256_shuffle_epi32(a_v, 0xf5), _mm256_shuffle_epi32(b_v, 0xf5));
            const __m256i x_new3_v = _mm256_blend_epi32(x_new_v, x_new2_v, 0xaa);
            _mm256_storeu_si256((__m256i *)(void *)(x + k), x_new3_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(x + last), x_new_last3_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] = (int)((long long)a[i] * b[i] >> 32);
    }
#else
    for (i = 0; i < n; i++)
        x[i] = (int)((long long)a[i] * b[i] >> 32);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 10: 8 lanes x 2, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at_s = k + copy * 8;
                const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + at_s));
                const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + at_s));
                const __m256i t_v = _mm256_srli_epi64(_mm256_mul_epi32(a_v, b_v), 32);
                const __m256i t2_v =
                    _mm256_mul_epi32(_mm256_shuffle_epi32(a_v, 0xf5),
                    _mm256_shuffle_epi32(b_v, 0xf5));
                const __m256i t3_v = _mm256_blend_epi32(t_v, t2_v, 0xaa);
                const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at_s));
                const __m256i x_new_v = _mm256_xor_si256(x_v, _mm256_srai_epi32(t3_v, 13));
                _mm256_storeu_si256((__m256i *)(void *)(x + at_s), x_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i a2_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m128i b2_v = _mm_loadu_si128((const __m128i *)(const void *)(b + k));
            const __m128i t4_v = _mm_srli_epi64(_mm_mul_epi32(a2_v, b2_v), 32);
            const __m128i t5_v =
                _mm_mul_epi32(_mm_shuffle_epi32(a2_v, 0xf5), _mm_shuffle_epi32(b2_v, 0xf5));
            const __m128i t6_v = _mm_blend_epi16(t4_v, t5_v, 0xcc);
            const __m128i x2_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i x_new2_v = _mm_xor_si128(x2_v, _mm_srai_epi32(t6_v, 13));
            _mm_storeu_si128((__m128i *)(void *)(x + k), x_new2_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] ^= (int)((long long)a[i] * b[i] >> 45);
    }
#else
    for (i = 0; i < n; i++)
        x[i] ^= (int)((long long)a[i] * b[i] >> 45);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 12: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m128i h_v = _mm_loadu_si128((const __m128i *)(const void *)(h + k));
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i t_v = _mm256_slli_epi32(_mm256_cvtepi16_epi32(h_v), 16);
            const __m256i t2_v = _mm256_srli_epi64(_mm256_mul_epi32(a_v, t_v), 32);
            const __m256i t3_v =
                _mm256_mul_epi32(_mm256_shuffle_epi32(a_v, 0xf5), _mm256_shuffle_epi32(t_v, 0xf5));
            const __m256i t4_v = _mm256_blend_epi32(t2_v, t3_v, 0xaa);
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x_new_v = _mm256_xor_si256(x_v, t4_v);
            _mm256_storeu_si256((__m256i *)(void *)(x + k), x_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] ^= (int)(((long long)a[i] * h[i]) >> 16);
    }
#else
    for (i = 0; i < n; i++)
        x[i] ^= (int)(((long long)a[i] * h[i]) >> 16);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 14: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi32((int)(long)(short)c);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i t2_v = _mm256_slli_epi32(t_v, 16);
            const __m256i t3_v = _mm256_srli_epi64(_mm256_mul_epi32(a_v, t2_v), 32);
            const __m256i t4_v =
                _mm256_mul_epi32(_mm256_shuffle_epi32(a_v, 0xf5), _mm256_shuffle_epi32(t2_v, 0xf5));
            const __m256i t5_v = _mm256_blend_epi32(t3_v, t4_v, 0xaa);
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x_new_v = _mm256_xor_si256(x_v, t5_v);
            _mm256_storeu_si256((__m256i *)(void *)(x + k), x_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] ^= (int)((a[i] * (long long)(short)c) >> 16);
    }
#else
    for (i = 0; i < n; i++)
        x[i] ^= (int)((a[i] * (long long)(short)c) >> 16);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 16: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi32((int)(long)c);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i a_v = _mm256_lddqu_si256((const __m256i *)(const void *)(a + k));
            const __m256i t2_v = _mm256_srli_epi64(_mm256_mul_epi32(a_v, t_v), 32);
            const __m256i t3_v =
                _mm256_mul_epi32(_mm256_shuffle_epi32(a_v, 0xf5), _mm256_shuffle_epi32(t_v, 0xf5));
            const __m256i t4_v = _mm256_blend_epi32(t2_v, t3_v, 0xaa);
            const __m256i t5_v = _mm256_srli_epi32(_mm256_mullo_epi32(a_v, t_v), 15);
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i t6_v = _mm256_or_si256(_mm256_slli_epi32(t4_v, 17), t5_v);
            const __m256i x_new_v = _mm256_xor_si256(x_v, t6_v);
            _mm256_storeu_si256((__m256i *)(void *)(x + k), x_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] ^= (int)((long long)a[i] * c >> 15);
    }
#else
    for (i = 0; i < n; i++)
        x[i] ^= (int)((long long)a[i] * c >> 15);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 18: 8 lanes x 2, then 8, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i u_last_v = _mm_loadu_si128((const __m128i *)(const void *)(u + last));
        const __m256i a_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + last));
        const __m256i t_v = _mm256_slli_epi32(_mm256_cvtepu16_epi32(u_last_v), 16);
        const __m256i z_new_last_v = _mm256_srli_epi64(_mm256_mul_epu32(a_last_v, t_v), 32);
        const __m256i z_new_last2_v =
            _mm256_mul_epu32(_mm256_shuffle_epi32(a_last_v, 0xf5), _mm256_shuffle_epi32(t_v, 0xf5));
        const __m256i z_new_last3_v = _mm256_blend_epi32(z_new_last_v, z_new_last2_v, 0xaa);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at_s = k + copy * 8;
                const __m128i u_v = _mm_loadu_si128((const __m128i *)(const void *)(u + at_s));
                const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + at_s));
                const __m256i t2_v = _mm256_slli_epi32(_mm256_cvtepu16_epi32(u_v), 16);
                const __m256i z_new_v = _mm256_srli_epi64(_mm256_mul_epu32(a_v, t2_v), 32);
                const __m256i z_new2_v =
                    _mm256_mul_epu32(_mm256_shuffle_epi32(a_v, 0xf5),
                    _mm256_shuffle_epi32(t2_v, 0xf5));
                const __m256i z_new3_v = _mm256_blend_epi32(z_new_v, z_new2_v, 0xaa);
                _mm256_storeu_si256((__m256i *)(void *)(z + at_s), z_new3_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i u2_v = _mm_loadu_si128((const __m128i *)(const void *)(u + k));
            const __m256i a2_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i t3_v = _mm256_slli_epi32(_mm256_cvtepu16_epi32(u2_v), 16);
            const __m256i z_new4_v = _mm256_srli_epi64(_mm256_mul_epu32(a2_v, t3_v), 32);
            const __m256i z_new5_v =
                _mm256_mul_epu32(_mm256_shuffle_epi32(a2_v, 0xf5),
                _mm256_shuffle_epi32(t3_v, 0xf5));
            const __m256i z_new6_v = _mm256_blend_epi32(z_new4_v, z_new5_v, 0xaa);
            _mm256_storeu_si256((__m256i *)(void *)(z + k), z_new6_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(z + last), z_new_last3_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] = (unsigned)((unsigned long long)(unsigned)a[i] * u[i] >> 16);
    }
#else
    for (i = 0; i < n; i++)
        z[i] = (unsigned)((unsigned long long)(unsigned)a[i] * u[i] >> 16);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 20: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i a_v = _mm256_lddqu_si256((const __m256i *)(const void *)(a + k));
            const __m256i b_v = _mm256_lddqu_si256((const __m256i *)(const void *)(b + k));
            const __m256i t_v = _mm256_srli_epi64(_mm256_mul_epu32(a_v, b_v), 32);
            const __m256i t2_v =
                _mm256_mul_epu32(_mm256_shuffle_epi32(a_v, 0xf5), _mm256_shuffle_epi32(b_v, 0xf5));
            const __m256i t3_v = _mm256_blend_epi32(t_v, t2_v, 0xaa);
            const __m256i t4_v = _mm256_srli_epi32(_mm256_mullo_epi32(a_v, b_v), 7);
            const __m256i z_v = _mm256_loadu_si256((const __m256i *)(const void *)(z + k));
            const __m256i t5_v = _mm256_or_si256(_mm256_slli_epi32(t3_v, 25), t4_v);
            const __m256i z_new_v = _mm256_xor_si256(z_v, t5_v);
            _mm256_storeu_si256((__m256i *)(void *)(z + k), z_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] ^= (unsigned)((unsigned long long)(unsigned)a[i] * (unsigned)b[i] >> 7);
    }
#else
    for (i = 0; i < n; i++)
        z[i] ^= (unsigned)((unsigned long long)(unsigned)a[i] * (unsigned)b[i] >> 7);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 22: 16 lanes x 2, then 8, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const short t = (short)c;
        const __m128i t_v = _mm_set1_epi16((short)t);
        const __m128i h_last_v = _mm_lddqu_si128((const __m128i *)(const void *)(h + last));
        const __m128i t2_v = _mm_slli_epi16(_mm_mulhi_epi16(h_last_v, t_v), 1);
        const __m128i t3_v = _mm_srli_epi16(_mm_mullo_epi16(h_last_v, t_v), 15);
        const __m256i t4_v = _mm256_set1_epi16((short)t);
        const __m128i y_new_last_v = _mm_or_si128(t2_v, t3_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at_s = k + copy * 16;
                const __m256i h_v = _mm256_lddqu_si256((const __m256i *)(const void *)(h + at_s));
                const __m256i t5_v = _mm256_slli_epi16(_mm256_mulhi_epi16(h_v, t4_v), 1);
                const __m256i t6_v = _mm256_srli_epi16(_mm256_mullo_epi16(h_v, t4_v), 15);
                const __m256i y_new_v = _mm256_or_si256(t5_v, t6_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + at_s), y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i h2_v = _mm_lddqu_si128((const __m128i *)(const void *)(h + k));
            const __m128i t7_v = _mm_srli_epi16(_mm_mullo_epi16(h2_v, t_v), 15);
            const __m128i y_new2_v =
                _mm_or_si128(_mm_slli_epi16(_mm_mulhi_epi16(h2_v, t_v), 1), t7_v);
            _mm_storeu_si128((__m128i *)(void *)(y + k), y_new2_v);
        }
        /* the last ones, some of them once more */
        _mm_storeu_si128((__m128i *)(void *)(y + last), y_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (short)(h[i] * (short)c >> 15);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = (short)(h[i] * (short)c >> 15);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 24: 16 lanes, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const short *const h_s = h + (long)((unsigned long)n - 1);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i h_v = _mm256_loadu_si256((const __m256i *)(const void *)(h_s - k - 15));
            const __m256i h2_v =
                _mm256_permute4x64_epi64(_mm256_shuffle_epi8(h_v,
                _mm256_broadcastsi128_si256(_mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13,
                12, 15, 14))), 0x4e);
            const __m256i h3_v = _mm256_loadu_si256((const __m256i *)(const void *)(h + k));
            const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i t_v = _mm256_srai_epi16(_mm256_mulhi_epi16(h3_v, h2_v), 2);
            const __m256i y_new_v = _mm256_add_epi16(y_v, t_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i h4_v = _mm_loadl_epi64((const __m128i *)(const void *)(h_s - k - 3));
            const __m128i h5_v =
                _mm_shuffle_epi8(h4_v,
                _mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14));
            const __m128i h6_v = _mm_srli_si128(h5_v, 8);
            const __m128i h7_v = _mm_loadl_epi64((const __m128i *)(const void *)(h + k));
            const __m128i y2_v = _mm_loadl_epi64((const __m128i *)(const void *)(y + k));
            const __m128i y_new2_v =
                _mm_add_epi16(y2_v, _mm_srai_epi16(_mm_mulhi_epi16(h7_v, h6_v), 2));
            _mm_storel_epi64((__m128i *)(void *)(y + k), y_new2_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (short)(y[i] + (h[i] * h[n - 1 - i] >> 18));
    }
#else
    for (i = 0; i < n; i++)
        y[i] = (short)(y[i] + (h[i] * h[n - 1 - i] >> 18));
#endif
#ifdef VCC_VECTOR
    /* vcc: line 26: 16 lanes, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned short *const u_s = u + (long)((unsigned long)n - 1);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i u_v = _mm256_lddqu_si256((const __m256i *)(const void *)(u + k));
            const __m256i u2_v = _mm256_lddqu_si256((const __m256i *)(const void *)(u_s - k - 15));
            const __m256i u3_v =
                _mm256_permute4x64_epi64(_mm256_shuffle_epi8(u2_v,
                _mm256_broadcastsi128_si256(_mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13,
                12, 15, 14))), 0x4e);
            const __m256i t_v = _mm256_slli_epi16(_mm256_mulhi_epu16(u_v, u3_v), 13);
            const __m256i t2_v = _mm256_srli_epi16(_mm256_mullo_epi16(u_v, u3_v), 3);
            const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i y_new_v = _mm256_xor_si256(y_v, _mm256_or_si256(t_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i u4_v = _mm_loadl_epi64((const __m128i *)(const void *)(u + k));
            const __m128i u5_v = _mm_loadl_epi64((const __m128i *)(const void *)(u_s - k - 3));
            const __m128i u6_v =
                _mm_shuffle_epi8(u5_v,
                _mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14));
            const __m128i u7_v = _mm_srli_si128(u6_v, 8);
            const __m128i t3_v = _mm_srli_epi16(_mm_mullo_epi16(u4_v, u7_v), 3);
            const __m128i y2_v = _mm_loadl_epi64((const __m128i *)(const void *)(y + k));
            const __m128i t4_v =
                _mm_or_si128(_mm_slli_epi16(_mm_mulhi_epu16(u4_v, u7_v), 13), t3_v);
            const __m128i y_new2_v = _mm_xor_si128(y2_v, t4_v);
            _mm_storel_epi64((__m128i *)(void *)(y + k), y_new2_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (short)(y[i] ^ ((unsigned)u[i] * (unsigned)u[n - 1 - i] >> 3));
    }
#else
    for (i = 0; i < n; i++)
        y[i] = (short)(y[i] ^ ((unsigned)u[i] * (unsigned)u[n - 1 - i] >> 3));
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
