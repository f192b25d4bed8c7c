/* vcc 0 wrote this from input.c for avx2 */
void f(int n, const int *at, const float *x, const short *t, float *y, short *s);
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
__attribute__((__target__("avx2")))
void f(int n, const int *at, const float *x, const short *t, float *y, short *s)
{
    int i;
    /* vcc: line 5: 8 lanes, avx2 */
    i = 0;
    {
        const unsigned long trips = (unsigned long)n - (unsigned long)i;
        if ((long)trips >= 8) {
            const unsigned long end = trips & ~7UL;
            const __m256i t_v = _mm256_set1_epi32(0);
            const __m256i t2_v = _mm256_set1_epi32(15);
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                __m256i at_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(at + (long)i + k));
                __m256i mask_v;
                __m256 x_v;
                vcc_i32x8 t3_v;
                unsigned int t4_v;
                __m256i low_v;
                long t5_v;
                long t6_v;
                __m128i t7_v;
                long t8_v;
                long t9_v;
                long t10_v;
                long t11_v;
                __m128i t12_v;
                __asm__("" : "+v"(at_v));
                mask_v = _mm256_xor_si256(_mm256_cmpgt_epi32(t_v, at_v), _mm256_set1_epi32(-1));
                x_v =
                    _mm256_mask_i32gather_ps(_mm256_setzero_ps(), x, at_v,
                    _mm256_castsi256_ps(mask_v), 4);
                t3_v = (vcc_i32x8)at_v;
                t4_v = (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask_v));
                if (t4_v & 0x1u) y[t3_v[0]] = x_v[0];
                if (t4_v & 0x2u) y[t3_v[1]] = x_v[1];
                if (t4_v & 0x4u) y[t3_v[2]] = x_v[2];
                if (t4_v & 0x8u) y[t3_v[3]] = x_v[3];
                if (t4_v & 0x10u) y[t3_v[4]] = x_v[4];
                if (t4_v & 0x20u) y[t3_v[5]] = x_v[5];
                if (t4_v & 0x40u) y[t3_v[6]] = x_v[6];
                if (t4_v & 0x80u) y[t3_v[7]] = x_v[7];
                low_v = _mm256_and_si256(at_v, t2_v);
                t5_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(low_v));
                t6_v =
                    _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(low_v),
                    _mm256_castsi256_si128(low_v)));
                t7_v = _mm256_extracti128_si256(low_v, 1);
                t8_v = _mm_cvtsi128_si64(t7_v);
                t9_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t7_v, t7_v));
                t10_v =
                    (long)((unsigned long)(unsigned short)t[(int)t5_v]
                    | ((unsigned long)(unsigned short)t[t5_v >> 32] << 16)
                    | ((unsigned long)(unsigned short)t[(int)t6_v] << 32)
                    | ((unsigned long)(unsigned short)t[t6_v >> 32] << 48));
                t11_v =
                    (long)((unsigned long)(unsigned short)t[(int)t8_v]
                    | ((unsigned long)(unsigned short)t[t8_v >> 32] << 16)
                    | ((unsigned long)(unsigned short)t[(int)t9_v] << 32)
                    | ((unsigned long)(unsigned short)t[t9_v >> 32] << 48));
                t12_v = _mm_unpacklo_epi64(_mm_cvtsi64_si128(t10_v), _mm_cvtsi64_si128(t11_v));
                _mm_storeu_si128((__m128i *)(void *)(s + (long)i + k), t12_v);
            }
            i = (int)((unsigned int)i + (unsigned int)end);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        if (at[i] >= 0)
            y[at[i]] = x[at[i]];
        s[i] = t[at[i] & 15];
    }
}
