/* vcc 0.1.0 wrote this from scale_triples.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | float k | inout float p[3*n] */
/* All members are treated alike, and so the vectors stay as they lie. */
struct triple { float x, y, z; };
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void scale_triples(int n, float k, float *p)
{
    struct triple *t = (struct triple *)p;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 8 lanes x 2, then 4, avx2 */
    i = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct triple, x) == 0,
            "layout of struct triple");
        __extension__ _Static_assert(__builtin_offsetof(struct triple, y) == 4,
            "layout of struct triple");
        __extension__ _Static_assert(__builtin_offsetof(struct triple, z) == 8,
            "layout of struct triple");
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const __m256 k_v = _mm256_set1_ps(k);
            const __m256 t_v = _mm256_set1_ps(1.0f);
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 16) {
                unsigned long copy;
#pragma GCC unroll 2
                for (copy = 0; copy < 2; copy++) {
                    char *const t_s = (char *)t + (long)(k2 + copy * 8) * 12;
                    const __m256 t_row_v = _mm256_loadu_ps((const float *)(const void *)t_s);
                    const __m256 t_row2_v =
                        _mm256_loadu_ps((const float *)(const void *)(t_s + 32));
                    const __m256 t_row3_v =
                        _mm256_loadu_ps((const float *)(const void *)(t_s + 64));
                    const __m256 t3_v = _mm256_add_ps(_mm256_mul_ps(t_row_v, k_v), t_v);
                    const __m256 t4_v = _mm256_add_ps(_mm256_mul_ps(t_row2_v, k_v), t_v);
                    const __m256 t5_v = _mm256_add_ps(_mm256_mul_ps(t_row3_v, k_v), t_v);
                    _mm256_storeu_ps((float *)(void *)t_s, t3_v);
                    _mm256_storeu_ps((float *)(void *)(t_s + 32), t4_v);
                    _mm256_storeu_ps((float *)(void *)(t_s + 64), t5_v);
                }
            }
            const __m128 k2_v = _mm_set1_ps(k);
            const __m128 t2_v = _mm_set1_ps(1.0f);
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 4) {
                char *const t_s2 = (char *)t + k2 * 12;
                const __m128 t_row_v0 = _mm_loadu_ps((const float *)(const void *)t_s2);
                const __m128 t_row_v1 = _mm_loadu_ps((const float *)(const void *)(t_s2 + 16));
                const __m128 t_row_v2 = _mm_loadu_ps((const float *)(const void *)(t_s2 + 32));
                const __m128 t6_v = _mm_add_ps(_mm_mul_ps(t_row_v0, k2_v), t2_v);
                const __m128 t7_v = _mm_add_ps(_mm_mul_ps(t_row_v1, k2_v), t2_v);
                const __m128 t8_v = _mm_add_ps(_mm_mul_ps(t_row_v2, k2_v), t2_v);
                _mm_storeu_ps((float *)(void *)t_s2, t6_v);
                _mm_storeu_ps((float *)(void *)(t_s2 + 16), t7_v);
                _mm_storeu_ps((float *)(void *)(t_s2 + 32), t8_v);
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        t[i].x = t[i].x * k + 1.0f;
        t[i].y = t[i].y * k + 1.0f;
        t[i].z = t[i].z * k + 1.0f;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
