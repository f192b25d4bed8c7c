/* vcc 0.1.0 wrote this from anonymous_members.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | out float y[n] */
/* Members of anonymous members are members of the record around them. */
struct filter {
    int order;
    union {
        float gain;
        int bits;
    };
    struct {
        float offset;
        struct {
            float taps[3];
        };
    };
};

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
static void filter(const struct filter *f, int n, const float *x, float *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 19: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if gain and y do not
       overlap, x and y are far enough apart */
    int i_done = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct filter, gain) == 4,
            "layout of struct filter");
        __extension__ _Static_assert(__builtin_offsetof(struct filter, offset) == 8,
            "layout of struct filter");
        __extension__ _Static_assert(__builtin_offsetof(struct filter, taps) == 12,
            "layout of struct filter");
        if (n >= 8) {
            const unsigned long end = ((unsigned long)n - 1) & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            const unsigned long t = (unsigned long)&f->gain;
            if ((t + 20 <= (unsigned long)y || (unsigned long)y + (unsigned long)n * 4 <= t)
                && (unsigned long)y - (unsigned long)x - 1 >= (unsigned long)n * 4 - 1) {
                const unsigned long last = (unsigned long)n - 8;
                const float gain_s = f->gain;
                const __m256 gain_v = _mm256_set1_ps(gain_s);
                const float offset_s = f->offset;
                const float taps_s = f->taps[2];
                const __m256 t_v = _mm256_set1_ps(offset_s * taps_s);
                const __m256 t2_v = _mm256_mul_ps(_mm256_loadu_ps(x + last), gain_v);
                const __m256 y_new_last_v = _mm256_add_ps(t2_v, t_v);
                unsigned long k;
                for (k = 0; k < wide_end; k += 32) {
                    unsigned long copy;
#pragma GCC unroll 4
                    for (copy = 0; copy < 4; copy++) {
                        const unsigned long at = k + copy * 8;
                        const __m256 t3_v = _mm256_mul_ps(_mm256_loadu_ps(x + at), gain_v);
                        _mm256_storeu_ps(y + at, _mm256_add_ps(t3_v, t_v));
                    }
                }
                /* what is left, one vector at a time */
                for (; k < end; k += 8) {
                    const __m256 t4_v = _mm256_mul_ps(_mm256_loadu_ps(x + k), gain_v);
                    _mm256_storeu_ps(y + k, _mm256_add_ps(t4_v, t_v));
                }
                /* the last ones, some of them once more */
                _mm256_storeu_ps(y + last, y_new_last_v);
                i_done = n;
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] * f->gain + f->offset * f->taps[2];
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = x[i] * f->gain + f->offset * f->taps[2];
#endif
}

void anonymous_members(int n, const float *x, float *y)
{
    struct filter f;
    f.order = 1;
    f.gain = 0.5f;
    f.offset = 3.0f;
    f.taps[2] = 0.25f;
    filter(&f, n, x, y);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
