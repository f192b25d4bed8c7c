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
    /* vcc: line 5: 4 lanes x 4, then 4, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u8x4 a_v0 = *(const vcc_u8x4 *)(const void *)(a + k);
            const vcc_u8x4 a_v1 = *(const vcc_u8x4 *)(const void *)(a + k + 4);
            const vcc_u8x4 a_v2 = *(const vcc_u8x4 *)(const void *)(a + k + 8);
            const vcc_u8x4 a_v3 = *(const vcc_u8x4 *)(const void *)(a + k + 12);
            const vcc_u16x4 b_v0 = *(const vcc_u16x4 *)(const void *)(b + k);
            const vcc_u16x4 b_v1 = *(const vcc_u16x4 *)(const void *)(b + k + 4);
            const vcc_u16x4 b_v2 = *(const vcc_u16x4 *)(const void *)(b + k + 8);
            const vcc_u16x4 b_v3 = *(const vcc_u16x4 *)(const void *)(b + k + 12);
            const vcc_u32x4 t_v0 = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)b_v0, vcc_i32x4);
            const vcc_u32x4 t_v1 = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)b_v1, vcc_i32x4);
            const vcc_u32x4 t_v2 = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)b_v2, vcc_i32x4);
            const vcc_u32x4 t_v3 = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)b_v3, vcc_i32x4);
            const vcc_u32x4 t2_v0 = __builtin_convertvector(a_v0, vcc_u32x4) + t_v0;
            const vcc_u64x2 t3_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v0, t2_v0,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t3_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v0, t2_v0,
                2, 3), vcc_i64x2);
            const vcc_u32x4 t2_v1 = __builtin_convertvector(a_v1, vcc_u32x4) + t_v1;
            const vcc_u64x2 t3_v2 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v1, t2_v1,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t3_v3 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v1, t2_v1,
                2, 3), vcc_i64x2);
            const vcc_u32x4 t2_v2 = __builtin_convertvector(a_v2, vcc_u32x4) + t_v2;
            const vcc_u64x2 t3_v4 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v2, t2_v2,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t3_v5 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v2, t2_v2,
                2, 3), vcc_i64x2);
            const vcc_u32x4 t2_v3 = __builtin_convertvector(a_v3, vcc_u32x4) + t_v3;
            const vcc_u64x2 t3_v6 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v3, t2_v3,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t3_v7 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v3, t2_v3,
                2, 3), vcc_i64x2);
            const vcc_u32x4 c_v0 = *(const vcc_u32x4 *)(const void *)(c + k);
            const vcc_u64x2 t4_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(c_v0, c_v0,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t4_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(c_v0, c_v0,
                2, 3), vcc_i64x2);
            const vcc_u32x4 c_v1 = *(const vcc_u32x4 *)(const void *)(c + k + 4);
            const vcc_u64x2 t4_v2 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(c_v1, c_v1,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t4_v3 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(c_v1, c_v1,
                2, 3), vcc_i64x2);
            const vcc_u32x4 c_v2 = *(const vcc_u32x4 *)(const void *)(c + k + 8);
            const vcc_u64x2 t4_v4 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(c_v2, c_v2,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t4_v5 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(c_v2, c_v2,
                2, 3), vcc_i64x2);
            const vcc_u32x4 c_v3 = *(const vcc_u32x4 *)(const void *)(c + k + 12);
            const vcc_u64x2 t4_v6 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(c_v3, c_v3,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t4_v7 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(c_v3, c_v3,
                2, 3), vcc_i64x2);
            const vcc_u64x2 d_new_v0 = t3_v0 + t4_v0;
            const vcc_u64x2 d_new_v1 = t3_v1 + t4_v1;
            const vcc_u64x2 d_new_v2 = t3_v2 + t4_v2;
            const vcc_u64x2 d_new_v3 = t3_v3 + t4_v3;
            const vcc_u64x2 d_new_v4 = t3_v4 + t4_v4;
            const vcc_u64x2 d_new_v5 = t3_v5 + t4_v5;
            const vcc_u64x2 d_new_v6 = t3_v6 + t4_v6;
            const vcc_u64x2 d_new_v7 = t3_v7 + t4_v7;
            *(vcc_u64x2 *)(void *)(d + k) = d_new_v0;
            *(vcc_u64x2 *)(void *)(d + k + 2) = d_new_v1;
            *(vcc_u64x2 *)(void *)(d + k + 4) = d_new_v2;
            *(vcc_u64x2 *)(void *)(d + k + 4 + 2) = d_new_v3;
            *(vcc_u64x2 *)(void *)(d + k + 8) = d_new_v4;
            *(vcc_u64x2 *)(void *)(d + k + 8 + 2) = d_new_v5;
            *(vcc_u64x2 *)(void *)(d + k + 12) = d_new_v6;
            *(vcc_u64x2 *)(void *)(d + k + 12 + 2) = d_new_v7;
            const vcc_u16x4 b2_v0 = *(const vcc_u16x4 *)(const void *)(b + k);
            const vcc_u16x4 b2_v1 = *(const vcc_u16x4 *)(const void *)(b + k + 4);
            const vcc_u16x4 b2_v2 = *(const vcc_u16x4 *)(const void *)(b + k + 8);
            const vcc_u16x4 b2_v3 = *(const vcc_u16x4 *)(const void *)(b + k + 12);
            const vcc_f32x4 t5_v0 = __builtin_convertvector((vcc_i16x4)b2_v0, vcc_f32x4);
            const vcc_f32x4 t5_v1 = __builtin_convertvector((vcc_i16x4)b2_v1, vcc_f32x4);
            const vcc_f32x4 t5_v2 = __builtin_convertvector((vcc_i16x4)b2_v2, vcc_f32x4);
            const vcc_f32x4 t5_v3 = __builtin_convertvector((vcc_i16x4)b2_v3, vcc_f32x4);
            const vcc_f32x4 e_new_v0 = *(const vcc_f32x4 *)(const void *)(e + k) + t5_v0;
            const vcc_f32x4 e_new_v1 = *(const vcc_f32x4 *)(const void *)(e + k + 4) + t5_v1;
            const vcc_f32x4 e_new_v2 = *(const vcc_f32x4 *)(const void *)(e + k + 8) + t5_v2;
            const vcc_f32x4 e_new_v3 = *(const vcc_f32x4 *)(const void *)(e + k + 12) + t5_v3;
            *(vcc_f32x4 *)(void *)(e + k) = e_new_v0;
            *(vcc_f32x4 *)(void *)(e + k + 4) = e_new_v1;
            *(vcc_f32x4 *)(void *)(e + k + 8) = e_new_v2;
            *(vcc_f32x4 *)(void *)(e + k + 12) = e_new_v3;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u8x4 a_v = *(const vcc_u8x4 *)(const void *)(a + k);
            const vcc_u16x4 b_v = *(const vcc_u16x4 *)(const void *)(b + k);
            const vcc_u32x4 t_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)b_v, vcc_i32x4);
            const vcc_u32x4 t2_v = __builtin_convertvector(a_v, vcc_u32x4) + t_v;
            const vcc_u64x2 t6_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v, t2_v,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t6_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v, t2_v,
                2, 3), vcc_i64x2);
            const vcc_u32x4 c_v = *(const vcc_u32x4 *)(const void *)(c + k);
            const vcc_u64x2 t7_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(c_v, c_v, 0,
                1), vcc_i64x2);
            const vcc_u64x2 t7_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(c_v, c_v, 2,
                3), vcc_i64x2);
            const vcc_u64x2 d_new2_v0 = t6_v0 + t7_v0;
            const vcc_u64x2 d_new2_v1 = t6_v1 + t7_v1;
            *(vcc_u64x2 *)(void *)(d + k) = d_new2_v0;
            *(vcc_u64x2 *)(void *)(d + k + 2) = d_new2_v1;
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
