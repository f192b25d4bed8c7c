/* vcc 0.1.0 wrote this from saturating_shorts.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in i16 h[n] | in i16 k[n] | in u16 u[n] | out i16 z[n] restrict | out u16 w[n] restrict */
/* As `saturating_bytes`, of shorts. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void saturating_shorts(int n, const unsigned char *a, const short *h, const short *k, const unsigned short *u,
                       short *restrict z, unsigned short *restrict w)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 16 lanes x 2, then 8, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i h_last_v = _mm_loadu_si128((const __m128i *)(const void *)(h + last));
        const __m128i k_last_v = _mm_loadu_si128((const __m128i *)(const void *)(k + last));
        const __m128i z_new_last_v = _mm_subs_epi16(h_last_v, k_last_v);
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
        for (; k2 < end; k2 += 8) {
            const __m128i h_v = _mm_loadu_si128((const __m128i *)(const void *)(h + k2));
            const __m128i k_v = _mm_loadu_si128((const __m128i *)(const void *)(k + k2));
            const __m128i z_new_v = _mm_subs_epi16(h_v, k_v);
            _mm_storeu_si128((__m128i *)(void *)(z + k2), z_new_v);
        }
        /* the last ones, some of them once more */
        _mm_storeu_si128((__m128i *)(void *)(z + last), z_new_last_v);
        i = n;
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
    /* vcc: line 12: 16 lanes x 2, then 4, avx2 */
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
    /* vcc: line 16: 16 lanes x 2, then 8, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const unsigned short *const u_s = u + (long)((unsigned long)n - 1);
        const __m128i u_last_v = _mm_loadu_si128((const __m128i *)(const void *)(u_s - last - 7));
        const __m128i u_last2_v =
            _mm_shuffle_epi8(u_last_v,
            _mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14));
        const __m128i u_last3_v = _mm_loadu_si128((const __m128i *)(const void *)(u + last));
        const __m128i w_new_last_v = _mm_adds_epu16(u_last3_v, u_last2_v);
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
        for (; k2 < end; k2 += 8) {
            const __m128i u_v = _mm_loadu_si128((const __m128i *)(const void *)(u_s - k2 - 7));
            const __m128i u2_v =
                _mm_shuffle_epi8(u_v,
                _mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14));
            const __m128i u3_v = _mm_loadu_si128((const __m128i *)(const void *)(u + k2));
            const __m128i w_new_v = _mm_adds_epu16(u3_v, u2_v);
            _mm_storeu_si128((__m128i *)(void *)(w + k2), w_new_v);
        }
        /* the last ones, some of them once more */
        _mm_storeu_si128((__m128i *)(void *)(w + last), w_new_last_v);
        i = n;
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
    /* vcc: line 20: 16 lanes x 2, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k2 + copy * 16;
                const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + at));
                const __m256i w_v = _mm256_loadu_si256((const __m256i *)(const void *)(w + at));
                const __m256i w_new_v = _mm256_subs_epu16(w_v, _mm256_cvtepu8_epi16(a_v));
                _mm256_storeu_si256((__m256i *)(void *)(w + at), w_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            int a2_v;
            const __m128i a3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&a2_v, (const void *)(a + k2),
                sizeof a2_v), a2_v));
            const __m128i w2_v = _mm_loadl_epi64((const __m128i *)(const void *)(w + k2));
            const __m128i w_new2_v = _mm_subs_epu16(w2_v, _mm_cvtepu8_epi16(a3_v));
            _mm_storel_epi64((__m128i *)(void *)(w + k2), w_new2_v);
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
        int difference = w[i] - a[i];
        w[i] = difference < 0 ? 0 : difference;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
