/* vcc 0.1.0 wrote this from bits_by_union.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in double d[n] | out float y[n] restrict | out i32 e[n] restrict | out double z[n] restrict | -> u32 */
union number {
    float value;
    unsigned bits;
};
union wide {
    unsigned long bits;
    double value;
    long whole;
};
/* A union in each iteration: what is written as one type and read as another. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned bits_by_union(int n, const float *x, const double *d, float *restrict y, int *restrict e,
                       double *restrict z)
{
    unsigned all = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 17: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi32(-2147483648);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i t2_v = _mm256_castps_si256(_mm256_loadu_ps(x + k));
            const __m256 y_new_v = _mm256_castsi256_ps(_mm256_xor_si256(t2_v, t_v));
            _mm256_storeu_ps(y + k, y_new_v);
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
        union number a;
        a.value = x[i];
        a.bits ^= 0x80000000u;
        y[i] = a.value;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 23: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        __m256i all_v = _mm256_set1_epi32(0);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i t_v = _mm256_castps_si256(_mm256_loadu_ps(x + k));
            all_v = _mm256_xor_si256(all_v, t_v);
        }
        {
            const __m128i all2_v = _mm256_extracti128_si256(all_v, 1);
            const __m128i all3_v = _mm_xor_si128(_mm256_castsi256_si128(all_v), all2_v);
            const __m128i all4_v = _mm_xor_si128(all3_v, _mm_srli_si128(all3_v, 8));
            const __m128i all5_v = _mm_xor_si128(all4_v, _mm_srli_si128(all4_v, 4));
            const unsigned int all_s = (unsigned int)_mm_cvtsi128_si32(all5_v);
            all = all ^ all_s;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        union number a = {x[i]};
        all ^= a.bits;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 27: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256d t_v = _mm256_set1_pd(0.5);
        const __m128i t2_v = _mm_set1_epi16(2047);
        const __m256i t3_v = _mm256_set1_epi64x(1l);
        const __m256i t4_v = _mm256_set1_epi64x(0l);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256d d_v0 = _mm256_loadu_pd(d + k);
            const __m256d d_v1 = _mm256_loadu_pd(d + k + 4);
            const __m256d t_v0 = _mm256_mul_pd(d_v0, t_v);
            const __m256d t_v1 = _mm256_mul_pd(d_v1, t_v);
            const __m256i t2_v0 = _mm256_castpd_si256(t_v0);
            const __m256i t2_v1 = _mm256_castpd_si256(t_v1);
            const __m256i t3_v0 = _mm256_srli_epi64(t2_v0, 52);
            const __m256i t3_v1 = _mm256_srli_epi64(t2_v1, 52);
            const __m256i t5_v =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t3_v0),
                _mm256_castsi256_ps(t3_v1), 0x88)), 0xd8);
            const __m256i t6_v = _mm256_and_si256(t5_v, _mm256_set1_epi32(65535));
            const __m128i t7_v =
                _mm_packus_epi32(_mm256_castsi256_si128(t6_v), _mm256_extracti128_si256(t6_v, 1));
            const __m256i e_new_v = _mm256_cvtepu16_epi32(_mm_and_si128(t7_v, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(e + k), e_new_v);
            const __m256i t4_v0 = _mm256_or_si256(t2_v0, t3_v);
            const __m256i t4_v1 = _mm256_or_si256(t2_v1, t3_v);
            const __m256i mask_v0 = _mm256_cmpgt_epi64(t4_v, t2_v0);
            const __m256i mask_v1 = _mm256_cmpgt_epi64(t4_v, t2_v1);
            const __m256i t5_v0 = _mm256_blendv_epi8(t2_v0, t4_v0, mask_v0);
            const __m256i t5_v1 = _mm256_blendv_epi8(t2_v1, t4_v1, mask_v1);
            const __m256d z_new_v0 = _mm256_castsi256_pd(t5_v0);
            const __m256d z_new_v1 = _mm256_castsi256_pd(t5_v1);
            _mm256_storeu_pd(z + k, z_new_v0);
            _mm256_storeu_pd(z + k + 4, z_new_v1);
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
        union wide a;
        a.value = d[i] * 0.5;
        e[i] = (int)(a.bits >> 52 & 2047);
        if (a.whole < 0)
            a.bits |= 1;
        z[i] = a.value;
    }
#ifdef VCC_VECTOR
    }
#endif
    return all;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
