/* vcc 0.1.0 wrote this from record_fields.c for avx2 */
/* kernel: int n | inout float p[4*n] restrict | in float by[n] */
/* All members of each record: a vector of four for each lane. */
struct point { float x, y, z, w; };

#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void record_fields(int n, float *p, const float *by)
{
    struct point *points = (struct point *)p;
    int k;
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
                const __m128 points_row_v = _mm_loadu_ps(&((struct point *)(void *)points_s)->x);
                const __m128 points_row2_v =
                    _mm_loadu_ps(&((struct point *)(void *)points_s)->x + 16);
                const __m256 t_v =
                    _mm256_insertf128_ps(_mm256_castps128_ps256(points_row_v), points_row2_v, 1);
                const __m128 points_row3_v =
                    _mm_loadu_ps(&((struct point *)(void *)points_s)->x + 4);
                const __m128 points_row4_v =
                    _mm_loadu_ps(&((struct point *)(void *)points_s)->x + 20);
                const __m256 t2_v =
                    _mm256_insertf128_ps(_mm256_castps128_ps256(points_row3_v), points_row4_v, 1);
                const __m128 points_row5_v =
                    _mm_loadu_ps(&((struct point *)(void *)points_s)->x + 8);
                const __m128 points_row6_v =
                    _mm_loadu_ps(&((struct point *)(void *)points_s)->x + 24);
                const __m256 t3_v =
                    _mm256_insertf128_ps(_mm256_castps128_ps256(points_row5_v), points_row6_v, 1);
                const __m128 points_row7_v =
                    _mm_loadu_ps(&((struct point *)(void *)points_s)->x + 12);
                const __m128 points_row8_v =
                    _mm_loadu_ps(&((struct point *)(void *)points_s)->x + 28);
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
                const __m128 points_row9_v = _mm256_castps256_ps128(t17_v);
                const __m128 points_row10_v = _mm256_extractf128_ps(t17_v, 1);
                _mm_storeu_ps((float *)(void *)((char *)(unsigned long)&((struct point *)(void *)points_s)->x), points_row9_v);
                _mm_storeu_ps((float *)(void *)((char *)(unsigned long)(&((struct point *)(void *)points_s)->x + 16)), points_row10_v);
                const __m128 points_row11_v = _mm256_castps256_ps128(t18_v);
                const __m128 points_row12_v = _mm256_extractf128_ps(t18_v, 1);
                _mm_storeu_ps((float *)(void *)((char *)(unsigned long)(&((struct point *)(void *)points_s)->x + 4)), points_row11_v);
                _mm_storeu_ps((float *)(void *)((char *)(unsigned long)(&((struct point *)(void *)points_s)->x + 20)), points_row12_v);
                const __m128 points_row13_v = _mm256_castps256_ps128(t19_v);
                const __m128 points_row14_v = _mm256_extractf128_ps(t19_v, 1);
                _mm_storeu_ps((float *)(void *)((char *)(unsigned long)(&((struct point *)(void *)points_s)->x + 8)), points_row13_v);
                _mm_storeu_ps((float *)(void *)((char *)(unsigned long)(&((struct point *)(void *)points_s)->x + 24)), points_row14_v);
                const __m128 points_row15_v = _mm256_castps256_ps128(t20_v);
                const __m128 points_row16_v = _mm256_extractf128_ps(t20_v, 1);
                _mm_storeu_ps((float *)(void *)((char *)(unsigned long)(&((struct point *)(void *)points_s)->x + 12)), points_row15_v);
                _mm_storeu_ps((float *)(void *)((char *)(unsigned long)(&((struct point *)(void *)points_s)->x + 28)), points_row16_v);
            }
            k = (int)end;
        }
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        {
        struct point *at = points + k;
        float x = at->x, y = at->y, s = by[k];
        at->x = x + y * s;
        at->w = at->w * s - x;
        at->y = at->z - y;
        at->z = x;
    }
    }
}
