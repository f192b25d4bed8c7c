/* vcc 0.1.0 wrote this from stored_twice.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | inout float y[2*n] restrict | in i32 k[n] | inout i32 z[2*n] restrict */
/* Stored more than once in an iteration, of which vector code needs the last: behind what is read elsewhere, on both sides
   of a condition. What is read between, as it may be what was stored, is stored, and so is what the remainder would compute of a variable
   that nothing else reads. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void stored_twice(int n, const float *x, float *restrict y, const int *k, int *restrict z)
{
    int i, last = 0;
#ifdef VCC_VECTOR
    /* vcc: line 8: 8 lanes x 2, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256 t_v = _mm256_set1_ps(0.5f);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k2 + copy * 8;
                const __m256 x_v = _mm256_loadu_ps(x + at);
                const __m256 y_v = _mm256_loadu_ps(y + 1 + at);
                const __m256 t3_v = _mm256_add_ps(_mm256_mul_ps(_mm256_loadu_ps(y + at), x_v), y_v);
                const __m256 y_new_v = _mm256_sub_ps(t3_v, _mm256_mul_ps(x_v, t_v));
                _mm256_storeu_ps(y + at, y_new_v);
            }
        }
        const __m128 t2_v = _mm_set1_ps(0.5f);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const __m128 x2_v = _mm_loadu_ps(x + k2);
            const __m128 y2_v = _mm_loadu_ps(y + 1 + k2);
            const __m128 t4_v = _mm_add_ps(_mm_mul_ps(_mm_loadu_ps(y + k2), x2_v), y2_v);
            _mm_storeu_ps(y + k2, _mm_sub_ps(t4_v, _mm_mul_ps(x2_v, t2_v)));
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        y[i] *= x[i];
        y[i] += y[i + 1];
        y[i] -= x[i] * 0.5f;
    }
#ifdef VCC_VECTOR
    /* vcc: line 13: 8 lanes x 4, then 8, the last ones overlapping, avx2; without z[i + 1], which
       the next iteration overwrites */
    i = 0;
    if (n >= 9) {
        const unsigned long t = (unsigned long)n - 1;
        const unsigned long end = (t - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last_s = t - 8;
        const __m256i t_v = _mm256_set1_epi32(5);
        const __m256i t2_v = _mm256_set1_epi32(65535);
        const __m256i t3_v = _mm256_set1_epi32(2);
        const __m256i k_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(k + last_s));
        const __m256i t4_v = _mm256_and_si256(k_last_v, t2_v);
        const __m256i t5_v = _mm256_xor_si256(k_last_v, t_v);
        const __m256i z_new_last_v =
            _mm256_blendv_epi8(t5_v, t4_v, _mm256_cmpgt_epi32(k_last_v, t3_v));
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k2 + copy * 8;
                const __m256i k_v = _mm256_loadu_si256((const __m256i *)(const void *)(k + at));
                const __m256i t6_v = _mm256_and_si256(k_v, t2_v);
                const __m256i t7_v = _mm256_xor_si256(k_v, t_v);
                const __m256i z_new_v =
                    _mm256_blendv_epi8(t7_v, t6_v, _mm256_cmpgt_epi32(k_v, t3_v));
                _mm256_storeu_si256((__m256i *)(void *)(z + at), z_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m256i k2_v = _mm256_loadu_si256((const __m256i *)(const void *)(k + k2));
            const __m256i t8_v = _mm256_and_si256(k2_v, t2_v);
            const __m256i t9_v = _mm256_xor_si256(k2_v, t_v);
            const __m256i z_new2_v = _mm256_blendv_epi8(t9_v, t8_v, _mm256_cmpgt_epi32(k2_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(z + k2), z_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(z + last_s), z_new_last_v);
        i = (int)t;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        z[i] = k[i];
        z[i + 1] = 7;
        if (k[i] > 2)
            z[i] = k[i] & 0xffff;
        else
            z[i] = k[i] ^ 5;
    }
#ifdef VCC_VECTOR
    /* vcc: line 21: 8 lanes x 2, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(255);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k2 + copy * 8;
                const __m256i z_v = _mm256_loadu_si256((const __m256i *)(const void *)(z + at));
                const __m256i k_v = _mm256_loadu_si256((const __m256i *)(const void *)(k + at));
                const __m256i z_new_v = _mm256_xor_si256(z_v, k_v);
                _mm256_storeu_si256((__m256i *)(void *)(z + at), z_new_v);
                const __m256i t3_v = _mm256_loadu_si256((const __m256i *)(const void *)(z + at));
                const __m256i z_new2_v = _mm256_and_si256(t3_v, t_v);
                _mm256_storeu_si256((__m256i *)(void *)(z + at), z_new2_v);
            }
        }
        const __m128i t2_v = _mm_set1_epi32(255);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const __m128i z2_v = _mm_loadu_si128((const __m128i *)(const void *)(z + k2));
            const __m128i k2_v = _mm_loadu_si128((const __m128i *)(const void *)(k + k2));
            const __m128i z_new3_v = _mm_xor_si128(z2_v, k2_v);
            _mm_storeu_si128((__m128i *)(void *)(z + k2), z_new3_v);
            const __m128i t4_v = _mm_loadu_si128((const __m128i *)(const void *)(z + k2));
            const __m128i z_new4_v = _mm_and_si128(t4_v, t2_v);
            _mm_storeu_si128((__m128i *)(void *)(z + k2), z_new4_v);
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
        const int *behind = z + 1;
        z[i] ^= k[i];
        z[i] = behind[i - 1] & 0xff;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 26: 8 lanes x 4, then 8, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last_s = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set1_epi32(5);
        const __m256i t2_v = _mm256_set1_epi32(-5);
        const __m256i k_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(k + last_s));
        const __m256i z_new_last_v = _mm256_max_epi32(_mm256_min_epi32(t_v, k_last_v), t2_v);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k2 + copy * 8;
                const __m256i k_v = _mm256_loadu_si256((const __m256i *)(const void *)(k + at));
                const __m256i z_new_v = _mm256_max_epi32(_mm256_min_epi32(t_v, k_v), t2_v);
                _mm256_storeu_si256((__m256i *)(void *)(z + at), z_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m256i k2_v = _mm256_loadu_si256((const __m256i *)(const void *)(k + k2));
            const __m256i z_new2_v = _mm256_max_epi32(_mm256_min_epi32(t_v, k2_v), t2_v);
            _mm256_storeu_si256((__m256i *)(void *)(z + k2), z_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(z + last_s), z_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        z[i] = k[i];
        if (z[i] > 5)
            z[i] = 5;
        if (k[i] < -5)
            z[i] = -5;
    }
#ifdef VCC_VECTOR
    /* vcc: line 33: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi32(100);
        const __m256i t2_v = _mm256_set1_epi32(0);
        const __m256i t3_v = _mm256_set1_epi32(1);
        const __m256i t4_v = _mm256_set1_epi32(8);
        __m256i last_v = t2_v;
        __m256i t5_v = _mm256_add_epi32(t2_v, _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0));
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m256i k_v = _mm256_loadu_si256((const __m256i *)(const void *)(k + k2));
            const __m256i t6_v = _mm256_or_si256(k_v, t3_v);
            const __m256i mask_v = _mm256_cmpgt_epi32(t5_v, t2_v);
            const __m256i last2_v =
                _mm256_alignr_epi8(t6_v, _mm256_permute2x128_si256(last_v, t6_v, 0x21), 12);
            const __m256i t7_v = _mm256_blendv_epi8(t3_v, last2_v, mask_v);
            const __m256d z_new_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t_v));
            const __m256d z_new2_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t_v, 1));
            const __m256d z_new3_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t7_v));
            const __m256d z_new4_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t7_v, 1));
            const __m128i z_new5_v = _mm256_cvttpd_epi32(_mm256_div_pd(z_new_v, z_new3_v));
            const __m128i z_new6_v = _mm256_cvttpd_epi32(_mm256_div_pd(z_new2_v, z_new4_v));
            const __m256i z_new7_v =
                _mm256_inserti128_si256(_mm256_castsi128_si256(z_new5_v), z_new6_v, 1);
            const __m256i t8_v = _mm256_add_epi32(t5_v, t4_v);
            if (_mm256_movemask_epi8(mask_v) != 0) {
                _mm256_maskstore_epi32((int *)(void *)(z + k2), mask_v, z_new7_v);
            }
            const __m256i k2_v = _mm256_loadu_si256((const __m256i *)(const void *)(k + k2));
            const __m256i z_new8_v = _mm256_xor_si256(k2_v, t5_v);
            _mm256_storeu_si256((__m256i *)(void *)(z + k2), z_new8_v);
            last_v = t6_v;
            t5_v = t8_v;
        }
        {
            const __m128i last3_v = _mm256_extracti128_si256(last_v, 1);
            const unsigned int last_s =
                (unsigned int)_mm_cvtsi128_si32(_mm_srli_si128(last3_v, 12));
            i = (int)end;
            last = (int)last_s;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (i > 0)
            z[i] = 100 / last;
        z[i] = k[i] ^ i;
        last = k[i] | 1;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
