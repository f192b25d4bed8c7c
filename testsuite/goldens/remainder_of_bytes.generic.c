/* vcc 0.1.0 wrote this from remainder_of_bytes.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | out i32 d[n] restrict | out i32 e[n] restrict */
/* Remainders and quotients that are bytes, of divisors that are not seen to be positive. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void remainder_of_bytes(int n, const unsigned char *a, int *d, int *e)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, generic; runs if a and d do not overlap, a and e do not overlap, d and
       e are far enough apart */
    k = 0;
    {
        const unsigned long end = (unsigned long)n & ~15UL;
        if (n >= 16
            && ((unsigned long)a + end <= (unsigned long)d
            || (unsigned long)d + end * 4 <= (unsigned long)a)
            && ((unsigned long)a + end <= (unsigned long)e
            || (unsigned long)e + end * 4 <= (unsigned long)a)
            && (unsigned long)e - (unsigned long)d - 1 >= 63) {
            const vcc_u16x8 t_v = (unsigned short)77 - __extension__ (vcc_u16x8){0};
            const vcc_u8x16 t2_v = (unsigned char)-1 - __extension__ (vcc_u8x16){0};
            const vcc_u8x16 t3_v = (unsigned char)1 - __extension__ (vcc_u8x16){0};
            const vcc_u16x8 t4_v = (unsigned short)3 - __extension__ (vcc_u16x8){0};
            unsigned long k2;
            for (k2 = 0; k2 < end; k2 += 16) {
                const vcc_u8x16 a_v = *(const vcc_u8x16 *)(const void *)(a + k2);
                const vcc_u8x16 t5_v = (a_v & t2_v) | t3_v;
                const vcc_u32x4 t6_v =
                    __builtin_convertvector(__builtin_shufflevector(a_v, a_v, 0, 1, 2, 3),
                    vcc_u32x4);
                const vcc_u32x4 t7_v =
                    __builtin_convertvector(__builtin_shufflevector(a_v, a_v, 4, 5, 6, 7),
                    vcc_u32x4);
                const vcc_u32x4 t8_v =
                    __builtin_convertvector(__builtin_shufflevector(a_v, a_v, 8, 9, 10, 11),
                    vcc_u32x4);
                const vcc_u32x4 t9_v =
                    __builtin_convertvector(__builtin_shufflevector(a_v, a_v, 12, 13, 14, 15),
                    vcc_u32x4);
                const vcc_u32x4 t10_v =
                    __builtin_convertvector(__builtin_shufflevector(t5_v, t5_v, 0, 1, 2, 3),
                    vcc_u32x4);
                const vcc_u32x4 t11_v =
                    __builtin_convertvector(__builtin_shufflevector(t5_v, t5_v, 4, 5, 6, 7),
                    vcc_u32x4);
                const vcc_u32x4 t12_v =
                    __builtin_convertvector(__builtin_shufflevector(t5_v, t5_v, 8, 9, 10, 11),
                    vcc_u32x4);
                const vcc_u32x4 t13_v =
                    __builtin_convertvector(__builtin_shufflevector(t5_v, t5_v, 12, 13, 14, 15),
                    vcc_u32x4);
                const vcc_f32x4 t14_v = __builtin_convertvector((vcc_i32x4)t10_v, vcc_f32x4);
                const vcc_f32x4 t15_v = __builtin_convertvector((vcc_i32x4)t11_v, vcc_f32x4);
                const vcc_f32x4 t16_v = __builtin_convertvector((vcc_i32x4)t12_v, vcc_f32x4);
                const vcc_f32x4 t17_v = __builtin_convertvector((vcc_i32x4)t13_v, vcc_f32x4);
                const vcc_f32x4 t18_v = __builtin_convertvector((vcc_i32x4)t6_v, vcc_f32x4) / t14_v;
                const vcc_f32x4 t19_v = __builtin_convertvector((vcc_i32x4)t7_v, vcc_f32x4) / t15_v;
                const vcc_f32x4 t20_v = __builtin_convertvector((vcc_i32x4)t8_v, vcc_f32x4) / t16_v;
                const vcc_f32x4 t21_v = __builtin_convertvector((vcc_i32x4)t9_v, vcc_f32x4) / t17_v;
                const vcc_u32x4 t22_v = (vcc_u32x4)__builtin_convertvector(t18_v, vcc_i32x4);
                const vcc_u32x4 t23_v = (vcc_u32x4)__builtin_convertvector(t19_v, vcc_i32x4);
                const vcc_u32x4 t24_v = (vcc_u32x4)__builtin_convertvector(t20_v, vcc_i32x4);
                const vcc_u32x4 t25_v = (vcc_u32x4)__builtin_convertvector(t21_v, vcc_i32x4);
                const vcc_u8x4 t26_v = __builtin_convertvector(t22_v, vcc_u8x4);
                const vcc_u8x4 t27_v = __builtin_convertvector(t23_v, vcc_u8x4);
                const vcc_u8x8 t28_v =
                    __builtin_shufflevector(t26_v, t27_v, 0, 1, 2, 3, 4, 5, 6, 7);
                const vcc_u8x4 t29_v = __builtin_convertvector(t24_v, vcc_u8x4);
                const vcc_u8x4 t30_v = __builtin_convertvector(t25_v, vcc_u8x4);
                const vcc_u8x8 t31_v =
                    __builtin_shufflevector(t29_v, t30_v, 0, 1, 2, 3, 4, 5, 6, 7);
                const vcc_u8x16 t32_v =
                    __builtin_shufflevector(t28_v, t31_v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
                    13, 14, 15);
                const vcc_u8x16 t33_v = a_v - t32_v * t5_v;
                const vcc_u16x8 t_v0 =
                    __builtin_convertvector(__builtin_shufflevector(t33_v, t33_v, 0, 1, 2, 3, 4, 5,
                    6, 7), vcc_u16x8);
                const vcc_u16x8 t_v1 =
                    __builtin_convertvector(__builtin_shufflevector(t33_v, t33_v, 8, 9, 10, 11, 12,
                    13, 14, 15), vcc_u16x8);
                const vcc_u16x8 t2_v0 = t_v + t_v0;
                const vcc_u16x8 t2_v1 = t_v + t_v1;
                const vcc_u32x4 d_new_v0 =
                    __builtin_convertvector(__builtin_shufflevector(t2_v0, t2_v0, 0, 1, 2, 3),
                    vcc_u32x4);
                const vcc_u32x4 d_new_v1 =
                    __builtin_convertvector(__builtin_shufflevector(t2_v0, t2_v0, 4, 5, 6, 7),
                    vcc_u32x4);
                const vcc_u32x4 d_new_v2 =
                    __builtin_convertvector(__builtin_shufflevector(t2_v1, t2_v1, 0, 1, 2, 3),
                    vcc_u32x4);
                const vcc_u32x4 d_new_v3 =
                    __builtin_convertvector(__builtin_shufflevector(t2_v1, t2_v1, 4, 5, 6, 7),
                    vcc_u32x4);
                *(vcc_u32x4 *)(void *)(d + k2) = d_new_v0;
                *(vcc_u32x4 *)(void *)(d + k2 + 4) = d_new_v1;
                *(vcc_u32x4 *)(void *)(d + k2 + 8) = d_new_v2;
                *(vcc_u32x4 *)(void *)(d + k2 + 12) = d_new_v3;
                const vcc_u8x16 a2_v = *(const vcc_u8x16 *)(const void *)(a + k2);
                const vcc_u16x8 t3_v0 =
                    __builtin_convertvector(__builtin_shufflevector(a2_v, a2_v, 0, 1, 2, 3, 4, 5,
                    6, 7), vcc_u16x8);
                const vcc_u16x8 t3_v1 =
                    __builtin_convertvector(__builtin_shufflevector(a2_v, a2_v, 8, 9, 10, 11, 12,
                    13, 14, 15), vcc_u16x8);
                const vcc_u8x16 t34_v = (a2_v & t3_v) | t3_v;
                const vcc_u16x8 t4_v0 =
                    __builtin_convertvector(__builtin_shufflevector(t34_v, t34_v, 0, 1, 2, 3, 4, 5,
                    6, 7), vcc_u16x8);
                const vcc_u16x8 t4_v1 =
                    __builtin_convertvector(__builtin_shufflevector(t34_v, t34_v, 8, 9, 10, 11, 12,
                    13, 14, 15), vcc_u16x8);
                const vcc_u32x4 t35_v =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t3_v0,
                    t3_v0, 0, 1, 2, 3), vcc_i32x4);
                const vcc_u32x4 t36_v =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t3_v0,
                    t3_v0, 4, 5, 6, 7), vcc_i32x4);
                const vcc_u32x4 t37_v =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t3_v1,
                    t3_v1, 0, 1, 2, 3), vcc_i32x4);
                const vcc_u32x4 t38_v =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t3_v1,
                    t3_v1, 4, 5, 6, 7), vcc_i32x4);
                const vcc_u32x4 t39_v =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t4_v0,
                    t4_v0, 0, 1, 2, 3), vcc_i32x4);
                const vcc_u32x4 t40_v =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t4_v0,
                    t4_v0, 4, 5, 6, 7), vcc_i32x4);
                const vcc_u32x4 t41_v =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t4_v1,
                    t4_v1, 0, 1, 2, 3), vcc_i32x4);
                const vcc_u32x4 t42_v =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t4_v1,
                    t4_v1, 4, 5, 6, 7), vcc_i32x4);
                const vcc_f32x4 t43_v = __builtin_convertvector((vcc_i32x4)t39_v, vcc_f32x4);
                const vcc_f32x4 t44_v = __builtin_convertvector((vcc_i32x4)t40_v, vcc_f32x4);
                const vcc_f32x4 t45_v = __builtin_convertvector((vcc_i32x4)t41_v, vcc_f32x4);
                const vcc_f32x4 t46_v = __builtin_convertvector((vcc_i32x4)t42_v, vcc_f32x4);
                const vcc_f32x4 t47_v =
                    __builtin_convertvector((vcc_i32x4)t35_v, vcc_f32x4) / t43_v;
                const vcc_f32x4 t48_v =
                    __builtin_convertvector((vcc_i32x4)t36_v, vcc_f32x4) / t44_v;
                const vcc_f32x4 t49_v =
                    __builtin_convertvector((vcc_i32x4)t37_v, vcc_f32x4) / t45_v;
                const vcc_f32x4 t50_v =
                    __builtin_convertvector((vcc_i32x4)t38_v, vcc_f32x4) / t46_v;
                const vcc_u32x4 t51_v = (vcc_u32x4)__builtin_convertvector(t47_v, vcc_i32x4);
                const vcc_u32x4 t52_v = (vcc_u32x4)__builtin_convertvector(t48_v, vcc_i32x4);
                const vcc_u32x4 t53_v = (vcc_u32x4)__builtin_convertvector(t49_v, vcc_i32x4);
                const vcc_u32x4 t54_v = (vcc_u32x4)__builtin_convertvector(t50_v, vcc_i32x4);
                const vcc_u16x4 t55_v = __builtin_convertvector(t51_v, vcc_u16x4);
                const vcc_u16x4 t56_v = __builtin_convertvector(t52_v, vcc_u16x4);
                const vcc_u16x4 t57_v = __builtin_convertvector(t53_v, vcc_u16x4);
                const vcc_u16x4 t58_v = __builtin_convertvector(t54_v, vcc_u16x4);
                const vcc_u16x8 t5_v0 =
                    __builtin_shufflevector(t55_v, t56_v, 0, 1, 2, 3, 4, 5, 6, 7);
                const vcc_u16x8 t5_v1 =
                    __builtin_shufflevector(t57_v, t58_v, 0, 1, 2, 3, 4, 5, 6, 7);
                const vcc_u16x8 t6_v0 = t5_v0 + t4_v;
                const vcc_u16x8 t6_v1 = t5_v1 + t4_v;
                const vcc_u32x4 e_new_v0 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t6_v0,
                    t6_v0, 0, 1, 2, 3), vcc_i32x4);
                const vcc_u32x4 e_new_v1 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t6_v0,
                    t6_v0, 4, 5, 6, 7), vcc_i32x4);
                const vcc_u32x4 e_new_v2 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t6_v1,
                    t6_v1, 0, 1, 2, 3), vcc_i32x4);
                const vcc_u32x4 e_new_v3 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t6_v1,
                    t6_v1, 4, 5, 6, 7), vcc_i32x4);
                *(vcc_u32x4 *)(void *)(e + k2) = e_new_v0;
                *(vcc_u32x4 *)(void *)(e + k2 + 4) = e_new_v1;
                *(vcc_u32x4 *)(void *)(e + k2 + 8) = e_new_v2;
                *(vcc_u32x4 *)(void *)(e + k2 + 12) = e_new_v3;
            }
            k = (int)end;
        }
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
    for (k = 0; k < n; k++)
#endif
 {
        unsigned long rest = 77ul + (unsigned)(a[k] % ((a[k] & 0xff) | 1));
        d[k] = (int)(unsigned)rest;
        e[k] = a[k] / ((a[k] & 1) | 2 - 1) + 3;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
