/* vcc 0.1.0 wrote this from split_unsigned.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | in float x[n] restrict | in float z[n] restrict | inout float y[n] restrict */
/* A number that is negative is a large one for unsigned counters; nothing is divided behind it. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void split_unsigned(int n, int m, const float *restrict x, const float *restrict z, float *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 2, generic */
    unsigned long i_done = 0;
    if ((unsigned long)n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long turn = (unsigned long)m < end ? (unsigned long)m + 1 : end;
        const unsigned long before = turn & ~7UL;
        const unsigned long t = before + 8;
        const unsigned long after = t < end ? t : end;
        /* before the branch turns */
        unsigned long k;
        for (k = 0; k < before; k += 8) {
            const vcc_f32x4 z_v0 = *(const vcc_f32x4 *)(const void *)(z + k);
            const vcc_f32x4 z_v1 = *(const vcc_f32x4 *)(const void *)(z + k + 4);
            const vcc_f32x4 y_new_v0 = *(const vcc_f32x4 *)(const void *)(x + k) / z_v0;
            const vcc_f32x4 y_new_v1 = *(const vcc_f32x4 *)(const void *)(x + k + 4) / z_v1;
            *(vcc_f32x4 *)(void *)(y + k) = y_new_v0;
            *(vcc_f32x4 *)(void *)(y + k + 4) = y_new_v1;
        }
        const float t_v = (float)0.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const vcc_u64x2 t3_v = (unsigned long)before - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t_v0 = __extension__ (vcc_u64x2){0ul, 1ul};
        const vcc_u64x2 t_v1 = __extension__ (vcc_u64x2){2ul, 3ul};
        const vcc_u64x2 t2_v0 = t3_v + t_v0;
        const vcc_u64x2 t2_v1 = t3_v + t_v1;
        const vcc_u64x2 t4_v = (unsigned long)4L - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t5_v = (unsigned long)(long)m - __extension__ (vcc_u64x2){0};
        const float t6_v = (float)1.0f;
        const vcc_f32x4 t7_v = __extension__ (vcc_f32x4){t6_v, t6_v, t6_v, t6_v};
        vcc_u64x2 t3_v0 = t2_v0;
        vcc_u64x2 t3_v1 = t2_v1;
        /* around that, one vector at a time */
        for (; k < after; k += 4) {
            const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_f32x4 z_v = *(const vcc_f32x4 *)(const void *)(z + k);
            const vcc_u64x2 t4_v0 = t3_v0 + t4_v;
            const vcc_u64x2 t4_v1 = t3_v1 + t4_v;
            const vcc_u64x2 mask_v0 = (vcc_u64x2)((vcc_u64x2)t3_v0 <= (vcc_u64x2)t5_v);
            const vcc_u64x2 mask_v1 = (vcc_u64x2)((vcc_u64x2)t3_v1 <= (vcc_u64x2)t5_v);
            const vcc_u32x2 t8_v = __builtin_convertvector(mask_v0, vcc_u32x2);
            const vcc_u32x2 t9_v = __builtin_convertvector(mask_v1, vcc_u32x2);
            const vcc_u32x4 mask_v = __builtin_shufflevector(t8_v, t9_v, 0, 1, 2, 3);
            const vcc_f32x4 t10_v =
                (vcc_f32x4)(((vcc_u32x4)t2_v & mask_v) | ((vcc_u32x4)x_v & ~mask_v));
            const vcc_f32x4 t11_v =
                (vcc_f32x4)(((vcc_u32x4)t2_v & mask_v) | ((vcc_u32x4)z_v & ~mask_v));
            const vcc_f32x4 t12_v =
                (vcc_f32x4)(((vcc_u32x4)x_v & mask_v) | ((vcc_u32x4)t2_v & ~mask_v));
            const vcc_f32x4 t13_v =
                (vcc_f32x4)(((vcc_u32x4)z_v & mask_v) | ((vcc_u32x4)t7_v & ~mask_v));
            const vcc_f32x4 t14_v = t12_v / t13_v;
            const vcc_f32x4 t15_v = t10_v + t11_v;
            const vcc_f32x4 y_new_v =
                (vcc_f32x4)(((vcc_u32x4)t14_v & mask_v) | ((vcc_u32x4)t15_v & ~mask_v));
            *(vcc_f32x4 *)(void *)(y + k) = y_new_v;
            t3_v0 = t4_v0;
            t3_v1 = t4_v1;
        }
        /* after that */
        for (; k < end; k += 8) {
            const vcc_f32x4 z2_v0 = *(const vcc_f32x4 *)(const void *)(z + k);
            const vcc_f32x4 z2_v1 = *(const vcc_f32x4 *)(const void *)(z + k + 4);
            const vcc_f32x4 y_new2_v0 = *(const vcc_f32x4 *)(const void *)(x + k) + z2_v0;
            const vcc_f32x4 y_new2_v1 = *(const vcc_f32x4 *)(const void *)(x + k + 4) + z2_v1;
            *(vcc_f32x4 *)(void *)(y + k) = y_new2_v0;
            *(vcc_f32x4 *)(void *)(y + k + 4) = y_new2_v1;
        }
        i_done = end;
    }
    /* remaining iterations */
    for (unsigned long i = i_done; i < (unsigned long)n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (unsigned long i = 0; i < (unsigned long)n; i++) {
#endif
        if (i <= (unsigned long)m)
            y[i] = x[i] / z[i];
        else
            y[i] = x[i] + z[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
