/* vcc 0.1.0 wrote this from bits_by_union.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in double d[n] | out float y[n] restrict | out i32 e[n] restrict | out double z[n] restrict | -> u32 */
union number {
    float value;
    unsigned bits;
};
union wide {
    unsigned long bits;
    double value;
    long whole;
};
/* A union in each iteration: what is written as one type and read as another. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
unsigned bits_by_union(int n, const float *x, const double *d, float *restrict y, int *restrict e,
                       double *restrict z)
{
    unsigned all = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 17: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)(-2147483647 - 1) - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 t2_v = (vcc_u32x4)*(const vcc_f32x4 *)(const void *)(x + k) ^ t_v;
            *(vcc_f32x4 *)(void *)(y + k) = (vcc_f32x4)t2_v;
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
        union number a;
        a.value = x[i];
        a.bits ^= 0x80000000u;
        y[i] = a.value;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 23: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        vcc_u32x4 all_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 t_v = all_v ^ (vcc_u32x4)*(const vcc_f32x4 *)(const void *)(x + k);
            all_v = t_v;
        }
        {
            const vcc_u32x2 all2_v = __builtin_shufflevector(all_v, all_v, 2, 3);
            const vcc_u32x2 all3_v = __builtin_shufflevector(all_v, all_v, 0, 1) ^ all2_v;
            const vcc_u32x1 all4_v = __extension__ (vcc_u32x1){all3_v[1]};
            const unsigned int all_s = (__extension__ (vcc_u32x1){all3_v[0]} ^ all4_v)[0];
            all = all ^ all_s;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        union number a = {x[i]};
        all ^= a.bits;
    }
#ifdef VCC_VECTOR
    }
#endif
    for (i = 0; i < n; i++) {
        union wide a;
        a.value = d[i] * 0.5;
        e[i] = (int)(a.bits >> 52 & 2047);
        if (a.whole < 0)
            a.bits |= 1;
        z[i] = a.value;
    }
    return all;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
