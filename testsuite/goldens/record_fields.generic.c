/* vcc 0.1.0 wrote this from record_fields.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout float p[4*n] restrict | in float by[n] */
/* All members of each record: a vector of four for each lane. */
struct point { float x, y, z, w; };

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void record_fields(int n, float *p, const float *by)
{
    struct point *points = (struct point *)p;
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 10: 4 lanes, generic */
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
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            unsigned long k2;
            for (k2 = 0; k2 < end; k2 += 4) {
                char *const points_s = (char *)points + k2 * 16;
                const vcc_f32x4 points_row_v = *(const vcc_f32x4 *)(const void *)points_s;
                const vcc_f32x4 points_row2_v = *(const vcc_f32x4 *)(const void *)(points_s + 16);
                const vcc_f32x4 points_row3_v = *(const vcc_f32x4 *)(const void *)(points_s + 32);
                const vcc_f32x4 points_row4_v = *(const vcc_f32x4 *)(const void *)(points_s + 48);
                const vcc_f32x4 t_v =
                    __builtin_shufflevector(points_row_v, points_row3_v, 0, 4, 1, 5);
                const vcc_f32x4 t2_v =
                    __builtin_shufflevector(points_row_v, points_row3_v, 2, 6, 3, 7);
                const vcc_f32x4 t3_v =
                    __builtin_shufflevector(points_row2_v, points_row4_v, 0, 4, 1, 5);
                const vcc_f32x4 t4_v =
                    __builtin_shufflevector(points_row2_v, points_row4_v, 2, 6, 3, 7);
                const vcc_f32x4 points_v = __builtin_shufflevector(t_v, t3_v, 0, 4, 1, 5);
                const vcc_f32x4 points2_v = __builtin_shufflevector(t_v, t3_v, 2, 6, 3, 7);
                const vcc_f32x4 by_v = *(const vcc_f32x4 *)(const void *)(by + k2);
                const vcc_f32x4 t5_v = points_v + points2_v * by_v;
                const vcc_f32x4 t6_v = __builtin_shufflevector(t2_v, t4_v, 0, 4, 1, 5) - points2_v;
                const vcc_f32x4 t7_v =
                    __builtin_shufflevector(t2_v, t4_v, 2, 6, 3, 7) * by_v - points_v;
                const vcc_f32x4 t8_v = __builtin_shufflevector(t5_v, points_v, 0, 4, 1, 5);
                const vcc_f32x4 t9_v = __builtin_shufflevector(t5_v, points_v, 2, 6, 3, 7);
                const vcc_f32x4 t10_v = __builtin_shufflevector(t6_v, t7_v, 0, 4, 1, 5);
                const vcc_f32x4 t11_v = __builtin_shufflevector(t6_v, t7_v, 2, 6, 3, 7);
                const vcc_f32x4 points_row5_v = __builtin_shufflevector(t8_v, t10_v, 0, 4, 1, 5);
                const vcc_f32x4 points_row6_v = __builtin_shufflevector(t8_v, t10_v, 2, 6, 3, 7);
                const vcc_f32x4 points_row7_v = __builtin_shufflevector(t9_v, t11_v, 0, 4, 1, 5);
                const vcc_f32x4 points_row8_v = __builtin_shufflevector(t9_v, t11_v, 2, 6, 3, 7);
                *(vcc_f32x4 *)(void *)points_s = points_row5_v;
                *(vcc_f32x4 *)(void *)(points_s + 16) = points_row6_v;
                *(vcc_f32x4 *)(void *)(points_s + 32) = points_row7_v;
                *(vcc_f32x4 *)(void *)(points_s + 48) = points_row8_v;
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
