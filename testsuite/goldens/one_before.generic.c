/* vcc 0.1.0 wrote this from one_before.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int s | in i32 x[n] | inout i32 d[n] | -> i32 */
/* A variable that has what the counter had before, from the first iteration on. */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int one_before(int n, int s, const int *x, int *d)
{
    unsigned sum = (unsigned)s;
    int before = -1, i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes x 2, generic; runs if x and d are far enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)d - (unsigned long)x - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t3_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)8 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t5_v = (unsigned int)7 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 t6_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0} + t2_v;
        vcc_u32x4 sum_v0 = t_v;
        vcc_u32x4 sum_v1 = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u32x4 x_v0 = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_u32x4 x_v1 = *(const vcc_u32x4 *)(const void *)(x + k + 4);
            const vcc_u32x4 t_v0 = t6_v + t3_v;
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_i32x4)t6_v > (vcc_i32x4)t5_v);
            const vcc_u32x4 d_new_v0 = (x_v0 & mask_v0) | (t6_v & ~mask_v0);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_i32x4)t_v0 > (vcc_i32x4)t5_v);
            const vcc_u32x4 d_new_v1 = (x_v1 & mask_v1) | (t_v0 & ~mask_v1);
            const vcc_u32x4 t_v1 = t6_v + t4_v;
            *(vcc_u32x4 *)(void *)(d + k) = d_new_v0;
            *(vcc_u32x4 *)(void *)(d + k + 4) = d_new_v1;
            const vcc_u32x4 sum_next = sum_v0 + (x_v0 ^ t6_v);
            t6_v = t_v1;
            sum_v0 = sum_next;
            sum_v1 = sum_v1 + (x_v1 ^ t_v0);
        }
        {
            const vcc_u32x4 sum_v = sum_v0 + sum_v1;
            const vcc_u32x2 sum2_v = __builtin_shufflevector(sum_v, sum_v, 2, 3);
            const vcc_u32x2 sum3_v = __builtin_shufflevector(sum_v, sum_v, 0, 1) + sum2_v;
            const vcc_u32x1 sum4_v = __extension__ (vcc_u32x1){sum3_v[1]};
            const unsigned int sum_s = (__extension__ (vcc_u32x1){sum3_v[0]} + sum4_v)[0];
            sum = sum + sum_s;
            before = (int)((unsigned int)before + (unsigned int)end);
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        sum += (unsigned)x[i] ^ (unsigned)before;
        d[i] = before > 7 ? x[i] : before;
        before = i;
    }
    return (int)sum - before;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
