/* vcc 0.1.0 wrote this from steps_in_memory.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in u8 b[n] | i32 step | inout i32 at[5] | out i32 d[n] restrict | out i64 e[n] restrict | -> i64 */
/* What moves on by a step that is no constant is in memory, or needed on two sides of a branch. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long steps_in_memory(int n, const int *a, const unsigned char *b, int step, int *at, int *restrict d, long *restrict e)
{
    struct { unsigned phase, by; } s = { (unsigned)step, 7 };
    const int by = step & 255;
    unsigned t = (unsigned)step;
    int i;
    at[3] &= 65535;
#ifdef VCC_VECTOR
    /* vcc: line 10: 8 lanes x 4, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const int at_s = at[3];
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t2_v = _mm256_mullo_epi32(t_v, _mm256_set1_epi32((int)by));
        const __m256i t3_v = _mm256_set1_epi32((int)((unsigned int)by * 8u));
        const __m256i t4_v = _mm256_set1_epi32((int)((unsigned int)by * 16u));
        const __m256i t5_v = _mm256_set1_epi32((int)((unsigned int)by * 24u));
        const __m256i t6_v = _mm256_set1_epi32((int)((unsigned int)by * 32u));
        __m256i at_v = _mm256_add_epi32(_mm256_set1_epi32((int)at_s), t2_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i d_new_v0 = _mm256_add_epi32(at_v, t3_v);
            const __m256i d_new_v1 = _mm256_add_epi32(at_v, t4_v);
            const __m256i d_new_v2 = _mm256_add_epi32(at_v, t5_v);
            const __m256i d_new_v3 = _mm256_add_epi32(at_v, t6_v);
            _mm256_storeu_si256((__m256i *)(void *)(d + k), at_v);
            _mm256_storeu_si256((__m256i *)(void *)(d + k + 8), d_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k + 16), d_new_v1);
            _mm256_storeu_si256((__m256i *)(void *)(d + k + 24), d_new_v2);
            at_v = d_new_v3;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i t7_v = _mm256_add_epi32(at_v, t3_v);
            _mm256_storeu_si256((__m256i *)(void *)(d + k), at_v);
            at_v = t7_v;
        }
        i = (int)end;
        at[3] = (int)((unsigned int)at_s + (unsigned int)end * (unsigned int)by);
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        d[i] = at[3];
        at[3] += by;
    }
#ifdef VCC_VECTOR
    /* vcc: line 14: 4 lanes x 4, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned int phase_s = s.phase;
        const unsigned int by_s = s.by;
        const __m128i by_v = _mm_set1_epi32((int)by_s);
        const __m128i t_v = _mm_mullo_epi32(_mm_set_epi32(3, 2, 1, 0), by_v);
        const __m128i t2_v = _mm_set1_epi32((int)(by_s * 4u));
        const __m128i t3_v = _mm_set1_epi32((int)(by_s * 8u));
        const __m128i t4_v = _mm_set1_epi32((int)(by_s * 12u));
        const __m128i t5_v = _mm_set1_epi32((int)(by_s * 16u));
        __m128i phase_v = _mm_sub_epi32(_mm_set1_epi32((int)phase_s), t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m128i t_v0 = _mm_sub_epi32(phase_v, t2_v);
            const __m128i t_v1 = _mm_sub_epi32(phase_v, t3_v);
            const __m128i t_v2 = _mm_sub_epi32(phase_v, t4_v);
            const __m128i t_v3 = _mm_sub_epi32(phase_v, t5_v);
            const __m256i e_new_v0 = _mm256_cvtepu32_epi64(phase_v);
            const __m256i e_new_v1 = _mm256_cvtepu32_epi64(t_v0);
            const __m256i e_new_v2 = _mm256_cvtepu32_epi64(t_v1);
            const __m256i e_new_v3 = _mm256_cvtepu32_epi64(t_v2);
            _mm256_storeu_si256((__m256i *)(void *)(e + k), e_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(e + k + 4), e_new_v1);
            _mm256_storeu_si256((__m256i *)(void *)(e + k + 8), e_new_v2);
            _mm256_storeu_si256((__m256i *)(void *)(e + k + 12), e_new_v3);
            phase_v = t_v3;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m256i e_new_v = _mm256_cvtepu32_epi64(phase_v);
            const __m128i t6_v = _mm_sub_epi32(phase_v, t2_v);
            _mm256_storeu_si256((__m256i *)(void *)(e + k), e_new_v);
            phase_v = t6_v;
        }
        i = (int)end;
        s.phase = phase_s - (unsigned int)end * by_s;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        e[i] = s.phase;
        s.phase -= s.by;
    }
#ifdef VCC_VECTOR
    /* vcc: line 18: 8 lanes x 2, avx2 */
    i = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const unsigned int phase_s = s.phase;
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t2_v = _mm256_mullo_epi32(t_v, _mm256_set1_epi32((int)phase_s));
        const __m256i t3_v = _mm256_set1_epi32((int)(phase_s * 8u));
        const __m256i t4_v = _mm256_set1_epi32((int)(phase_s * 16u));
        const __m128i t5_v = _mm_set1_epi8(60);
        __m256i t6_v = _mm256_add_epi32(_mm256_set1_epi32((int)t), t2_v);
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            const __m128i b_v0 = _mm_loadl_epi64((const __m128i *)(const void *)(b + k));
            const __m128i b_v1 = _mm_loadl_epi64((const __m128i *)(const void *)(b + k + 8));
            const __m256i t_v0 = _mm256_add_epi32(t6_v, t3_v);
            const __m256i t2_v0 = _mm256_cvtepu32_epi64(_mm256_castsi256_si128(t6_v));
            const __m256i t2_v1 = _mm256_cvtepu32_epi64(_mm256_extracti128_si256(t6_v, 1));
            const __m256i t2_v2 = _mm256_cvtepu32_epi64(_mm256_castsi256_si128(t_v0));
            const __m256i t2_v3 = _mm256_cvtepu32_epi64(_mm256_extracti128_si256(t_v0, 1));
            const __m256i t3_v0 = _mm256_cvtepu8_epi64(b_v0);
            const __m256i t3_v1 = _mm256_cvtepu8_epi64(_mm_srli_si128(b_v0, 4));
            const __m256i t3_v2 = _mm256_cvtepu8_epi64(b_v1);
            const __m256i t3_v3 = _mm256_cvtepu8_epi64(_mm_srli_si128(b_v1, 4));
            const __m256i e_new_v0 = _mm256_mul_epu32(t2_v0, t3_v0);
            const __m256i e_new_v1 = _mm256_mul_epu32(t2_v1, t3_v1);
            const __m256i e_new_v2 = _mm256_mul_epu32(t2_v2, t3_v2);
            const __m256i e_new_v3 = _mm256_mul_epu32(t2_v3, t3_v3);
            const __m128i t4_v0 = _mm_xor_si128(t5_v, _mm_set1_epi8(-128));
            const __m128i mask_v0 = _mm_cmpgt_epi8(_mm_xor_si128(b_v0, _mm_set1_epi8(-128)), t4_v0);
            const __m128i t4_v1 = _mm_xor_si128(t5_v, _mm_set1_epi8(-128));
            const __m128i mask_v1 = _mm_cmpgt_epi8(_mm_xor_si128(b_v1, _mm_set1_epi8(-128)), t4_v1);
            const __m256i mask2_v0 = _mm256_cvtepi8_epi64(mask_v0);
            const __m256i mask2_v1 = _mm256_cvtepi8_epi64(_mm_srli_si128(mask_v0, 4));
            const __m256i mask2_v2 = _mm256_cvtepi8_epi64(mask_v1);
            const __m256i mask2_v3 = _mm256_cvtepi8_epi64(_mm_srli_si128(mask_v1, 4));
            const __m256i mask3_v0 = _mm256_xor_si256(mask2_v0, _mm256_set1_epi32(-1));
            const __m256i mask3_v1 = _mm256_xor_si256(mask2_v1, _mm256_set1_epi32(-1));
            const __m256i mask3_v2 = _mm256_xor_si256(mask2_v2, _mm256_set1_epi32(-1));
            const __m256i mask3_v3 = _mm256_xor_si256(mask2_v3, _mm256_set1_epi32(-1));
            const __m256i mask4_v0 = _mm256_cvtepi8_epi32(mask_v0);
            const __m256i mask4_v1 = _mm256_cvtepi8_epi32(mask_v1);
            const __m256i mask5_v0 = _mm256_or_si256(mask3_v0, mask3_v2);
            const __m256i mask5_v1 = _mm256_or_si256(mask3_v1, mask3_v3);
            const __m256i t_v1 = _mm256_add_epi32(t6_v, t4_v);
            if (_mm256_movemask_epi8(_mm256_or_si256(mask5_v0, mask5_v1)) != 0) {
                _mm256_maskstore_epi64(__extension__ (long long *)(void *)(e + k), mask3_v0,
                    e_new_v0);
                _mm256_maskstore_epi64(__extension__ (long long *)(void *)(e + k + 4), mask3_v1,
                    e_new_v1);
                _mm256_maskstore_epi64(__extension__ (long long *)(void *)(e + k + 8), mask3_v2,
                    e_new_v2);
                _mm256_maskstore_epi64(__extension__ (long long *)(void *)(e + k + 8 + 4),
                    mask3_v3, e_new_v3);
            }
            const __m256i a_v0 =
                _mm256_maskload_epi32((const int *)(const void *)(a + k), mask4_v0);
            const __m256i a_v1 =
                _mm256_maskload_epi32((const int *)(const void *)(a + k + 8), mask4_v1);
            const __m256i d_v0 =
                _mm256_maskload_epi32((const int *)(const void *)(d + k), mask4_v0);
            const __m256i t5_v0 = _mm256_xor_si256(_mm256_srli_epi32(t6_v, 1), a_v0);
            const __m256i d_new_v0 = _mm256_xor_si256(d_v0, t5_v0);
            const __m256i d_v1 =
                _mm256_maskload_epi32((const int *)(const void *)(d + k + 8), mask4_v1);
            const __m256i t5_v1 = _mm256_xor_si256(_mm256_srli_epi32(t_v0, 1), a_v1);
            const __m256i d_new_v1 = _mm256_xor_si256(d_v1, t5_v1);
            if (_mm256_movemask_epi8(_mm256_or_si256(mask4_v0, mask4_v1)) != 0) {
                _mm256_maskstore_epi32((int *)(void *)(d + k), mask4_v0, d_new_v0);
                _mm256_maskstore_epi32((int *)(void *)(d + k + 8), mask4_v1, d_new_v1);
            }
            t6_v = t_v1;
        }
        t = t + (unsigned int)end * phase_s;
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (b[i] > 60)
            d[i] ^= (int)(t >> 1) ^ a[i];
        else
            e[i] = (long)t * b[i];
        t += s.phase;
    }
    for (i = 0; i < n; i++) {
        if (b[i] & 1)
            continue;
        d[i] ^= (int)(t >> 3);
        t += (unsigned)by;
    }
    return (long)s.phase + t;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
