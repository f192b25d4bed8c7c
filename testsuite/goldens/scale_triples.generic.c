/* vcc 0.1.0 wrote this from scale_triples.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | float k | inout float p[3*n] */
/* All members are treated alike, and so the vectors stay as they lie. */
struct triple { float x, y, z; };
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void scale_triples(int n, float k, float *p)
{
    struct triple *t = (struct triple *)p;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 4 lanes x 4, then 4, generic */
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
            const float k_v = (float)k;
            const vcc_f32x4 k2_v = __extension__ (vcc_f32x4){k_v, k_v, k_v, k_v};
            const float t_v = (float)1.0f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    char *const t_s = (char *)t + (long)(k2 + copy * 4) * 12;
                    const vcc_f32x4 t3_v = *(const vcc_f32x4 *)(const void *)t_s * k2_v + t2_v;
                    const vcc_f32x4 t4_v =
                        *(const vcc_f32x4 *)(const void *)(t_s + 16) * k2_v + t2_v;
                    const vcc_f32x4 t5_v =
                        *(const vcc_f32x4 *)(const void *)(t_s + 32) * k2_v + t2_v;
                    *(vcc_f32x4 *)(void *)t_s = t3_v;
                    *(vcc_f32x4 *)(void *)(t_s + 16) = t4_v;
                    *(vcc_f32x4 *)(void *)(t_s + 32) = t5_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 4) {
                char *const t_s2 = (char *)t + k2 * 12;
                const vcc_f32x4 t6_v = *(const vcc_f32x4 *)(const void *)t_s2 * k2_v + t2_v;
                const vcc_f32x4 t7_v = *(const vcc_f32x4 *)(const void *)(t_s2 + 16) * k2_v + t2_v;
                const vcc_f32x4 t8_v = *(const vcc_f32x4 *)(const void *)(t_s2 + 32) * k2_v + t2_v;
                *(vcc_f32x4 *)(void *)t_s2 = t6_v;
                *(vcc_f32x4 *)(void *)(t_s2 + 16) = t7_v;
                *(vcc_f32x4 *)(void *)(t_s2 + 32) = t8_v;
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
