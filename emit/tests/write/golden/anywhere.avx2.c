/* vcc 0 wrote this from input.c for avx2 */
void f(int n, const int *at, const float *x, const short *t, float *y, short *s);
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
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
            const __m256i t_v = _mm256_set1_epi32((int)(0));
            const __m256i t2_v = _mm256_set1_epi32((int)(15));
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const __m256i at_v = _mm256_loadu_si256((const void *)(at + (long)i + k));
                const __m256i mask_v =
                    _mm256_xor_si256(_mm256_cmpgt_epi32(t_v, at_v), _mm256_set1_epi32(-1));
                const __m256 x_v =
                    _mm256_mask_i32gather_ps(_mm256_setzero_ps(), x, at_v,
                    _mm256_castsi256_ps(mask_v), 4);
                const vcc_i32x8 t3_v = (vcc_i32x8)at_v;
                const unsigned int t4_v =
                    (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask_v));
                vcc_i32x8 t5_v;
                __m128i t6_v;
                if (t4_v & 0x1u) y[t3_v[0]] = x_v[0];
                if (t4_v & 0x2u) y[t3_v[1]] = x_v[1];
                if (t4_v & 0x4u) y[t3_v[2]] = x_v[2];
                if (t4_v & 0x8u) y[t3_v[3]] = x_v[3];
                if (t4_v & 0x10u) y[t3_v[4]] = x_v[4];
                if (t4_v & 0x20u) y[t3_v[5]] = x_v[5];
                if (t4_v & 0x40u) y[t3_v[6]] = x_v[6];
                if (t4_v & 0x80u) y[t3_v[7]] = x_v[7];
                t5_v = (vcc_i32x8)_mm256_and_si256(at_v, t2_v);
                t6_v =
                    _mm_set_epi16((short)t[t5_v[7]], (short)t[t5_v[6]], (short)t[t5_v[5]],
                    (short)t[t5_v[4]], (short)t[t5_v[3]], (short)t[t5_v[2]], (short)t[t5_v[1]],
                    (short)t[t5_v[0]]);
                _mm_storeu_si128((void *)(s + (long)i + k), t6_v);
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
