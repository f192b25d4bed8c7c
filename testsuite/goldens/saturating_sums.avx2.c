/* vcc 0.1.0 wrote this from saturating_sums.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | u8 c | in u8 a[n] | in u8 b[n] | in i8 d[n] | in i16 h[n] | in i16 k[n] | in u16 u[n] | out u8 x[n] restrict | out i8 y[n] restrict | out i16 z[n] restrict | out u16 w[n] restrict */
/* Sums and differences that stop at the ends of the type they are stored in, with what is the same in all iterations too; one
   whose operands are of other types. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void saturating_sums(int n, unsigned char c, const unsigned char *a, const unsigned char *b, const signed char *d,
                     const short *h, const short *k, const unsigned short *u, unsigned char *restrict x,
                     signed char *restrict y, short *restrict z, unsigned short *restrict w)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 9: 32 lanes, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi8(-1);
        const __m256i t2_v = _mm256_set1_epi16(255);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k2));
            const __m256i t_v0 = _mm256_unpacklo_epi8(a_v, _mm256_setzero_si256());
            const __m256i t_v1 = _mm256_unpackhi_epi8(a_v, _mm256_setzero_si256());
            const __m256i t2_v0 = _mm256_unpacklo_epi8(b_v, _mm256_setzero_si256());
            const __m256i t2_v1 = _mm256_unpackhi_epi8(b_v, _mm256_setzero_si256());
            const __m256i t3_v0 = _mm256_add_epi16(t_v0, t2_v0);
            const __m256i t3_v1 = _mm256_add_epi16(t_v1, t2_v1);
            const __m256i mask_v0 = _mm256_cmpgt_epi16(t3_v0, t2_v);
            const __m256i mask_v1 = _mm256_cmpgt_epi16(t3_v1, t2_v);
            const __m256i t5_v = _mm256_add_epi8(a_v, b_v);
            const __m256i x_new_v =
                _mm256_blendv_epi8(t5_v, t_v, _mm256_packs_epi16(mask_v0, mask_v1));
            _mm256_storeu_si256((__m256i *)(void *)(x + k2), x_new_v);
        }
        const __m128i t3_v = _mm_set1_epi8(-1);
        const __m128i t4_v = _mm_set1_epi16(255);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            int a2_v;
            const __m128i a3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&a2_v, (const void *)(a + k2),
                sizeof a2_v), a2_v));
            int b2_v;
            const __m128i b3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&b2_v, (const void *)(b + k2),
                sizeof b2_v), b2_v));
            const __m128i t6_v = _mm_add_epi16(_mm_cvtepu8_epi16(a3_v), _mm_cvtepu8_epi16(b3_v));
            const __m128i mask_v = _mm_cmpgt_epi16(t6_v, t4_v);
            const __m128i t7_v = _mm_add_epi8(a3_v, b3_v);
            const __m128i x_new2_v = _mm_blendv_epi8(t7_v, t3_v, _mm_packs_epi16(mask_v, mask_v));
            const int t8_v = _mm_cvtsi128_si32(x_new2_v);
            __builtin_memcpy((void *)(x + k2), &t8_v, sizeof t8_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] = a[i] + b[i] > 255 ? 255 : a[i] + b[i];
    }
#else
    for (i = 0; i < n; i++)
        x[i] = a[i] + b[i] > 255 ? 255 : a[i] + b[i];
#endif
#ifdef VCC_VECTOR
    /* vcc: line 11: 32 lanes, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned int t = (unsigned int)c;
        const unsigned char t2 = (unsigned char)t;
        const __m256i t_v = _mm256_set1_epi8((char)t2);
        const unsigned short t3 = (unsigned short)t;
        const __m256i t2_v = _mm256_set1_epi16((short)t3);
        const __m256i t3_v = _mm256_set1_epi16(0);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k2));
            const __m256i t_v0 = _mm256_unpacklo_epi8(x_v, _mm256_setzero_si256());
            const __m256i t_v1 = _mm256_unpackhi_epi8(x_v, _mm256_setzero_si256());
            const __m256i t2_v0 = _mm256_sub_epi16(t_v0, t2_v);
            const __m256i t2_v1 = _mm256_sub_epi16(t_v1, t2_v);
            const __m256i mask_v0 = _mm256_cmpgt_epi16(t3_v, t2_v0);
            const __m256i mask_v1 = _mm256_cmpgt_epi16(t3_v, t2_v1);
            const __m256i t7_v = _mm256_sub_epi8(x_v, t_v);
            const __m256i x_new_v = _mm256_andnot_si256(_mm256_packs_epi16(mask_v0, mask_v1), t7_v);
            _mm256_storeu_si256((__m256i *)(void *)(x + k2), x_new_v);
        }
        const __m128i t4_v = _mm_set1_epi8((char)t2);
        const __m128i t5_v = _mm_set1_epi16((short)t3);
        const __m128i t6_v = _mm_set1_epi16(0);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            int x2_v;
            const __m128i x3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&x2_v, (const void *)(x + k2),
                sizeof x2_v), x2_v));
            const __m128i t8_v = _mm_sub_epi16(_mm_cvtepu8_epi16(x3_v), t5_v);
            const __m128i mask_v = _mm_cmpgt_epi16(t6_v, t8_v);
            const __m128i t9_v = _mm_sub_epi8(x3_v, t4_v);
            const __m128i x_new2_v = _mm_andnot_si128(_mm_packs_epi16(mask_v, mask_v), t9_v);
            const int t10_v = _mm_cvtsi128_si32(x_new2_v);
            __builtin_memcpy((void *)(x + k2), &t10_v, sizeof t10_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] = x[i] - c < 0 ? 0 : x[i] - c;
    }
#else
    for (i = 0; i < n; i++)
        x[i] = x[i] - c < 0 ? 0 : x[i] - c;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 13: 32 lanes, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi8(-1);
        const __m256i t2_v = _mm256_set1_epi16(255);
        const __m256i t3_v = _mm256_set1_epi16(0);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k2));
            const __m256i d_v = _mm256_loadu_si256((const __m256i *)(const void *)(d + k2));
            const __m256i t_v0 = _mm256_unpacklo_epi8(x_v, _mm256_setzero_si256());
            const __m256i t_v1 = _mm256_unpackhi_epi8(x_v, _mm256_setzero_si256());
            const __m256i t7_v = _mm256_cmpgt_epi8(_mm256_setzero_si256(), d_v);
            const __m256i t2_v0 = _mm256_unpacklo_epi8(d_v, t7_v);
            const __m256i t2_v1 = _mm256_unpackhi_epi8(d_v, t7_v);
            const __m256i t3_v0 = _mm256_add_epi16(t_v0, t2_v0);
            const __m256i t3_v1 = _mm256_add_epi16(t_v1, t2_v1);
            const __m256i mask_v0 = _mm256_cmpgt_epi16(t3_v0, t2_v);
            const __m256i mask_v1 = _mm256_cmpgt_epi16(t3_v1, t2_v);
            const __m256i t8_v = _mm256_add_epi8(x_v, d_v);
            const __m256i t4_v0 = _mm256_unpacklo_epi8(x_v, _mm256_setzero_si256());
            const __m256i t4_v1 = _mm256_unpackhi_epi8(x_v, _mm256_setzero_si256());
            const __m256i t9_v = _mm256_cmpgt_epi8(_mm256_setzero_si256(), d_v);
            const __m256i t5_v0 = _mm256_unpacklo_epi8(d_v, t9_v);
            const __m256i t5_v1 = _mm256_unpackhi_epi8(d_v, t9_v);
            const __m256i t6_v0 = _mm256_add_epi16(t4_v0, t5_v0);
            const __m256i t6_v1 = _mm256_add_epi16(t4_v1, t5_v1);
            const __m256i mask2_v0 = _mm256_cmpgt_epi16(t3_v, t6_v0);
            const __m256i mask2_v1 = _mm256_cmpgt_epi16(t3_v, t6_v1);
            const __m256i t10_v =
                _mm256_blendv_epi8(t8_v, t_v, _mm256_packs_epi16(mask_v0, mask_v1));
            const __m256i x_new_v =
                _mm256_andnot_si256(_mm256_packs_epi16(mask2_v0, mask2_v1), t10_v);
            _mm256_storeu_si256((__m256i *)(void *)(x + k2), x_new_v);
        }
        const __m128i t4_v = _mm_set1_epi8(-1);
        const __m128i t5_v = _mm_set1_epi16(255);
        const __m128i t6_v = _mm_set1_epi16(0);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            int x2_v;
            const __m128i x3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&x2_v, (const void *)(x + k2),
                sizeof x2_v), x2_v));
            int d2_v;
            const __m128i d3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&d2_v, (const void *)(d + k2),
                sizeof d2_v), d2_v));
            const __m128i t11_v = _mm_add_epi16(_mm_cvtepu8_epi16(x3_v), _mm_cvtepi8_epi16(d3_v));
            const __m128i mask_v = _mm_cmpgt_epi16(t11_v, t5_v);
            const __m128i t12_v = _mm_add_epi8(x3_v, d3_v);
            const __m128i t13_v = _mm_add_epi16(_mm_cvtepu8_epi16(x3_v), _mm_cvtepi8_epi16(d3_v));
            const __m128i mask2_v = _mm_cmpgt_epi16(t6_v, t13_v);
            const __m128i t14_v = _mm_blendv_epi8(t12_v, t4_v, _mm_packs_epi16(mask_v, mask_v));
            const __m128i x_new2_v = _mm_andnot_si128(_mm_packs_epi16(mask2_v, mask2_v), t14_v);
            const int t15_v = _mm_cvtsi128_si32(x_new2_v);
            __builtin_memcpy((void *)(x + k2), &t15_v, sizeof t15_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] = x[i] + d[i] < 0 ? 0 : x[i] + d[i] > 255 ? 255 : x[i] + d[i];
    }
#else
    for (i = 0; i < n; i++)
        x[i] = x[i] + d[i] < 0 ? 0 : x[i] + d[i] > 255 ? 255 : x[i] + d[i];
#endif
#ifdef VCC_VECTOR
    /* vcc: line 15: 32 lanes, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const signed char *const d_s = d + (long)((unsigned long)n - 1);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256i d_v = _mm256_loadu_si256((const __m256i *)(const void *)(d_s - k2 - 31));
            const __m256i d2_v =
                _mm256_permute4x64_epi64(_mm256_shuffle_epi8(d_v,
                _mm256_broadcastsi128_si256(_mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
                13, 14, 15))), 0x4e);
            const __m256i d3_v = _mm256_loadu_si256((const __m256i *)(const void *)(d + k2));
            const __m256i y_new_v = _mm256_adds_epi8(d3_v, d2_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k2), y_new_v);
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            int d4_v;
            const __m128i d5_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&d4_v, (const void *)(d + k2),
                sizeof d4_v), d4_v));
            int d6_v;
            const __m128i d7_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&d6_v, (const void *)(d_s - k2 - 3),
                sizeof d6_v), d6_v));
            const __m128i d8_v =
                _mm_shuffle_epi8(d7_v,
                _mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
            const __m128i d9_v = _mm_srli_si128(d8_v, 12);
            const int t_v = _mm_cvtsi128_si32(_mm_adds_epi8(d5_v, d9_v));
            __builtin_memcpy((void *)(y + k2), &t_v, sizeof t_v);
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
        int sum = d[i] + d[n - 1 - i];
        y[i] = sum > 127 ? 127 : sum < -128 ? -128 : sum;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 19: 16 lanes x 2, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256i h_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(h + k2));
            const __m256i k_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(k + k2));
            const __m256i h_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(h + k2 + 16));
            const __m256i k_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(k + k2 + 16));
            const __m256i z_new_v0 = _mm256_subs_epi16(h_v0, k_v0);
            const __m256i z_new_v1 = _mm256_subs_epi16(h_v1, k_v1);
            _mm256_storeu_si256((__m256i *)(void *)(z + k2), z_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(z + k2 + 16), z_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const __m128i h_v = _mm_loadl_epi64((const __m128i *)(const void *)(h + k2));
            const __m128i k_v = _mm_loadl_epi64((const __m128i *)(const void *)(k + k2));
            const __m128i z_new_v = _mm_subs_epi16(h_v, k_v);
            _mm_storel_epi64((__m128i *)(void *)(z + k2), z_new_v);
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
        int difference = h[i] - k[i];
        difference = difference > 32767 ? 32767 : difference;
        z[i] = difference < -32768 ? -32768 : difference;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 24: 16 lanes x 2, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256i z_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(z + k2));
            const __m256i h_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(h + k2));
            const __m256i z_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(z + k2 + 16));
            const __m256i h_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(h + k2 + 16));
            const __m256i z_new_v0 = _mm256_adds_epi16(z_v0, h_v0);
            const __m256i z_new_v1 = _mm256_adds_epi16(z_v1, h_v1);
            _mm256_storeu_si256((__m256i *)(void *)(z + k2), z_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(z + k2 + 16), z_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const __m128i z_v = _mm_loadl_epi64((const __m128i *)(const void *)(z + k2));
            const __m128i h_v = _mm_loadl_epi64((const __m128i *)(const void *)(h + k2));
            const __m128i z_new_v = _mm_adds_epi16(z_v, h_v);
            _mm_storel_epi64((__m128i *)(void *)(z + k2), z_new_v);
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
        int sum = z[i] + h[i];
        z[i] = sum > 32767 ? 32767 : sum < -32768 ? -32768 : sum;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 28: 16 lanes x 2, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned short *const u_s = u + (long)((unsigned long)n - 1);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256i u_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(u_s - k2 - 15));
            const __m256i u2_v0 =
                _mm256_permute4x64_epi64(_mm256_shuffle_epi8(u_v0,
                _mm256_broadcastsi128_si256(_mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13,
                12, 15, 14))), 0x4e);
            const __m256i u_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(u_s - k2 - 16 - 15));
            const __m256i u2_v1 =
                _mm256_permute4x64_epi64(_mm256_shuffle_epi8(u_v1,
                _mm256_broadcastsi128_si256(_mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13,
                12, 15, 14))), 0x4e);
            const __m256i u3_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(u + k2));
            const __m256i u3_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(u + k2 + 16));
            const __m256i w_new_v0 = _mm256_adds_epu16(u3_v0, u2_v0);
            const __m256i w_new_v1 = _mm256_adds_epu16(u3_v1, u2_v1);
            _mm256_storeu_si256((__m256i *)(void *)(w + k2), w_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(w + k2 + 16), w_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const __m128i u_v = _mm_loadl_epi64((const __m128i *)(const void *)(u_s - k2 - 3));
            const __m128i u2_v =
                _mm_shuffle_epi8(u_v,
                _mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14));
            const __m128i u3_v = _mm_srli_si128(u2_v, 8);
            const __m128i u4_v = _mm_loadl_epi64((const __m128i *)(const void *)(u + k2));
            const __m128i w_new_v = _mm_adds_epu16(u4_v, u3_v);
            _mm_storel_epi64((__m128i *)(void *)(w + k2), w_new_v);
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
        int sum = u[i] + u[n - 1 - i];
        w[i] = sum > 65535 ? 65535 : sum;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 32: 16 lanes x 2, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at_s = k2 + copy * 16;
                const __m256i w_v = _mm256_loadu_si256((const __m256i *)(const void *)(w + at_s));
                const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + at_s));
                const __m256i t_v = _mm256_cvtepu8_epi16(a_v);
                const __m256i t2_v = _mm256_xor_si256(t_v, _mm256_set1_epi16(-32768));
                const __m256i t3_v = _mm256_xor_si256(w_v, _mm256_set1_epi16(-32768));
                const __m256i mask_v = _mm256_cmpgt_epi16(t2_v, t3_v);
                const __m256i t4_v = _mm256_sub_epi16(w_v, _mm256_cvtepu8_epi16(a_v));
                const __m256i w_new_v = _mm256_andnot_si256(mask_v, t4_v);
                _mm256_storeu_si256((__m256i *)(void *)(w + at_s), w_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const __m128i w2_v = _mm_loadl_epi64((const __m128i *)(const void *)(w + k2));
            int a2_v;
            const __m128i a3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&a2_v, (const void *)(a + k2),
                sizeof a2_v), a2_v));
            const __m128i t5_v = _mm_xor_si128(_mm_cvtepu8_epi16(a3_v), _mm_set1_epi16(-32768));
            const __m128i t6_v = _mm_xor_si128(w2_v, _mm_set1_epi16(-32768));
            const __m128i mask2_v = _mm_cmpgt_epi16(t5_v, t6_v);
            const __m128i t7_v = _mm_sub_epi16(w2_v, _mm_cvtepu8_epi16(a3_v));
            const __m128i w_new2_v = _mm_andnot_si128(mask2_v, t7_v);
            _mm_storel_epi64((__m128i *)(void *)(w + k2), w_new2_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        w[i] = w[i] < a[i] ? 0 : w[i] - a[i];
    }
#else
    for (i = 0; i < n; i++)
        w[i] = w[i] < a[i] ? 0 : w[i] - a[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
