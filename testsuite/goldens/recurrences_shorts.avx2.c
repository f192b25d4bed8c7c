/* vcc 0.1.0 wrote this from recurrences_shorts.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: size n | in u16 x[8*n] | out u16 y[8] restrict */
#include <stddef.h>
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void recurrences_shorts(size_t n, const unsigned short *x, unsigned short *restrict y)
{
    unsigned short a = 1, b = 2, c = 3, d = 5, e = 7, f = 11, g = 13, h = 17;
    const unsigned short *end = x + 8 * n;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, avx2 */
    {
        const unsigned long distance = (unsigned long)end - (unsigned long)x - 1;
        if ((unsigned long)x < (unsigned long)end && distance >= 16) {
            const unsigned long t = distance >> 4;
            __m128i t_v = _mm_set1_epi16(31);
            __asm__("" : "+v"(t_v));
            __m128i abcdefgh_v = _mm_setr_epi16(1, 2, 3, 5, 7, 11, 13, 17);
            const unsigned short *x_s = x;
            /* what iterations hand on side by side, one at a time */
            unsigned long k;
            for (k = 0; k < t; k++) {
                const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)x_s);
                abcdefgh_v = _mm_add_epi16(_mm_mullo_epi16(abcdefgh_v, t_v), x_v);
                x_s = x_s + 8;
            }
            {
                const unsigned short t2 = (unsigned short)_mm_cvtsi128_si32(abcdefgh_v);
                a = t2;
                const unsigned short t3 =
                    (unsigned short)_mm_cvtsi128_si32(_mm_srli_si128(abcdefgh_v, 2));
                b = t3;
                const unsigned short t4 =
                    (unsigned short)_mm_cvtsi128_si32(_mm_srli_si128(abcdefgh_v, 4));
                c = t4;
                const unsigned short t5 =
                    (unsigned short)_mm_cvtsi128_si32(_mm_srli_si128(abcdefgh_v, 6));
                d = t5;
                const unsigned short t6 =
                    (unsigned short)_mm_cvtsi128_si32(_mm_srli_si128(abcdefgh_v, 8));
                e = t6;
                const unsigned short t7 =
                    (unsigned short)_mm_cvtsi128_si32(_mm_srli_si128(abcdefgh_v, 10));
                f = t7;
                const unsigned short t8 =
                    (unsigned short)_mm_cvtsi128_si32(_mm_srli_si128(abcdefgh_v, 12));
                g = t8;
                const unsigned short t9 =
                    (unsigned short)_mm_cvtsi128_si32(_mm_srli_si128(abcdefgh_v, 14));
                h = t9;
                x = x_s;
            }
        }
    }
    /* remaining iterations */
    while (x != end) {
        VCC_KEEP_SCALAR;
#else
    while (x != end) {
#endif
        a = (unsigned short)(a * 31 + x[0]);
        b = (unsigned short)(b * 31 + x[1]);
        c = (unsigned short)(c * 31 + x[2]);
        d = (unsigned short)(d * 31 + x[3]);
        e = (unsigned short)(e * 31 + x[4]);
        f = (unsigned short)(f * 31 + x[5]);
        g = (unsigned short)(g * 31 + x[6]);
        h = (unsigned short)(h * 31 + x[7]);
        x += 8;
    }
    y[0] = a, y[1] = b, y[2] = c, y[3] = d;
    y[4] = e, y[5] = f, y[6] = g, y[7] = h;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
