/* vcc 0.1.0 wrote this from narrow_reads_where.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | in u8 on[n] | in i16 a[n] | in u8 b[n] | out i32 y[n] restrict | out i16 z[n] restrict */
/* Bytes and shorts that only some iterations may read. */
#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
void narrow_reads_where(int n, int m, const unsigned char *on, const short *a, const unsigned char *b, int *restrict y,
                        short *restrict z)
{
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t4_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u8x4 on_v = *(const vcc_u8x4 *)(const void *)(on + k);
            const vcc_u32x4 t5_v = __builtin_convertvector(on_v, vcc_u32x4) & t_v;
            const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_u32x4)t5_v != (vcc_u32x4)t2_v);
            const vcc_u16x4 mask2_v = __builtin_convertvector(mask_v, vcc_u16x4);
            const vcc_u64x2 all_v = (vcc_u64x2)mask_v;
            const int all = (all_v[0] & all_v[1]) == 18446744073709551615ul;
            vcc_u16x4 a_v;
            if (all) {
                a_v = *(const vcc_u16x4 *)(const void *)(a + k);
            } else {
                const vcc_i32x4 t15_v = (vcc_i32x4)t3_v;
                const vcc_u16x4 t16_v =
                    __extension__ (vcc_u16x4){mask2_v[0] ? (unsigned short)(a + k)[t15_v[0]] : 0,
                    mask2_v[1] ? (unsigned short)(a + k)[t15_v[1]] : 0,
                    mask2_v[2] ? (unsigned short)(a + k)[t15_v[2]] : 0,
                    mask2_v[3] ? (unsigned short)(a + k)[t15_v[3]] : 0};
                a_v = t16_v;
            }
            const vcc_u8x4 mask3_v = __builtin_convertvector(mask_v, vcc_u8x4);
            const vcc_u64x2 all2_v = (vcc_u64x2)mask_v;
            const int all2 = (all2_v[0] & all2_v[1]) == 18446744073709551615ul;
            vcc_u8x4 b_v;
            if (all2) {
                b_v = *(const vcc_u8x4 *)(const void *)(b + k);
            } else {
                const vcc_i32x4 t17_v = (vcc_i32x4)t3_v;
                const vcc_u8x4 t18_v =
                    __extension__ (vcc_u8x4){mask3_v[0] ? (unsigned char)(b + k)[t17_v[0]] : 0,
                    mask3_v[1] ? (unsigned char)(b + k)[t17_v[1]] : 0,
                    mask3_v[2] ? (unsigned char)(b + k)[t17_v[2]] : 0,
                    mask3_v[3] ? (unsigned char)(b + k)[t17_v[3]] : 0};
                b_v = t18_v;
            }
            const vcc_u32x4 t6_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a_v, vcc_i32x4);
            const vcc_u32x4 t7_v = t_v + (__builtin_convertvector(b_v, vcc_u32x4) & mask_v);
            const vcc_f64x2 t8_v =
                __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t6_v, t6_v, 0, 1),
                vcc_f64x2);
            const vcc_f64x2 t9_v =
                __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t6_v, t6_v, 2, 3),
                vcc_f64x2);
            const vcc_f64x2 t10_v =
                __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t7_v, t7_v, 0, 1),
                vcc_f64x2);
            const vcc_f64x2 t11_v =
                __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t7_v, t7_v, 2, 3),
                vcc_f64x2);
            const vcc_u32x2 t12_v = (vcc_u32x2)__builtin_convertvector(t8_v / t10_v, vcc_i32x2);
            const vcc_u32x2 t13_v = (vcc_u32x2)__builtin_convertvector(t9_v / t11_v, vcc_i32x2);
            const vcc_u32x4 t14_v = __builtin_shufflevector(t12_v, t13_v, 0, 1, 2, 3);
            *(vcc_u32x4 *)(void *)(y + k) = (t14_v & mask_v) | (t4_v & ~mask_v);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = on[i] & 1 ? a[i] / (b[i] + 1) : -1;
    }
    /* vcc: line 10: 4 lanes, generic */
    int i_done2 = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t2_v = (unsigned int)((unsigned int)m & 63u) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)15 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t5_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            vcc_u32x4 i_v = (unsigned int)k - __extension__ (vcc_u32x4){0} + t_v;
            const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)i_v < (vcc_i32x4)t2_v);
            const vcc_u64x2 any_v = (vcc_u64x2)mask_v;
            const int any = (any_v[0] | any_v[1]) != 0;
            if (any) {
                const vcc_u16x4 mask2_v = __builtin_convertvector(mask_v, vcc_u16x4);
                const vcc_u64x2 all_v = (vcc_u64x2)mask_v;
                const int all = (all_v[0] & all_v[1]) == 18446744073709551615ul;
                vcc_u16x4 a_v;
                if (all) {
                    a_v = *(const vcc_u16x4 *)(const void *)(a + k);
                } else {
                    const vcc_i32x4 t16_v = (vcc_i32x4)t_v;
                    const vcc_u16x4 t17_v =
                        __extension__ (vcc_u16x4){mask2_v[0] ? (unsigned short)(a + k)[t16_v[0]]
                        : 0, mask2_v[1] ? (unsigned short)(a + k)[t16_v[1]] : 0,
                        mask2_v[2] ? (unsigned short)(a + k)[t16_v[2]] : 0,
                        mask2_v[3] ? (unsigned short)(a + k)[t16_v[3]] : 0};
                    a_v = t17_v;
                }
                const vcc_u8x4 mask3_v = __builtin_convertvector(mask_v, vcc_u8x4);
                const vcc_u64x2 all2_v = (vcc_u64x2)mask_v;
                const int all2 = (all2_v[0] & all2_v[1]) == 18446744073709551615ul;
                const vcc_u32x4 t6_v =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a_v, vcc_i32x4);
                vcc_u8x4 b_v;
                if (all2) {
                    b_v = *(const vcc_u8x4 *)(const void *)(b + k);
                } else {
                    const vcc_i32x4 t18_v = (vcc_i32x4)t_v;
                    const vcc_u8x4 t19_v =
                        __extension__ (vcc_u8x4){mask3_v[0] ? (unsigned char)(b + k)[t18_v[0]] : 0,
                        mask3_v[1] ? (unsigned char)(b + k)[t18_v[1]] : 0,
                        mask3_v[2] ? (unsigned char)(b + k)[t18_v[2]] : 0,
                        mask3_v[3] ? (unsigned char)(b + k)[t18_v[3]] : 0};
                    b_v = t19_v;
                }
                const vcc_u32x4 t7_v = (__builtin_convertvector(b_v, vcc_u32x4) & t3_v) + t4_v;
                const vcc_u32x4 t8_v = (t7_v & mask_v) | (t5_v & ~mask_v);
                const vcc_f64x2 t9_v =
                    __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t6_v, t6_v, 0, 1),
                    vcc_f64x2);
                const vcc_f64x2 t10_v =
                    __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t6_v, t6_v, 2, 3),
                    vcc_f64x2);
                const vcc_f64x2 t11_v =
                    __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t8_v, t8_v, 0, 1),
                    vcc_f64x2);
                const vcc_f64x2 t12_v =
                    __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t8_v, t8_v, 2, 3),
                    vcc_f64x2);
                const vcc_u32x2 t13_v = (vcc_u32x2)__builtin_convertvector(t9_v / t11_v, vcc_i32x2);
                const vcc_u32x2 t14_v =
                    (vcc_u32x2)__builtin_convertvector(t10_v / t12_v, vcc_i32x2);
                const vcc_u32x4 t15_v = __builtin_shufflevector(t13_v, t14_v, 0, 1, 2, 3);
                i_v = (t15_v & mask_v) | (i_v & ~mask_v);
            }
            const vcc_u16x4 z_new_v = __builtin_convertvector(i_v, vcc_u16x4);
            *(vcc_u16x4 *)(void *)(z + k) = z_new_v;
        }
        i_done2 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done2; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] = (short)(i < (m & 63) ? a[i] / ((b[i] & 15) + 3) : i);
    }
#else
#pragma simd vec-function
    for (int i = 0; i < n; i++)
        y[i] = on[i] & 1 ? a[i] / (b[i] + 1) : -1;
#pragma simd vec-function
    for (int i = 0; i < n; i++)
        z[i] = (short)(i < (m & 63) ? a[i] / ((b[i] & 15) + 3) : i);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
