/* vcc 0.1.0 wrote this from mixed_widths.c for avx512 */
/* kernel: int n | in u8 a[n] | in i16 b[n] | in i32 c[n] | out i64 d[n] | inout float e[n] */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx512f,avx512bw,avx512dq,avx512vl"), __noinline__))
static int mixed_widths_vec0(int n, const unsigned char *a, const short *b, const int *c, long *d, float *e, int i)
{
    if (n >= 32) {
        const unsigned long end = (unsigned long)n & ~31UL;
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const __m512i c_v0 = _mm512_loadu_si512((const void *)(c + k));
            const __m512i c_v1 = _mm512_loadu_si512((const void *)(c + k + 16));
            const __m256i a_v = _mm256_loadu_si256((const void *)(a + k));
            const __m512i t_v0 = _mm512_cvtepu8_epi32(_mm256_castsi256_si128(a_v));
            const __m512i t_v1 = _mm512_cvtepu8_epi32(_mm256_extracti128_si256(a_v, 1));
            const __m512i b_v = _mm512_loadu_si512((const void *)(b + k));
            const __m512i t2_v0 = _mm512_cvtepi16_epi32(_mm512_castsi512_si256(b_v));
            const __m512i t2_v1 = _mm512_cvtepi16_epi32(_mm512_extracti64x4_epi64(b_v, 1));
            const __m512i t3_v0 = _mm512_add_epi32(t_v0, t2_v0);
            const __m512i t3_v1 = _mm512_add_epi32(t_v1, t2_v1);
            const __m512i t4_v0 = _mm512_cvtepi32_epi64(_mm512_castsi512_si256(t3_v0));
            const __m512i t4_v1 = _mm512_cvtepi32_epi64(_mm512_extracti64x4_epi64(t3_v0, 1));
            const __m512i t4_v2 = _mm512_cvtepi32_epi64(_mm512_castsi512_si256(t3_v1));
            const __m512i t4_v3 = _mm512_cvtepi32_epi64(_mm512_extracti64x4_epi64(t3_v1, 1));
            const __m512i t5_v0 = _mm512_cvtepi32_epi64(_mm512_castsi512_si256(c_v0));
            const __m512i t5_v1 = _mm512_cvtepi32_epi64(_mm512_extracti64x4_epi64(c_v0, 1));
            const __m512i t5_v2 = _mm512_cvtepi32_epi64(_mm512_castsi512_si256(c_v1));
            const __m512i t5_v3 = _mm512_cvtepi32_epi64(_mm512_extracti64x4_epi64(c_v1, 1));
            const __m512i d_new_v0 = _mm512_add_epi64(t4_v0, t5_v0);
            const __m512i d_new_v1 = _mm512_add_epi64(t4_v1, t5_v1);
            const __m512i d_new_v2 = _mm512_add_epi64(t4_v2, t5_v2);
            const __m512i d_new_v3 = _mm512_add_epi64(t4_v3, t5_v3);
            __m512 e_v0;
            __m512 e_v1;
            __m512i b2_v;
            __m512i t_v;
            __m512i t2_v;
            __m512 t6_v0;
            __m512 t6_v1;
            __m512 e_new_v0;
            __m512 e_new_v1;
            _mm512_storeu_si512((void *)(d + k), d_new_v0);
            _mm512_storeu_si512((void *)(d + k + 8), d_new_v1);
            _mm512_storeu_si512((void *)(d + k + 16), d_new_v2);
            _mm512_storeu_si512((void *)(d + k + 24), d_new_v3);
            e_v0 = _mm512_loadu_ps(e + k);
            e_v1 = _mm512_loadu_ps(e + k + 16);
            b2_v = _mm512_loadu_si512((const void *)(b + k));
            t_v = _mm512_cvtepi16_epi32(_mm512_castsi512_si256(b2_v));
            t2_v = _mm512_cvtepi16_epi32(_mm512_extracti64x4_epi64(b2_v, 1));
            t6_v0 = _mm512_cvtepi32_ps(t_v);
            t6_v1 = _mm512_cvtepi32_ps(t2_v);
            e_new_v0 = _mm512_add_ps(e_v0, t6_v0);
            e_new_v1 = _mm512_add_ps(e_v1, t6_v1);
            _mm512_storeu_ps(e + k, e_new_v0);
            _mm512_storeu_ps(e + k + 16, e_new_v1);
        }
        i = (int)end;
    }
    return i;
}

void mixed_widths(int n, const unsigned char *restrict a, const short *restrict b,
                  const int *restrict c, long *restrict d, float *restrict e)
{
    {
        int i = 0;
        /* vcc: line 5: 32 lanes, avx512 */
        i = mixed_widths_vec0(n, a, b, c, d, e, i);
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        d[i] = (long)a[i] + b[i] + c[i];
        e[i] += (float)b[i];
    }
    }
}
