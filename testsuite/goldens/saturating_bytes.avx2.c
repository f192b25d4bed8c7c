/* vcc 0.1.0 wrote this from saturating_bytes.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | u8 c | in u8 a[n] | in u8 b[n] | in i8 d[n] | out u8 x[n] restrict | out i8 y[n] restrict */
/* Sums and differences that stop at the ends of the type they are stored in, with what is the same in all iterations too;
   one is written twice, and one has operands of two types. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void saturating_bytes(int n, unsigned char c, const unsigned char *a, const unsigned char *b, const signed char *d,
                      unsigned char *restrict x, signed char *restrict y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 32 lanes, then 8, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i t_v = _mm_set1_epi8(-1);
        const __m128i t2_v = _mm_set1_epi16(255);
        const __m128i a_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + last));
        const __m128i b_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + last));
        const __m128i t3_v = _mm_cvtepu8_epi16(b_last_v);
        const __m128i t4_v = _mm_add_epi16(_mm_cvtepu8_epi16(a_last_v), t3_v);
        const __m128i mask_v = _mm_cmpgt_epi16(t4_v, t2_v);
        const __m128i t5_v = _mm_add_epi8(a_last_v, b_last_v);
        const __m256i t6_v = _mm256_set1_epi8(-1);
        const __m256i t7_v = _mm256_set1_epi16(255);
        const __m128i x_new_last_v = _mm_blendv_epi8(t5_v, t_v, _mm_packs_epi16(mask_v, mask_v));
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i t_v0 = _mm256_unpacklo_epi8(a_v, _mm256_setzero_si256());
            const __m256i t_v1 = _mm256_unpackhi_epi8(a_v, _mm256_setzero_si256());
            const __m256i t2_v0 = _mm256_unpacklo_epi8(b_v, _mm256_setzero_si256());
            const __m256i t2_v1 = _mm256_unpackhi_epi8(b_v, _mm256_setzero_si256());
            const __m256i t3_v0 = _mm256_add_epi16(t_v0, t2_v0);
            const __m256i t3_v1 = _mm256_add_epi16(t_v1, t2_v1);
            const __m256i mask_v0 = _mm256_cmpgt_epi16(t3_v0, t7_v);
            const __m256i mask_v1 = _mm256_cmpgt_epi16(t3_v1, t7_v);
            const __m256i mask2_v = _mm256_packs_epi16(mask_v0, mask_v1);
            const __m256i x_new_v = _mm256_blendv_epi8(_mm256_add_epi8(a_v, b_v), t6_v, mask2_v);
            _mm256_storeu_si256((__m256i *)(void *)(x + k), x_new_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i a2_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + k));
            const __m128i b2_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k));
            const __m128i t8_v = _mm_add_epi16(_mm_cvtepu8_epi16(a2_v), _mm_cvtepu8_epi16(b2_v));
            const __m128i mask3_v = _mm_cmpgt_epi16(t8_v, t2_v);
            const __m128i t9_v = _mm_add_epi8(a2_v, b2_v);
            const __m128i x_new2_v = _mm_blendv_epi8(t9_v, t_v, _mm_packs_epi16(mask3_v, mask3_v));
            _mm_storel_epi64((__m128i *)(void *)(x + k), x_new2_v);
        }
        /* the last ones, some of them once more */
        _mm_storel_epi64((__m128i *)(void *)(x + last), x_new_last_v);
        i = n;
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
    /* vcc: line 10: 32 lanes x 2, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 32));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k + 32));
            const __m256i x_new_v0 = _mm256_adds_epu8(x_v0, a_v0);
            const __m256i x_new_v1 = _mm256_adds_epu8(x_v1, a_v1);
            _mm256_storeu_si256((__m256i *)(void *)(x + k), x_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(x + k + 32), x_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            const __m128i a_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + k));
            const __m128i x_new_v = _mm_adds_epu8(x_v, a_v);
            _mm_storel_epi64((__m128i *)(void *)(x + k), x_new_v);
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
        int sum = x[i] + a[i];
        x[i] = sum > 255 ? 255 : sum;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 14: 32 lanes x 2, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const unsigned char t = (unsigned char)(unsigned int)c;
        const __m256i t_v = _mm256_set1_epi8((char)t);
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 32));
            const __m256i x_new_v0 = _mm256_subs_epu8(x_v0, t_v);
            const __m256i x_new_v1 = _mm256_subs_epu8(x_v1, t_v);
            _mm256_storeu_si256((__m256i *)(void *)(x + k), x_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(x + k + 32), x_new_v1);
        }
        const __m128i t2_v = _mm_set1_epi8((char)t);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            const __m128i x_new_v = _mm_subs_epu8(x_v, t2_v);
            _mm_storel_epi64((__m128i *)(void *)(x + k), x_new_v);
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
        int difference = x[i] - c;
        x[i] = difference < 0 ? 0 : difference;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 18: 32 lanes, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i t_v0 = _mm256_unpacklo_epi8(x_v, _mm256_setzero_si256());
            const __m256i t_v1 = _mm256_unpackhi_epi8(x_v, _mm256_setzero_si256());
            const __m256i d_v = _mm256_loadu_si256((const __m256i *)(const void *)(d + k));
            const __m256i t_v = _mm256_cmpgt_epi8(_mm256_setzero_si256(), d_v);
            const __m256i t2_v0 = _mm256_unpacklo_epi8(d_v, t_v);
            const __m256i t2_v1 = _mm256_unpackhi_epi8(d_v, t_v);
            const __m256i t3_v0 = _mm256_add_epi16(t_v0, t2_v0);
            const __m256i t3_v1 = _mm256_add_epi16(t_v1, t2_v1);
            const __m256i x_new_v = _mm256_packus_epi16(t3_v0, t3_v1);
            _mm256_storeu_si256((__m256i *)(void *)(x + k), x_new_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            int x2_v;
            const __m128i x3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&x2_v, (const void *)(x + k),
                sizeof x2_v), x2_v));
            int d2_v;
            const __m128i d3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&d2_v, (const void *)(d + k),
                sizeof d2_v), d2_v));
            const __m128i t2_v = _mm_add_epi16(_mm_cvtepu8_epi16(x3_v), _mm_cvtepi8_epi16(d3_v));
            const int t3_v = _mm_cvtsi128_si32(_mm_packus_epi16(t2_v, t2_v));
            __builtin_memcpy((void *)(x + k), &t3_v, sizeof t3_v);
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
        int sum = x[i] + d[i];
        x[i] = sum < 0 ? 0 : sum > 255 ? 255 : sum;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 22: 32 lanes, then 8, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const signed char *const d_s = d + (long)((unsigned long)n - 1);
        const __m128i d_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(d_s - last - 7));
        const __m128i d_last2_v =
            _mm_shuffle_epi8(d_last_v,
            _mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
        const __m128i d_last3_v = _mm_srli_si128(d_last2_v, 8);
        const __m128i d_last4_v = _mm_loadl_epi64((const __m128i *)(const void *)(d + last));
        const __m128i y_new_last_v = _mm_adds_epi8(d_last4_v, d_last3_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i d_v = _mm256_loadu_si256((const __m256i *)(const void *)(d_s - k - 31));
            const __m256i d2_v =
                _mm256_permute4x64_epi64(_mm256_shuffle_epi8(d_v,
                _mm256_broadcastsi128_si256(_mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
                13, 14, 15))), 0x4e);
            const __m256i d3_v = _mm256_loadu_si256((const __m256i *)(const void *)(d + k));
            const __m256i y_new_v = _mm256_adds_epi8(d3_v, d2_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i d4_v = _mm_loadl_epi64((const __m128i *)(const void *)(d_s - k - 7));
            const __m128i d5_v =
                _mm_shuffle_epi8(d4_v,
                _mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
            const __m128i d6_v = _mm_srli_si128(d5_v, 8);
            const __m128i d7_v = _mm_loadl_epi64((const __m128i *)(const void *)(d + k));
            const __m128i y_new2_v = _mm_adds_epi8(d7_v, d6_v);
            _mm_storel_epi64((__m128i *)(void *)(y + k), y_new2_v);
        }
        /* the last ones, some of them once more */
        _mm_storel_epi64((__m128i *)(void *)(y + last), y_new_last_v);
        i = n;
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
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
