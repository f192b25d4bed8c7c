/* vcc 0.1.0 wrote this from mixed_widths.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in i16 b[n] | in i32 c[n] | out i64 d[n] | inout float e[n] */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
void mixed_widths(int n, const unsigned char *restrict a, const short *restrict b,
                  const int *restrict c, long *restrict d, float *restrict e)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u8x4 a_v = *(const vcc_u8x4 *)(const void *)(a + k);
            const vcc_u16x4 b_v = *(const vcc_u16x4 *)(const void *)(b + k);
            const vcc_u32x4 t_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)b_v, vcc_i32x4);
            const vcc_u32x4 t2_v = __builtin_convertvector(a_v, vcc_u32x4) + t_v;
            const vcc_u64x2 t_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v, t2_v,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v, t2_v,
                2, 3), vcc_i64x2);
            const vcc_u32x4 c_v = *(const vcc_u32x4 *)(const void *)(c + k);
            const vcc_u64x2 t2_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(c_v, c_v, 0,
                1), vcc_i64x2);
            const vcc_u64x2 t2_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(c_v, c_v, 2,
                3), vcc_i64x2);
            const vcc_u64x2 d_new_v0 = t_v0 + t2_v0;
            const vcc_u64x2 d_new_v1 = t_v1 + t2_v1;
            *(vcc_u64x2 *)(void *)(d + k) = d_new_v0;
            *(vcc_u64x2 *)(void *)(d + k + 2) = d_new_v1;
            const vcc_u16x4 b2_v = *(const vcc_u16x4 *)(const void *)(b + k);
            const vcc_f32x4 t3_v = __builtin_convertvector((vcc_i16x4)b2_v, vcc_f32x4);
            const vcc_f32x4 e_new_v = *(const vcc_f32x4 *)(const void *)(e + k) + t3_v;
            *(vcc_f32x4 *)(void *)(e + k) = e_new_v;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        d[i] = (long)a[i] + b[i] + c[i];
        e[i] += (float)b[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
