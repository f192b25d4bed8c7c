/* vcc 0.1.0 wrote this from record_members.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[500] | inout float y[500] */
/* Two arrays of one record: told apart by their offsets, which the output asserts. */
struct pair {
    int length;
    float from[500];
    float to[500];
};

static struct pair shared;

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
static void scale(struct pair *p)
{
#ifdef VCC_VECTOR
    /* vcc: line 13: 8 lanes x 4, then 8, avx2 */
    int i_done = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct pair, length) == 0,
            "layout of struct pair");
        __extension__ _Static_assert(__builtin_offsetof(struct pair, to) == 2004,
            "layout of struct pair");
        __extension__ _Static_assert(__builtin_offsetof(struct pair, from) == 4,
            "layout of struct pair");
        const int length_s = p->length;
        if (length_s >= 8) {
            const unsigned long end = (unsigned long)length_s & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            const __m256 t_v = _mm256_set1_ps(0.75f);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 8;
                    const __m256 to_new_v = _mm256_mul_ps(_mm256_loadu_ps(p->from + at), t_v);
                    _mm256_storeu_ps(p->to + at, to_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256 to_new2_v = _mm256_mul_ps(_mm256_loadu_ps(p->from + k), t_v);
                _mm256_storeu_ps(p->to + k, to_new2_v);
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < p->length; i++) {
        VCC_KEEP_SCALAR;
        p->to[i] = p->from[i] * 0.75f;
    }
#else
    for (int i = 0; i < p->length; i++)
        p->to[i] = p->from[i] * 0.75f;
#endif
}

#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
void record_members(int n, const float *x, float *y)
{
    int i;
    shared.length = n < 500 ? n : 500;
#ifdef VCC_VECTOR
    /* vcc: line 21: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if x and from are
       far enough apart */
    i = 0;
    if ((unsigned long)shared.from - (unsigned long)x - 1 >= 500UL * 4UL - 1) {
        const unsigned long last = 500UL - 8UL;
        const __m256 x_last_v = _mm256_loadu_ps(x + last);
        unsigned long k;
        for (k = 0; k < 480UL; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                _mm256_storeu_ps(shared.from + at, _mm256_loadu_ps(x + at));
            }
        }
        /* what is left, one vector at a time */
        for (; k < 496UL; k += 8) {
            _mm256_storeu_ps(shared.from + k, _mm256_loadu_ps(x + k));
        }
        /* the last ones, some of them once more */
        _mm256_storeu_ps(shared.from + last, x_last_v);
        i = 500;
    }
    /* remaining iterations */
    for (; i < 500; i++) {
        VCC_KEEP_SCALAR;
        shared.from[i] = x[i];
    }
#else
    for (i = 0; i < 500; i++)
        shared.from[i] = x[i];
#endif
#ifdef VCC_VECTOR
    /* vcc: line 23: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if y and to are far
       enough apart */
    i = 0;
    if ((unsigned long)shared.to - (unsigned long)y - 1 >= 500UL * 4UL - 1) {
        const unsigned long last = 500UL - 8UL;
        const __m256 y_last_v = _mm256_loadu_ps(y + last);
        unsigned long k;
        for (k = 0; k < 480UL; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                _mm256_storeu_ps(shared.to + at, _mm256_loadu_ps(y + at));
            }
        }
        /* what is left, one vector at a time */
        for (; k < 496UL; k += 8) {
            _mm256_storeu_ps(shared.to + k, _mm256_loadu_ps(y + k));
        }
        /* the last ones, some of them once more */
        _mm256_storeu_ps(shared.to + last, y_last_v);
        i = 500;
    }
    /* remaining iterations */
    for (; i < 500; i++) {
        VCC_KEEP_SCALAR;
        shared.to[i] = y[i];
    }
#else
    for (i = 0; i < 500; i++)
        shared.to[i] = y[i];
#endif
    scale(&shared);
#ifdef VCC_VECTOR
    /* vcc: line 26: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if to and y are far
       enough apart */
    i = 0;
    if ((unsigned long)y - (unsigned long)shared.to - 1 >= 500UL * 4UL - 1) {
        const unsigned long last = 500UL - 8UL;
        const __m256 to_last_v = _mm256_loadu_ps(shared.to + last);
        unsigned long k;
        for (k = 0; k < 480UL; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                _mm256_storeu_ps(y + at, _mm256_loadu_ps(shared.to + at));
            }
        }
        /* what is left, one vector at a time */
        for (; k < 496UL; k += 8) {
            _mm256_storeu_ps(y + k, _mm256_loadu_ps(shared.to + k));
        }
        /* the last ones, some of them once more */
        _mm256_storeu_ps(y + last, to_last_v);
        i = 500;
    }
    /* remaining iterations */
    for (; i < 500; i++) {
        VCC_KEEP_SCALAR;
        y[i] = shared.to[i];
    }
#else
    for (i = 0; i < 500; i++)
        y[i] = shared.to[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
