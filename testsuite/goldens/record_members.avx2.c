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
    /* vcc: line 13: 8 lanes x 2, then 4, avx2 */
    int i_done = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct pair, length) == 0,
            "layout of struct pair");
        __extension__ _Static_assert(__builtin_offsetof(struct pair, to) == 2004,
            "layout of struct pair");
        __extension__ _Static_assert(__builtin_offsetof(struct pair, from) == 4,
            "layout of struct pair");
        const int length_s = p->length;
        if (length_s >= 4) {
            const unsigned long end = (unsigned long)length_s & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const __m256 t_v = _mm256_set1_ps(0.75f);
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                const __m256 to_new_v0 = _mm256_mul_ps(_mm256_loadu_ps(p->from + k), t_v);
                const __m256 to_new_v1 = _mm256_mul_ps(_mm256_loadu_ps(p->from + k + 8), t_v);
                _mm256_storeu_ps(p->to + k, to_new_v0);
                _mm256_storeu_ps(p->to + k + 8, to_new_v1);
            }
            const __m128 t2_v = _mm_set1_ps(0.75f);
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const __m128 to_new_v = _mm_mul_ps(_mm_loadu_ps(p->from + k), t2_v);
                _mm_storeu_ps(p->to + k, to_new_v);
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
    /* vcc: line 21: 8 lanes x 2, then 4, avx2; runs if x and from are far enough apart */
    i = 0;
    if ((unsigned long)shared.from - (unsigned long)x - 1 >= 63) {
        unsigned long k;
        for (k = 0; k < 496UL; k += 16) {
            const __m256 x_v0 = _mm256_loadu_ps(x + k);
            const __m256 x_v1 = _mm256_loadu_ps(x + k + 8);
            _mm256_storeu_ps(shared.from + k, x_v0);
            _mm256_storeu_ps(shared.from + k + 8, x_v1);
        }
        /* what is left, one vector at a time */
        for (; k < 500UL; k += 4) {
            _mm_storeu_ps(shared.from + k, _mm_loadu_ps(x + k));
        }
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
    /* vcc: line 23: 8 lanes x 2, then 4, avx2; runs if y and to are far enough apart */
    i = 0;
    if ((unsigned long)shared.to - (unsigned long)y - 1 >= 63) {
        unsigned long k;
        for (k = 0; k < 496UL; k += 16) {
            const __m256 y_v0 = _mm256_loadu_ps(y + k);
            const __m256 y_v1 = _mm256_loadu_ps(y + k + 8);
            _mm256_storeu_ps(shared.to + k, y_v0);
            _mm256_storeu_ps(shared.to + k + 8, y_v1);
        }
        /* what is left, one vector at a time */
        for (; k < 500UL; k += 4) {
            _mm_storeu_ps(shared.to + k, _mm_loadu_ps(y + k));
        }
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
    /* vcc: line 26: 8 lanes x 2, then 4, avx2; runs if to and y are far enough apart */
    i = 0;
    if ((unsigned long)y - (unsigned long)shared.to - 1 >= 63) {
        unsigned long k;
        for (k = 0; k < 496UL; k += 16) {
            const __m256 to_v0 = _mm256_loadu_ps(shared.to + k);
            const __m256 to_v1 = _mm256_loadu_ps(shared.to + k + 8);
            _mm256_storeu_ps(y + k, to_v0);
            _mm256_storeu_ps(y + k + 8, to_v1);
        }
        /* what is left, one vector at a time */
        for (; k < 500UL; k += 4) {
            _mm_storeu_ps(y + k, _mm_loadu_ps(shared.to + k));
        }
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
