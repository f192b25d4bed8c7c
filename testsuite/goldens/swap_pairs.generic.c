/* vcc 0.1.0 wrote this from swap_pairs.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i64 a[2*n] | inout i32 b[2*n] restrict */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void swap_pairs(int n, long *a, int *restrict b)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            long *const a_s = a + k * 2 + 4;
            const vcc_u64x2 a_row_v0 = *(const vcc_u64x2 *)(const void *)(a + k * 2);
            const vcc_u64x2 a_row_v1 = *(const vcc_u64x2 *)(const void *)(a + k * 2 + 2);
            const vcc_u64x2 a_row_v2 = *(const vcc_u64x2 *)(const void *)a_s;
            const vcc_u64x2 a_row_v3 = *(const vcc_u64x2 *)(const void *)(a_s + 2);
            const vcc_u32x4 b_row_v0 = *(const vcc_u32x4 *)(const void *)(b + k * 2);
            const vcc_u32x4 b_row_v1 = *(const vcc_u32x4 *)(const void *)(b + k * 2 + 4);
            const vcc_u32x4 b_v = __builtin_shufflevector(b_row_v0, b_row_v1, 1, 3, 5, 7);
            const vcc_u64x2 t_v0 = __builtin_shufflevector(a_row_v0, a_row_v0, 1, 0);
            const vcc_u64x2 t_v1 = __builtin_shufflevector(a_row_v1, a_row_v1, 1, 0);
            const vcc_u64x2 t2_v0 = __builtin_shufflevector(a_row_v2, a_row_v2, 1, 0);
            const vcc_u64x2 t2_v1 = __builtin_shufflevector(a_row_v3, a_row_v3, 1, 0);
            long *const a_s2 = a + k * 2 + 4;
            const vcc_u32x4 b2_v = __builtin_shufflevector(b_row_v0, b_row_v1, 0, 2, 4, 6);
            *(vcc_u64x2 *)(void *)(a + k * 2) = t_v0;
            *(vcc_u64x2 *)(void *)(a + k * 2 + 2) = t_v1;
            *(vcc_u64x2 *)(void *)a_s2 = t2_v0;
            *(vcc_u64x2 *)(void *)(a_s2 + 2) = t2_v1;
            const vcc_u32x4 t2_v = b2_v ^ t_v;
            const vcc_u32x4 b_row_v = __builtin_shufflevector(b_v, t2_v, 0, 4, 1, 5);
            const vcc_u32x4 b_row2_v = __builtin_shufflevector(b_v, t2_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(b + k * 2) = b_row_v;
            *(vcc_u32x4 *)(void *)(b + k * 2 + 4) = b_row2_v;
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
        long t = a[2 * i];
        int u = b[2 * i + 1];
        a[2 * i] = a[2 * i + 1];
        b[2 * i + 1] = b[2 * i] ^ 1;
        a[2 * i + 1] = t;
        b[2 * i] = u;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
