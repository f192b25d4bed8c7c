/* vcc 0.1.0 wrote this from unswitch_mode.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int mode | in u8 a[n] | in u8 b[n] | out u8 c[n] */
/* A mode of four, which is the same for all elements. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void unswitch_mode(int n, int mode, const unsigned char *a, const unsigned char *b, unsigned char *c)
{
#ifdef VCC_VECTOR
    {
    int i = 0;
    /* vcc: line 5: 32 lanes x 2, then 8, the last ones overlapping, avx2; runs if a and c are far
       enough apart, b and c are far enough apart */
    if (n >= 8 && ((unsigned int)mode & 3u) == 0u
        && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i a_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + last));
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k + 32));
            _mm256_storeu_si256((__m256i *)(void *)(c + k), a_v0);
            _mm256_storeu_si256((__m256i *)(void *)(c + k + 32), a_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i a_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + k));
            _mm_storel_epi64((__m128i *)(void *)(c + k), a_v);
        }
        /* the last ones, some of them once more */
        _mm_storel_epi64((__m128i *)(void *)(c + last), a_last_v);
        i = n;
    }
    if (n >= 8 && ((unsigned int)mode & 3u) == 1u
        && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n - 1
        && (unsigned long)c - (unsigned long)b - 1 >= (unsigned long)n - 1) {
        const unsigned long end2 = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end2 = end2 & ~63UL;
        const unsigned long last2 = (unsigned long)n - 8;
        const __m128i a_last2_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + last2));
        const __m128i b_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + last2));
        const __m128i c_new_last_v = _mm_and_si128(a_last2_v, b_last_v);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end2; k2 += 64) {
            const __m256i a2_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            const __m256i b_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k2));
            const __m256i a2_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2 + 32));
            const __m256i b_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k2 + 32));
            const __m256i c_new_v0 = _mm256_and_si256(a2_v0, b_v0);
            const __m256i c_new_v1 = _mm256_and_si256(a2_v1, b_v1);
            _mm256_storeu_si256((__m256i *)(void *)(c + k2), c_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(c + k2 + 32), c_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k2 < end2; k2 += 8) {
            const __m128i a2_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + k2));
            const __m128i b_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k2));
            const __m128i c_new_v = _mm_and_si128(a2_v, b_v);
            _mm_storel_epi64((__m128i *)(void *)(c + k2), c_new_v);
        }
        /* the last ones, some of them once more */
        _mm_storel_epi64((__m128i *)(void *)(c + last2), c_new_last_v);
        i = n;
    }
    if (n >= 8 && ((unsigned int)mode & 3u) == 2u
        && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n - 1
        && (unsigned long)c - (unsigned long)b - 1 >= (unsigned long)n - 1) {
        const unsigned long end3 = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end3 = end3 & ~63UL;
        const unsigned long last3 = (unsigned long)n - 8;
        const __m128i a_last3_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + last3));
        const __m128i b_last2_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + last3));
        const __m128i c_new_last2_v = _mm_max_epu8(a_last3_v, b_last2_v);
        unsigned long k3;
        for (k3 = 0; k3 < wide_end3; k3 += 64) {
            const __m256i a3_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k3));
            const __m256i b2_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k3));
            const __m256i a3_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k3 + 32));
            const __m256i b2_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k3 + 32));
            const __m256i c_new2_v0 = _mm256_max_epu8(a3_v0, b2_v0);
            const __m256i c_new2_v1 = _mm256_max_epu8(a3_v1, b2_v1);
            _mm256_storeu_si256((__m256i *)(void *)(c + k3), c_new2_v0);
            _mm256_storeu_si256((__m256i *)(void *)(c + k3 + 32), c_new2_v1);
        }
        /* what is left, one vector at a time */
        for (; k3 < end3; k3 += 8) {
            const __m128i a3_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + k3));
            const __m128i b2_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k3));
            const __m128i c_new2_v = _mm_max_epu8(a3_v, b2_v);
            _mm_storel_epi64((__m128i *)(void *)(c + k3), c_new2_v);
        }
        /* the last ones, some of them once more */
        _mm_storel_epi64((__m128i *)(void *)(c + last3), c_new_last2_v);
        i = n;
    }
    if (n >= 8) {
        const unsigned long end4 = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end4 = end4 & ~63UL;
        const unsigned int t = (unsigned int)mode & 3u;
        if (t != 0u && t != 1u && t != 2u
            && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n - 1
            && (unsigned long)c - (unsigned long)b - 1 >= (unsigned long)n - 1) {
            const unsigned long last4 = (unsigned long)n - 8;
            const __m128i a_last4_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + last4));
            const __m128i b_last3_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + last4));
            const __m128i c_new_last3_v =
                _mm_sub_epi8(_mm_avg_epu8(a_last4_v, b_last3_v),
                _mm_and_si128(_mm_xor_si128(a_last4_v, b_last3_v), _mm_set1_epi8(1)));
            unsigned long k4;
            for (k4 = 0; k4 < wide_end4; k4 += 64) {
                const __m256i a4_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k4));
                const __m256i b3_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k4));
                const __m256i a4_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a + k4 + 32));
                const __m256i b3_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b + k4 + 32));
                const __m256i c_new3_v0 =
                    _mm256_sub_epi8(_mm256_avg_epu8(a4_v0, b3_v0),
                    _mm256_and_si256(_mm256_xor_si256(a4_v0, b3_v0), _mm256_set1_epi8(1)));
                const __m256i c_new3_v1 =
                    _mm256_sub_epi8(_mm256_avg_epu8(a4_v1, b3_v1),
                    _mm256_and_si256(_mm256_xor_si256(a4_v1, b3_v1), _mm256_set1_epi8(1)));
                _mm256_storeu_si256((__m256i *)(void *)(c + k4), c_new3_v0);
                _mm256_storeu_si256((__m256i *)(void *)(c + k4 + 32), c_new3_v1);
            }
            /* what is left, one vector at a time */
            for (; k4 < end4; k4 += 8) {
                const __m128i a4_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + k4));
                const __m128i b3_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k4));
                const __m128i c_new3_v =
                    _mm_sub_epi8(_mm_avg_epu8(a4_v, b3_v),
                    _mm_and_si128(_mm_xor_si128(a4_v, b3_v), _mm_set1_epi8(1)));
                _mm_storel_epi64((__m128i *)(void *)(c + k4), c_new3_v);
            }
            /* the last ones, some of them once more */
            _mm_storel_epi64((__m128i *)(void *)(c + last4), c_new_last3_v);
            i = n;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
        switch (mode & 3) {
        case 0: c[i] = a[i]; break;
        case 1: c[i] = a[i] & b[i]; break;
        case 2: c[i] = a[i] > b[i] ? a[i] : b[i]; break;
        default: c[i] = (a[i] + b[i]) >> 1; break;
        }
#ifdef VCC_VECTOR
    }
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
