/* vcc 0.1.0 wrote this from function_pointers.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 kind[n] | in float x[n] | in float y[n] | out float d[n] restrict */
/* Each lane calls the function that its own entry of a table points to. */
typedef float (*operation)(float, float);

static float sum(float x, float y)
{
    return x + y;
}

static float remainder_of(float x, float y)
{
    int i;
    for (i = 0; i < 100 && x >= y && y > 0.0f; i++)
        x -= y;
    return x;
}

static const operation operations[4] = { sum, remainder_of, 0, sum };

#ifdef VCC_VECTOR
typedef float vcc_f32 __attribute__((may_alias));
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64 __attribute__((may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void function_pointers(int n, const int *kind, const float *x, const float *y, float *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 24: 4 lanes, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const vcc_u64x2 t2_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        const float t3_v = (float)2.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const float t5_v = (float)0.0f;
        const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
        const float t7_v = (float)0.5f;
        const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_u64 *const operations_v = (const vcc_u64 *)(const void *)operations;
            const vcc_i32x4 operations2_v =
                (vcc_i32x4)(*(const vcc_u32x4 *)(const void *)(kind + k2) & t_v);
            const vcc_u64x2 operations_v0 =
                __extension__ (vcc_u64x2){operations_v[operations2_v[0]],
                operations_v[operations2_v[1]]};
            const vcc_u64x2 operations_v1 =
                __extension__ (vcc_u64x2){operations_v[operations2_v[2]],
                operations_v[operations2_v[3]]};
            const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + k2);
            const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(y + k2);
            const vcc_u64x2 mask_v0 = (vcc_u64x2)((vcc_u64x2)operations_v0 != (vcc_u64x2)t2_v);
            const vcc_u64x2 mask_v1 = (vcc_u64x2)((vcc_u64x2)operations_v1 != (vcc_u64x2)t2_v);
            const vcc_u32x2 t9_v = __builtin_convertvector(mask_v0, vcc_u32x2);
            const vcc_u32x2 t10_v = __builtin_convertvector(mask_v1, vcc_u32x2);
            const vcc_u32x4 mask_v = __builtin_shufflevector(t9_v, t10_v, 0, 1, 2, 3);
            vcc_f32x4 t11_v;
            t11_v = __extension__ (vcc_f32x4){0};
            if (mask_v[0]) t11_v[0] =
                (vcc_f32)((float (*)(float, float))(unsigned long)operations_v0[0])((float)x_v[0],
                (float)y_v[0]);
            if (mask_v[1]) t11_v[1] =
                (vcc_f32)((float (*)(float, float))(unsigned long)operations_v0[1])((float)x_v[1],
                (float)y_v[1]);
            if (mask_v[2]) t11_v[2] =
                (vcc_f32)((float (*)(float, float))(unsigned long)operations_v1[0])((float)x_v[2],
                (float)y_v[2]);
            if (mask_v[3]) t11_v[3] =
                (vcc_f32)((float (*)(float, float))(unsigned long)operations_v1[1])((float)x_v[3],
                (float)y_v[3]);
            const vcc_f32x4 t12_v = (vcc_f32x4)t11_v;
            const vcc_f32x4 r_v = x_v * x_v - t4_v * x_v * y_v + y_v;
            const vcc_u32x4 mask2_v = (vcc_u32x4)(r_v < x_v);
            const vcc_f32x4 r_on_v =
                (vcc_f32x4)(((vcc_u32x4)t6_v & mask2_v) | ((vcc_u32x4)r_v & ~mask2_v));
            const vcc_f32x4 y_on_v =
                (vcc_f32x4)(((vcc_u32x4)t6_v & mask2_v) | ((vcc_u32x4)y_v & ~mask2_v));
            const vcc_f32x4 r_on2_v =
                (vcc_f32x4)(((vcc_u32x4)r_v & mask2_v) | ((vcc_u32x4)t6_v & ~mask2_v));
            const vcc_f32x4 x_on_v =
                (vcc_f32x4)(((vcc_u32x4)x_v & mask2_v) | ((vcc_u32x4)t6_v & ~mask2_v));
            const vcc_f32x4 t13_v = x_on_v - r_on2_v * t8_v;
            const vcc_f32x4 t14_v = r_on_v * y_on_v;
            const vcc_f32x4 r2_v =
                (vcc_f32x4)(((vcc_u32x4)t13_v & mask2_v) | ((vcc_u32x4)t14_v & ~mask2_v));
            const vcc_f32x4 r_on3_v =
                (vcc_f32x4)(((vcc_u32x4)r2_v & mask_v) | ((vcc_u32x4)t6_v & ~mask_v));
            const vcc_f32x4 t15_v =
                (vcc_f32x4)(((vcc_u32x4)t12_v & mask_v) | ((vcc_u32x4)t6_v & ~mask_v));
            const vcc_f32x4 y_on2_v =
                (vcc_f32x4)(((vcc_u32x4)y_v & mask_v) | ((vcc_u32x4)t6_v & ~mask_v));
            const vcc_f32x4 r3_v = r_on3_v + (t15_v * r_on3_v - y_on2_v);
            const vcc_f32x4 r4_v =
                (vcc_f32x4)(((vcc_u32x4)r3_v & mask_v) | ((vcc_u32x4)r2_v & ~mask_v));
            *(vcc_f32x4 *)(void *)(d + k2) = r4_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        operation f = operations[kind[k] & 3];
        float a = x[k], b = y[k], r = a * a - 2.0f * a * b + b;
        r = r < a ? a - r * 0.5f : r * b;
        if (f)
            r += f(a, b) * r - b;
        d[k] = r;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
