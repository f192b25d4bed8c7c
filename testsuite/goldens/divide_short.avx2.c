/* vcc 0.1.0 wrote this from divide_short.c for avx2 */
/* kernel: int n | in i16 x[n] | in u16 u[n] | out i16 q[n] | out u16 r[n] */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void divide_short(int n, const short *x, const unsigned short *u, short *q, unsigned short *r)
{
    {
        int i = 0;
        /* vcc: line 4: 16 lanes, avx2; runs if x and q are far enough apart, x and r are far enough
           apart, q and u are far enough apart, q and r are far enough apart, u and r are far enough
           apart */
        if (n >= 16 && (unsigned long)q - (unsigned long)x - 1 >= 31
            && (unsigned long)r - (unsigned long)x - 1 >= 31
            && (unsigned long)u - (unsigned long)q - 1 >= 31
            && (unsigned long)r - (unsigned long)q - 1 >= 31
            && (unsigned long)r - (unsigned long)u - 1 >= 31) {
            const unsigned long end = (unsigned long)n & ~15UL;
            const __m256i t_v = _mm256_set1_epi16((short)(-31981));
            const __m256i t2_v = _mm256_set1_epi16((short)(-21845));
            __m256i t3_v = _mm256_set1_epi16((short)(3));
            __m256i t4_v;
            __m256i t5_v;
            __m256i t6_v;
            unsigned long k;
            __asm__("" : "+v"(t3_v));
            t4_v = _mm256_set1_epi16((short)(9363));
            t5_v = _mm256_set1_epi16((short)(-32639));
            t6_v = _mm256_set1_epi16((short)(255));
            __asm__("" : "+v"(t6_v));
            for (k = 0; k < end; k += 16) {
                const __m256i x_v = _mm256_loadu_si256((const void *)(x + k));
                const __m256i t7_v = _mm256_add_epi16(_mm256_mulhi_epi16(x_v, t_v), x_v);
                const __m256i t8_v = _mm256_srli_epi16(x_v, 15);
                const __m256i t9_v = _mm256_add_epi16(_mm256_srai_epi16(t7_v, 9), t8_v);
                const __m128i t10_v =
                    _mm_packs_epi16(_mm256_castsi256_si128(t9_v),
                    _mm256_extracti128_si256(t9_v, 1));
                const __m256i t11_v = _mm256_add_epi16(_mm256_mulhi_epi16(x_v, t2_v), x_v);
                const __m256i t12_v = _mm256_srli_epi16(x_v, 15);
                const __m256i t13_v = _mm256_add_epi16(_mm256_srai_epi16(t11_v, 1), t12_v);
                const __m256i t14_v = _mm256_sub_epi16(x_v, _mm256_mullo_epi16(t13_v, t3_v));
                const __m128i t15_v =
                    _mm_packs_epi16(_mm256_castsi256_si128(t14_v),
                    _mm256_extracti128_si256(t14_v, 1));
                const __m256i q_new_v = _mm256_cvtepi8_epi16(_mm_add_epi8(t10_v, t15_v));
                __m256i u_v;
                __m256i t16_v;
                __m256i t17_v;
                __m256i t18_v;
                __m256i t19_v;
                __m256i t20_v;
                __m256i r_new_v;
                _mm256_storeu_si256((void *)(q + k), q_new_v);
                u_v = _mm256_loadu_si256((const void *)(u + k));
                t16_v = _mm256_mulhi_epu16(u_v, t4_v);
                t17_v = _mm256_srli_epi16(_mm256_sub_epi16(u_v, t16_v), 1);
                t18_v = _mm256_srli_epi16(_mm256_mulhi_epu16(u_v, t5_v), 7);
                t19_v = _mm256_srli_epi16(_mm256_add_epi16(t17_v, t16_v), 2);
                t20_v = _mm256_sub_epi16(u_v, _mm256_mullo_epi16(t18_v, t6_v));
                r_new_v = _mm256_add_epi16(t19_v, t20_v);
                _mm256_storeu_si256((void *)(r + k), r_new_v);
            }
            i = (int)end;
        }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        q[i] = (short)(x[i] / 1000 + x[i] % 3);
        r[i] = (unsigned short)(u[i] / 7 + u[i] % 255);
    }
    }
}
