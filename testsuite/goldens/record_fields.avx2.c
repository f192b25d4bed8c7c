/* vcc 0.1.0 wrote this from record_fields.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout float p[4*n] restrict | in float by[n] */
/* All members of each record: a vector of four for each lane. */
struct point { float x, y, z, w; };

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void record_fields(int n, float *p, const float *by)
{
    struct point *points = (struct point *)p;
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 10: 8 lanes, avx2 */
    k = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct point, x) == 0,
            "layout of struct point");
        __extension__ _Static_assert(__builtin_offsetof(struct point, y) == 4,
            "layout of struct point");
        __extension__ _Static_assert(__builtin_offsetof(struct point, w) == 12,
            "layout of struct point");
        __extension__ _Static_assert(__builtin_offsetof(struct point, z) == 8,
            "layout of struct point");
        if (n >= 8) {
            const unsigned long end = (unsigned long)n & ~7UL;
            unsigned long k2;
            for (k2 = 0; k2 < end; k2 += 8) {
                char *const points_s = (char *)points + k2 * 16;
                const __m128 points_row_v = _mm_loadu_ps((const float *)(const void *)points_s);
                const __m128 points_row2_v =
                    _mm_loadu_ps((const float *)(const void *)(points_s + 64));
                const __m256 t_v =
                    _mm256_insertf128_ps(_mm256_castps128_ps256(points_row_v), points_row2_v, 1);
                const __m128 points_row3_v =
                    _mm_loadu_ps((const float *)(const void *)(points_s + 16));
                const __m128 points_row4_v =
                    _mm_loadu_ps((const float *)(const void *)(points_s + 80));
                const __m256 t2_v =
                    _mm256_insertf128_ps(_mm256_castps128_ps256(points_row3_v), points_row4_v, 1);
                const __m128 points_row5_v =
                    _mm_loadu_ps((const float *)(const void *)(points_s + 32));
                const __m128 points_row6_v =
                    _mm_loadu_ps((const float *)(const void *)(points_s + 96));
                const __m256 t3_v =
                    _mm256_insertf128_ps(_mm256_castps128_ps256(points_row5_v), points_row6_v, 1);
                const __m128 points_row7_v =
                    _mm_loadu_ps((const float *)(const void *)(points_s + 48));
                const __m128 points_row8_v =
                    _mm_loadu_ps((const float *)(const void *)(points_s + 112));
                const __m256 t4_v =
                    _mm256_insertf128_ps(_mm256_castps128_ps256(points_row7_v), points_row8_v, 1);
                const __m256 t5_v = _mm256_unpacklo_ps(t_v, t3_v);
                const __m256 t6_v = _mm256_unpackhi_ps(t_v, t3_v);
                const __m256 t7_v = _mm256_unpacklo_ps(t2_v, t4_v);
                const __m256 t8_v = _mm256_unpackhi_ps(t2_v, t4_v);
                const __m256 points_v = _mm256_unpacklo_ps(t5_v, t7_v);
                const __m256 points2_v = _mm256_unpackhi_ps(t5_v, t7_v);
                const __m256 by_v = _mm256_loadu_ps(by + k2);
                const __m256 t9_v = _mm256_add_ps(points_v, _mm256_mul_ps(points2_v, by_v));
                const __m256 t10_v = _mm256_sub_ps(_mm256_unpacklo_ps(t6_v, t8_v), points2_v);
                const __m256 t11_v = _mm256_mul_ps(_mm256_unpackhi_ps(t6_v, t8_v), by_v);
                const __m256 t12_v = _mm256_sub_ps(t11_v, points_v);
                const __m256 t13_v = _mm256_unpacklo_ps(t9_v, points_v);
                const __m256 t14_v = _mm256_unpackhi_ps(t9_v, points_v);
                const __m256 t15_v = _mm256_unpacklo_ps(t10_v, t12_v);
                const __m256 t16_v = _mm256_unpackhi_ps(t10_v, t12_v);
                const __m256 t17_v = _mm256_unpacklo_ps(t13_v, t15_v);
                const __m256 t18_v = _mm256_unpackhi_ps(t13_v, t15_v);
                const __m256 t19_v = _mm256_unpacklo_ps(t14_v, t16_v);
                const __m256 t20_v = _mm256_unpackhi_ps(t14_v, t16_v);
                const __m256 points_row9_v = _mm256_permute2f128_ps(t17_v, t18_v, 0x20);
                const __m256 points_row10_v = _mm256_permute2f128_ps(t17_v, t18_v, 0x31);
                const __m256 points_row11_v = _mm256_permute2f128_ps(t19_v, t20_v, 0x20);
                const __m256 points_row12_v = _mm256_permute2f128_ps(t19_v, t20_v, 0x31);
                _mm256_storeu_ps((float *)(void *)points_s, points_row9_v);
                _mm256_storeu_ps((float *)(void *)(points_s + 64), points_row10_v);
                _mm256_storeu_ps((float *)(void *)(points_s + 32), points_row11_v);
                _mm256_storeu_ps((float *)(void *)(points_s + 96), points_row12_v);
            }
            k = (int)end;
        }
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        struct point *at = points + k;
        float x = at->x, y = at->y, s = by[k];
        at->x = x + y * s;
        at->w = at->w * s - x;
        at->y = at->z - y;
        at->z = x;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
