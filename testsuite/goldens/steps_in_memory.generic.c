/* vcc 0.1.0 wrote this from steps_in_memory.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in u8 b[n] | i32 step | inout i32 at[5] | out i32 d[n] restrict | out i64 e[n] restrict | -> i64 */
/* What moves on by a step that is no constant is in memory, or needed on two sides of a branch. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
long steps_in_memory(int n, const int *a, const unsigned char *b, int step, int *at, int *restrict d, long *restrict e)
{
    struct { unsigned phase, by; } s = { (unsigned)step, 7 };
    const int by = step & 255;
    unsigned t = (unsigned)step;
    int i;
    at[3] &= 65535;
#ifdef VCC_VECTOR
    /* vcc: line 10: 4 lanes x 4, generic */
    i = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const int at_s = at[3];
        const vcc_u32x4 by_v = (unsigned int)by - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u} * by_v;
        const vcc_u32x4 t2_v = (unsigned int)((unsigned int)by * 4u) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)((unsigned int)by * 8u) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v =
            (unsigned int)((unsigned int)by * 12u) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t5_v =
            (unsigned int)((unsigned int)by * 16u) - __extension__ (vcc_u32x4){0};
        vcc_u32x4 at_v = (unsigned int)at_s - __extension__ (vcc_u32x4){0} + t_v;
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            const vcc_u32x4 d_new_v0 = at_v + t2_v;
            const vcc_u32x4 d_new_v1 = at_v + t3_v;
            const vcc_u32x4 d_new_v2 = at_v + t4_v;
            const vcc_u32x4 d_new_v3 = at_v + t5_v;
            *(vcc_u32x4 *)(void *)(d + k) = at_v;
            *(vcc_u32x4 *)(void *)(d + k + 4) = d_new_v0;
            *(vcc_u32x4 *)(void *)(d + k + 8) = d_new_v1;
            *(vcc_u32x4 *)(void *)(d + k + 12) = d_new_v2;
            at_v = d_new_v3;
        }
        i = (int)end;
        at[3] = (int)((unsigned int)at_s + (unsigned int)end * (unsigned int)by);
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        d[i] = at[3];
        at[3] += by;
    }
#ifdef VCC_VECTOR
    /* vcc: line 14: 2 lanes x 2, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned int phase_s = s.phase;
        const unsigned int by_s = s.by;
        const vcc_u32x2 by_v = (unsigned int)by_s - __extension__ (vcc_u32x2){0};
        const vcc_u32x2 t_v = __extension__ (vcc_u32x2){0u, 1u} * by_v;
        const vcc_u32x2 t2_v = (unsigned int)(by_s * 2u) - __extension__ (vcc_u32x2){0};
        const vcc_u32x2 t3_v = (unsigned int)(by_s * 4u) - __extension__ (vcc_u32x2){0};
        vcc_u32x2 phase_v = (unsigned int)phase_s - __extension__ (vcc_u32x2){0} - t_v;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x2 t_v0 = phase_v - t2_v;
            const vcc_u32x2 t_v1 = phase_v - t3_v;
            const vcc_u64x2 e_new_v0 = __builtin_convertvector(phase_v, vcc_u64x2);
            const vcc_u64x2 e_new_v1 = __builtin_convertvector(t_v0, vcc_u64x2);
            *(vcc_u64x2 *)(void *)(e + k) = e_new_v0;
            *(vcc_u64x2 *)(void *)(e + k + 2) = e_new_v1;
            phase_v = t_v1;
        }
        i = (int)end;
        s.phase = phase_s - (unsigned int)end * by_s;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        e[i] = s.phase;
        s.phase -= s.by;
    }
    for (i = 0; i < n; i++) {
        if (b[i] > 60)
            d[i] ^= (int)(t >> 1) ^ a[i];
        else
            e[i] = (long)t * b[i];
        t += s.phase;
    }
    for (i = 0; i < n; i++) {
        if (b[i] & 1)
            continue;
        d[i] ^= (int)(t >> 3);
        t += (unsigned)by;
    }
    return (long)s.phase + t;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
