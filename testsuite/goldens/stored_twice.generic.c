/* vcc 0.1.0 wrote this from stored_twice.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | inout float y[2*n] restrict | in i32 k[n] | inout i32 z[2*n] restrict */
/* Stored more than once in an iteration, of which vector code needs the last: behind what is read elsewhere, on both sides
   of a condition. What is read between, as it may be what was stored, is stored, and so is what the remainder would compute of a variable
   that nothing else reads. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void stored_twice(int n, const float *x, float *restrict y, const int *k, int *restrict z)
{
    int i, last = 0;
#ifdef VCC_VECTOR
    /* vcc: line 8: 4 lanes x 4, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const float t_v = (float)0.5f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k2 + copy * 4;
                const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + at);
                const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(y + 1 + at);
                const vcc_f32x4 y_new_v =
                    *(const vcc_f32x4 *)(const void *)(y + at) * x_v + y_v - x_v * t2_v;
                *(vcc_f32x4 *)(void *)(y + at) = y_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_f32x4 x2_v = *(const vcc_f32x4 *)(const void *)(x + k2);
            const vcc_f32x4 y2_v = *(const vcc_f32x4 *)(const void *)(y + 1 + k2);
            const vcc_f32x4 y_new2_v =
                *(const vcc_f32x4 *)(const void *)(y + k2) * x2_v + y2_v - x2_v * t2_v;
            *(vcc_f32x4 *)(void *)(y + k2) = y_new2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        y[i] *= x[i];
        y[i] += y[i + 1];
        y[i] -= x[i] * 0.5f;
    }
#ifdef VCC_VECTOR
    /* vcc: line 13: 4 lanes x 4, then 4, generic; without z[i + 1], which the next iteration
       overwrites */
    i = 0;
    if (n >= 5) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)65535 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)2 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k2 + copy * 4;
                const vcc_u32x4 k_v = *(const vcc_u32x4 *)(const void *)(k + at);
                const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)k_v > (vcc_i32x4)t3_v);
                const vcc_u32x4 z_new_v = (k_v & t2_v & mask_v) | ((k_v ^ t_v) & ~mask_v);
                *(vcc_u32x4 *)(void *)(z + at) = z_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_u32x4 k2_v = *(const vcc_u32x4 *)(const void *)(k + k2);
            const vcc_u32x4 mask2_v = (vcc_u32x4)((vcc_i32x4)k2_v > (vcc_i32x4)t3_v);
            const vcc_u32x4 z_new2_v = (k2_v & t2_v & mask2_v) | ((k2_v ^ t_v) & ~mask2_v);
            *(vcc_u32x4 *)(void *)(z + k2) = z_new2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        z[i] = k[i];
        z[i + 1] = 7;
        if (k[i] > 2)
            z[i] = k[i] & 0xffff;
        else
            z[i] = k[i] ^ 5;
    }
#ifdef VCC_VECTOR
    /* vcc: line 21: 4 lanes x 2, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)255 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k2 + copy * 4;
                const vcc_u32x4 k_v = *(const vcc_u32x4 *)(const void *)(k + at);
                const vcc_u32x4 z_new_v = *(const vcc_u32x4 *)(const void *)(z + at) ^ k_v;
                *(vcc_u32x4 *)(void *)(z + at) = z_new_v;
                const vcc_u32x4 z_new2_v = *(const vcc_u32x4 *)(const void *)(z + at) & t_v;
                *(vcc_u32x4 *)(void *)(z + at) = z_new2_v;
            }
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        const int *behind = z + 1;
        z[i] ^= k[i];
        z[i] = behind[i - 1] & 0xff;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 26: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)-5 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_u32x4 k_v = *(const vcc_u32x4 *)(const void *)(k + k2);
            const vcc_u32x4 t3_v = (vcc_u32x4)((vcc_i32x4)t_v < (vcc_i32x4)k_v);
            const vcc_u32x4 t4_v = (t_v & t3_v) | (k_v & ~t3_v);
            const vcc_u32x4 z_new_v = (vcc_u32x4)((vcc_i32x4)t4_v > (vcc_i32x4)t2_v);
            const vcc_u32x4 z_new2_v = (t4_v & z_new_v) | (t2_v & ~z_new_v);
            *(vcc_u32x4 *)(void *)(z + k2) = z_new2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        z[i] = k[i];
        if (z[i] > 5)
            z[i] = 5;
        if (k[i] < -5)
            z[i] = -5;
    }
    for (i = 0; i < n; i++) {
        if (i > 0)
            z[i] = 100 / last;
        z[i] = k[i] ^ i;
        last = k[i] | 1;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
