/* vcc 0.1.0 wrote this from members_alike.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 x[2*n] | in u64 z[2*n] | inout u32 y[2*n] restrict | inout u64 w[2*n] restrict */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void members_alike(int n, const unsigned *x, const unsigned long *z, unsigned *restrict y, unsigned long *restrict w)
{
    unsigned k = (unsigned)n;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 n_v = (unsigned int)n - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_u32x4 x_row_v0 = *(const vcc_u32x4 *)(const void *)(x + k2 * 2);
            const vcc_u32x4 x_row_v1 = *(const vcc_u32x4 *)(const void *)(x + k2 * 2 + 4);
            const vcc_u32x4 y_row_v0 = *(const vcc_u32x4 *)(const void *)(y + k2 * 2);
            const vcc_u32x4 y_row_v1 = *(const vcc_u32x4 *)(const void *)(y + k2 * 2 + 4);
            const vcc_u32x4 t_v = (x_row_v1 ^ y_row_v1) + n_v;
            *(vcc_u32x4 *)(void *)(y + k2 * 2) = (x_row_v0 ^ y_row_v0) + n_v;
            *(vcc_u32x4 *)(void *)(y + k2 * 2 + 4) = t_v;
            const unsigned long *const z_s = z + k2 * 2 + 4;
            const vcc_u64x2 z_row_v0 = *(const vcc_u64x2 *)(const void *)(z + k2 * 2);
            const vcc_u64x2 z_row_v1 = *(const vcc_u64x2 *)(const void *)(z + k2 * 2 + 2);
            const vcc_u64x2 z_row_v2 = *(const vcc_u64x2 *)(const void *)z_s;
            const vcc_u64x2 z_row_v3 = *(const vcc_u64x2 *)(const void *)(z_s + 2);
            unsigned long *const w_s = w + k2 * 2 + 4;
            const vcc_u64x2 w_row_v0 = *(const vcc_u64x2 *)(const void *)(w + k2 * 2);
            const vcc_u64x2 w_row_v1 = *(const vcc_u64x2 *)(const void *)(w + k2 * 2 + 2);
            const vcc_u64x2 w_row_v2 = *(const vcc_u64x2 *)(const void *)w_s;
            const vcc_u64x2 w_row_v3 = *(const vcc_u64x2 *)(const void *)(w_s + 2);
            const vcc_u64x2 t_v0 = __builtin_shufflevector(z_row_v0, z_row_v0, 1, 0);
            const vcc_u64x2 t_v1 = __builtin_shufflevector(z_row_v1, z_row_v1, 1, 0);
            const vcc_u64x2 t2_v0 = __builtin_shufflevector(z_row_v2, z_row_v2, 1, 0);
            const vcc_u64x2 t2_v1 = __builtin_shufflevector(z_row_v3, z_row_v3, 1, 0);
            const vcc_u64x2 t3_v0 = t_v0 - w_row_v0;
            const vcc_u64x2 t3_v1 = t_v1 - w_row_v1;
            const vcc_u64x2 t4_v0 = t2_v0 - w_row_v2;
            const vcc_u64x2 t4_v1 = t2_v1 - w_row_v3;
            unsigned long *const w_s2 = w + k2 * 2 + 4;
            *(vcc_u64x2 *)(void *)(w + k2 * 2) = t3_v0;
            *(vcc_u64x2 *)(void *)(w + k2 * 2 + 2) = t3_v1;
            *(vcc_u64x2 *)(void *)w_s2 = t4_v0;
            *(vcc_u64x2 *)(void *)(w_s2 + 2) = t4_v1;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        y[2 * i] = (x[2 * i] ^ y[2 * i]) + k;
        y[2 * i + 1] = (x[2 * i + 1] ^ y[2 * i + 1]) + k;
        w[2 * i] = z[2 * i + 1] - w[2 * i];
        w[2 * i + 1] = z[2 * i] - w[2 * i + 1];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
