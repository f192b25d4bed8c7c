/* vcc 0.1.0 wrote this from carry_stored_bytes.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u8 x[n+1] restrict | in u8 w[n] restrict | out u8 y[n] restrict | -> u32 */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
unsigned carry_stored_bytes(int n, unsigned char *restrict x, const unsigned char *restrict w, unsigned char *restrict y)
{
    unsigned sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, generic */
    int i_done = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u8x16 t2_v = (unsigned char)85 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t3_v = (unsigned char)3 - __extension__ (vcc_u8x16){0};
        vcc_u32x4 sum_v0 = t_v;
        vcc_u32x4 sum_v1 = t_v;
        vcc_u32x4 sum_v2 = t_v;
        vcc_u32x4 sum_v3 = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            const vcc_u8x16 x_new_v = *(const vcc_u8x16 *)(const void *)(w + k) ^ t2_v;
            *(vcc_u8x16 *)(void *)(x + 1 + k) = x_new_v;
            const vcc_u8x16 y_new_v = *(const vcc_u8x16 *)(const void *)(x + k) + t3_v;
            *(vcc_u8x16 *)(void *)(y + k) = y_new_v;
            const vcc_u8x16 x_v = *(const vcc_u8x16 *)(const void *)(x + k);
            const vcc_u32x4 t_v0 =
                __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 t_v1 =
                __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u32x4 t_v2 =
                __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 8, 9, 10, 11), vcc_u32x4);
            const vcc_u32x4 t_v3 =
                __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 12, 13, 14, 15),
                vcc_u32x4);
            const vcc_u32x4 t2_v0 = sum_v0 + t_v0;
            const vcc_u32x4 t2_v1 = sum_v1 + t_v1;
            const vcc_u32x4 t2_v2 = sum_v2 + t_v2;
            const vcc_u32x4 t2_v3 = sum_v3 + t_v3;
            sum_v0 = t2_v0;
            sum_v1 = t2_v1;
            sum_v2 = t2_v2;
            sum_v3 = t2_v3;
        }
        {
            const vcc_u32x4 sum_v = sum_v0 + sum_v1 + (sum_v2 + sum_v3);
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
        x[i + 1] = w[i] ^ 0x55;
        y[i] = (unsigned char)(x[i] + 3);
        sum += x[i];
    }
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
