/* vcc 0.1.0 wrote this from unswitch_carried.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int flag | inout u32 a[n] restrict | in u32 b[n] restrict | -> u32 */
/* What decides is also where a sum begins, which is something else when one of the ways is done. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
unsigned unswitch_carried(int n, int flag, unsigned *restrict a, const unsigned *restrict b)
{
    unsigned sum = (unsigned)flag & 1, first = sum;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)7 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 mask_v = (unsigned int)(sum == 1u ? -1 : 0) - __extension__ (vcc_u32x4){0};
        vcc_u32x4 sum_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + k);
            const vcc_u32x4 b_v = *(const vcc_u32x4 *)(const void *)(b + k);
            const vcc_u32x4 t4_v = ((b_v * b_v) ^ (a_v * t_v)) * b_v + t2_v;
            const vcc_u32x4 a_new_v = ((a_v * b_v * t3_v + (b_v >> 1) * a_v) & mask_v)
                | (t4_v & ~mask_v);
            *(vcc_u32x4 *)(void *)(a + k) = a_new_v;
            sum_v = ((sum_v + b_v) & mask_v) | ((sum_v + t4_v) & ~mask_v);
        }
        {
            const vcc_u32x2 sum2_v = __builtin_shufflevector(sum_v, sum_v, 2, 3);
            const vcc_u32x2 sum3_v = __builtin_shufflevector(sum_v, sum_v, 0, 1) + sum2_v;
            const vcc_u32x1 sum4_v = __extension__ (vcc_u32x1){sum3_v[1]};
            const unsigned int sum_s = (__extension__ (vcc_u32x1){sum3_v[0]} + sum4_v)[0];
            sum = sum + sum_s;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (first == 1) {
            a[i] = a[i] * b[i] * 3 + (b[i] >> 1) * a[i];
            sum += b[i];
        } else {
            a[i] = ((b[i] * b[i]) ^ (a[i] * 7)) * b[i] + 1;
            sum += a[i];
        }
    }
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
