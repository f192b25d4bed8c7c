/* vcc 0 wrote this from input.c for sse2 */
void f(int n, const int *at, const float *x, const short *t, float *y, short *s);
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <emmintrin.h>
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
void f(int n, const int *at, const float *x, const short *t, float *y, short *s)
{
    int i;
    /* vcc: line 5: 8 lanes, sse2 */
    i = 0;
    {
        const unsigned long trips = (unsigned long)n - (unsigned long)i;
        if ((long)trips >= 8) {
            const unsigned long end = trips & ~7UL;
            const __m128i t_v = _mm_set1_epi32(0);
            const __m128i t2_v = _mm_set1_epi32(15);
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const int *const t2 = at + (long)i + k;
                const __m128i at_v0 = _mm_loadu_si128((const __m128i *)(const void *)t2);
                const __m128i at_v1 = _mm_loadu_si128((const __m128i *)(const void *)(t2 + 4));
                const __m128i mask_v0 =
                    _mm_xor_si128(_mm_cmpgt_epi32(t_v, at_v0), _mm_set1_epi32(-1));
                const __m128i mask_v1 =
                    _mm_xor_si128(_mm_cmpgt_epi32(t_v, at_v1), _mm_set1_epi32(-1));
                const vcc_i32x4 x_v = (vcc_i32x4)at_v0;
                const vcc_i32x4 x2_v = (vcc_i32x4)at_v1;
                const unsigned int x3_v = (unsigned int)_mm_movemask_ps(_mm_castsi128_ps(mask_v0));
                const unsigned int x4_v = (unsigned int)_mm_movemask_ps(_mm_castsi128_ps(mask_v1));
                const __m128 x_v0 =
                    _mm_set_ps(x3_v & 0x8u ? x[x_v[3]] : 0, x3_v & 0x4u ? x[x_v[2]] : 0,
                    x3_v & 0x2u ? x[x_v[1]] : 0, x3_v & 0x1u ? x[x_v[0]] : 0);
                const __m128 x_v1 =
                    _mm_set_ps(x4_v & 0x8u ? x[x2_v[3]] : 0, x4_v & 0x4u ? x[x2_v[2]] : 0,
                    x4_v & 0x2u ? x[x2_v[1]] : 0, x4_v & 0x1u ? x[x2_v[0]] : 0);
                const vcc_i32x4 t3_v = (vcc_i32x4)at_v0;
                const vcc_i32x4 t4_v = (vcc_i32x4)at_v1;
                const unsigned int t5_v = (unsigned int)_mm_movemask_ps(_mm_castsi128_ps(mask_v0));
                const unsigned int t6_v = (unsigned int)_mm_movemask_ps(_mm_castsi128_ps(mask_v1));
                __m128i low_v0;
                __m128i low_v1;
                long t7_v;
                long t8_v;
                long t9_v;
                long t10_v;
                long t11_v;
                long t12_v;
                __m128i t13_v;
                if (t5_v & 0x1u) y[t3_v[0]] = x_v0[0];
                if (t5_v & 0x2u) y[t3_v[1]] = x_v0[1];
                if (t5_v & 0x4u) y[t3_v[2]] = x_v0[2];
                if (t5_v & 0x8u) y[t3_v[3]] = x_v0[3];
                if (t6_v & 0x1u) y[t4_v[0]] = x_v1[0];
                if (t6_v & 0x2u) y[t4_v[1]] = x_v1[1];
                if (t6_v & 0x4u) y[t4_v[2]] = x_v1[2];
                if (t6_v & 0x8u) y[t4_v[3]] = x_v1[3];
                low_v0 = _mm_and_si128(at_v0, t2_v);
                low_v1 = _mm_and_si128(at_v1, t2_v);
                t7_v = _mm_cvtsi128_si64(low_v0);
                t8_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(low_v0, low_v0));
                t9_v = _mm_cvtsi128_si64(low_v1);
                t10_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(low_v1, low_v1));
                t11_v =
                    (long)((unsigned long)(unsigned short)t[(int)t7_v]
                    | ((unsigned long)(unsigned short)t[t7_v >> 32] << 16)
                    | ((unsigned long)(unsigned short)t[(int)t8_v] << 32)
                    | ((unsigned long)(unsigned short)t[t8_v >> 32] << 48));
                t12_v =
                    (long)((unsigned long)(unsigned short)t[(int)t9_v]
                    | ((unsigned long)(unsigned short)t[t9_v >> 32] << 16)
                    | ((unsigned long)(unsigned short)t[(int)t10_v] << 32)
                    | ((unsigned long)(unsigned short)t[t10_v >> 32] << 48));
                t13_v = _mm_unpacklo_epi64(_mm_cvtsi64_si128(t11_v), _mm_cvtsi64_si128(t12_v));
                _mm_storeu_si128((__m128i *)(void *)(s + (long)i + k), t13_v);
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
