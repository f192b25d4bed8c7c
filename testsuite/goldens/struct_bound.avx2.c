/* vcc 0.1.0 wrote this from struct_bound.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] */
/* Bound and base pointers come from memory. */
struct span {
    int length;
    const int *from;
    int *to;
};

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
static void double_all(struct span *s)
{
#ifdef VCC_VECTOR
    /* vcc: line 11: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if length and to do
       not overlap, from and to are far enough apart */
    int i_done = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct span, length) == 0,
            "layout of struct span");
        __extension__ _Static_assert(__builtin_offsetof(struct span, to) == 16,
            "layout of struct span");
        __extension__ _Static_assert(__builtin_offsetof(struct span, from) == 8,
            "layout of struct span");
        const int length_s = s->length;
        if (length_s >= 8) {
            const unsigned long end = ((unsigned long)length_s - 1) & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            const unsigned long t = (unsigned long)&s->length;
            int *const to_s = s->to;
            const int *const from_s = s->from;
            if ((t + 24 <= (unsigned long)to_s
                || (unsigned long)to_s + (unsigned long)length_s * 4 <= t)
                && (unsigned long)to_s - (unsigned long)from_s - 1 >= (unsigned long)length_s * 4 - 1) {
                const unsigned long last = (unsigned long)length_s - 8;
                const __m256i t_v = _mm256_set1_epi32(65535);
                const __m256i from_last_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(from_s + last));
                const __m256i t2_v = _mm256_and_si256(from_last_v, t_v);
                const __m256i to_new_last_v = _mm256_add_epi32(t2_v, t2_v);
                unsigned long k;
                for (k = 0; k < wide_end; k += 32) {
                    unsigned long copy;
#pragma GCC unroll 4
                    for (copy = 0; copy < 4; copy++) {
                        const unsigned long at = k + copy * 8;
                        const __m256i from_v =
                            _mm256_loadu_si256((const __m256i *)(const void *)(from_s + at));
                        const __m256i t3_v = _mm256_and_si256(from_v, t_v);
                        const __m256i to_new_v = _mm256_add_epi32(t3_v, t3_v);
                        _mm256_storeu_si256((__m256i *)(void *)(to_s + at), to_new_v);
                    }
                }
                /* what is left, one vector at a time */
                for (; k < end; k += 8) {
                    const __m256i from2_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(from_s + k));
                    const __m256i t4_v = _mm256_and_si256(from2_v, t_v);
                    const __m256i to_new2_v = _mm256_add_epi32(t4_v, t4_v);
                    _mm256_storeu_si256((__m256i *)(void *)(to_s + k), to_new2_v);
                }
                /* the last ones, some of them once more */
                _mm256_storeu_si256((__m256i *)(void *)(to_s + last), to_new_last_v);
                i_done = length_s;
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < s->length; i++) {
        VCC_KEEP_SCALAR;
        s->to[i] = 2 * (s->from[i] & 65535);
    }
#else
    for (int i = 0; i < s->length; i++)
        s->to[i] = 2 * (s->from[i] & 65535);
#endif
}

void struct_bound(int n, const int *x, int *y)
{
    struct span s;
    s.length = n;
    s.from = x;
    s.to = y;
    double_all(&s);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
