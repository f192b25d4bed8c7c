/* vcc 0.1.0 wrote this from columns_overlap.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout i16 a[7*n+7] | inout i16 b[7*n+7] */
/* Two arrays of rows that may lie one over the other, both written. */
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void columns_overlap(int n, short *a, short *b)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, then 4, generic; runs if all columns lie in one row, rows and loops
       inside are neither empty nor huge, b and a do not overlap, a and b do not overlap */
    int j_done = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long t = (unsigned long)n * 2 - 2;
        const unsigned long t2 = (unsigned long)b + (unsigned long)n * 2;
        const unsigned long t3 = (end - 1) * 2 + (unsigned long)n * 12;
        const unsigned long t4 = (unsigned long)b + (t3 + 2);
        const unsigned long t5 = (unsigned long)a + (unsigned long)n * 2;
        const unsigned long t6 = (end - 1) * 2 + (unsigned long)n * 12;
        const unsigned long t7 = (unsigned long)a + (t6 + 2);
        const unsigned long t8 = (end - 1) * 2 + (unsigned long)n * 10;
        const unsigned long t9 = (unsigned long)b + (t8 + 2);
        const unsigned long t10 = (end - 1) * 2 + (unsigned long)n * 10;
        const unsigned long t11 = (unsigned long)a + (t10 + 2);
        if (n >= 4 && t <= 268435455 && end - 1 <= t / 2 && (unsigned long)n * 2 <= 268435456
            && t2 <= t4 && t5 <= t7 && (t4 <= t5 || t7 <= t2) && (unsigned long)b <= t9
            && (t7 <= (unsigned long)b || t9 <= t5) && (unsigned long)a <= t11
            && (t11 <= (unsigned long)b || t9 <= (unsigned long)a)) {
            const unsigned long wide_end = end & ~15UL;
            const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long i_s = 6UL;
                int more;
                do {
                    short *const a_s = a + (long)(i_s * (unsigned long)n + k);
                    short *const b_s = b + (long)(i_s * (unsigned long)n + k);
                    const vcc_u16x8 b_v0 = *(const vcc_u16x8 *)(const void *)b_s;
                    const vcc_u16x8 b_v1 = *(const vcc_u16x8 *)(const void *)(b_s + 8);
                    const vcc_u32x4 t_v0 =
                        (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(b_v0,
                        b_v0, 0, 1, 2, 3), vcc_i32x4);
                    const vcc_u32x4 t_v1 =
                        (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(b_v0,
                        b_v0, 4, 5, 6, 7), vcc_i32x4);
                    const vcc_u32x4 t_v2 =
                        (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(b_v1,
                        b_v1, 0, 1, 2, 3), vcc_i32x4);
                    const vcc_u32x4 t_v3 =
                        (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(b_v1,
                        b_v1, 4, 5, 6, 7), vcc_i32x4);
                    const vcc_u32x4 t2_v0 = t_v0 + t_v;
                    const vcc_u32x4 t2_v1 = t_v1 + t_v;
                    const vcc_u32x4 t2_v2 = t_v2 + t_v;
                    const vcc_u32x4 t2_v3 = t_v3 + t_v;
                    const vcc_u16x4 a_new_v = __builtin_convertvector(t2_v0, vcc_u16x4);
                    const vcc_u16x4 a_new2_v = __builtin_convertvector(t2_v1, vcc_u16x4);
                    const vcc_u16x4 a_new3_v = __builtin_convertvector(t2_v2, vcc_u16x4);
                    const vcc_u16x4 a_new4_v = __builtin_convertvector(t2_v3, vcc_u16x4);
                    const vcc_u16x8 a_new_v0 =
                        __builtin_shufflevector(a_new_v, a_new2_v, 0, 1, 2, 3, 4, 5, 6, 7);
                    const vcc_u16x8 a_new_v1 =
                        __builtin_shufflevector(a_new3_v, a_new4_v, 0, 1, 2, 3, 4, 5, 6, 7);
                    *(vcc_u16x8 *)(void *)a_s = a_new_v0;
                    *(vcc_u16x8 *)(void *)(a_s + 8) = a_new_v1;
                    short *const b_s2 = b + (long)((i_s - 1) * (unsigned long)n + k);
                    const vcc_u32x4 t3_v0 =
                        (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a_new_v0,
                        a_new_v0, 0, 1, 2, 3), vcc_i32x4);
                    const vcc_u32x4 t3_v1 =
                        (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a_new_v0,
                        a_new_v0, 4, 5, 6, 7), vcc_i32x4);
                    const vcc_u32x4 t3_v2 =
                        (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a_new_v1,
                        a_new_v1, 0, 1, 2, 3), vcc_i32x4);
                    const vcc_u32x4 t3_v3 =
                        (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a_new_v1,
                        a_new_v1, 4, 5, 6, 7), vcc_i32x4);
                    short *const a_s2 = a + (long)((i_s - 1) * (unsigned long)n + k);
                    const vcc_u16x8 a_v0 = *(const vcc_u16x8 *)(const void *)a_s2;
                    const vcc_u16x8 a_v1 = *(const vcc_u16x8 *)(const void *)(a_s2 + 8);
                    const vcc_u32x4 t4_v0 =
                        (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a_v0,
                        a_v0, 0, 1, 2, 3), vcc_i32x4);
                    const vcc_u32x4 t4_v1 =
                        (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a_v0,
                        a_v0, 4, 5, 6, 7), vcc_i32x4);
                    const vcc_u32x4 t4_v2 =
                        (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a_v1,
                        a_v1, 0, 1, 2, 3), vcc_i32x4);
                    const vcc_u32x4 t4_v3 =
                        (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a_v1,
                        a_v1, 4, 5, 6, 7), vcc_i32x4);
                    const vcc_u32x4 t5_v0 = t3_v0 ^ t4_v0;
                    const vcc_u32x4 t5_v1 = t3_v1 ^ t4_v1;
                    const vcc_u32x4 t5_v2 = t3_v2 ^ t4_v2;
                    const vcc_u32x4 t5_v3 = t3_v3 ^ t4_v3;
                    const vcc_u16x4 b_new_v = __builtin_convertvector(t5_v0, vcc_u16x4);
                    const vcc_u16x4 b_new2_v = __builtin_convertvector(t5_v1, vcc_u16x4);
                    const vcc_u16x4 b_new3_v = __builtin_convertvector(t5_v2, vcc_u16x4);
                    const vcc_u16x4 b_new4_v = __builtin_convertvector(t5_v3, vcc_u16x4);
                    const vcc_u16x8 b_new_v0 =
                        __builtin_shufflevector(b_new_v, b_new2_v, 0, 1, 2, 3, 4, 5, 6, 7);
                    const vcc_u16x8 b_new_v1 =
                        __builtin_shufflevector(b_new3_v, b_new4_v, 0, 1, 2, 3, 4, 5, 6, 7);
                    *(vcc_u16x8 *)(void *)b_s2 = b_new_v0;
                    *(vcc_u16x8 *)(void *)(b_s2 + 8) = b_new_v1;
                    const unsigned long t12 = i_s - 1;
                    more = (long)t12 > 0;
                    i_s = t12;
                } while (more);
            }
            const vcc_u32x4 t2_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                unsigned long i_s2 = 6UL;
                int more2;
                do {
                    const vcc_u16x4 b_v =
                        *(const vcc_u16x4 *)(const void *)(b + (long)(i_s2 * (unsigned long)n + k));
                    const vcc_u32x4 t3_v =
                        (vcc_u32x4)__builtin_convertvector((vcc_i16x4)b_v, vcc_i32x4);
                    const vcc_u16x4 a_new5_v = __builtin_convertvector(t3_v + t2_v, vcc_u16x4);
                    *(vcc_u16x4 *)(void *)(a + (long)(i_s2 * (unsigned long)n + k)) = a_new5_v;
                    const vcc_u16x4 a_v =
                        *(const vcc_u16x4 *)(const void *)(a + (long)((i_s2 - 1) * (unsigned long)n + k));
                    const vcc_u32x4 t4_v =
                        (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a_new5_v, vcc_i32x4);
                    const vcc_u32x4 t5_v =
                        (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a_v, vcc_i32x4);
                    const vcc_u16x4 b_new5_v = __builtin_convertvector(t4_v ^ t5_v, vcc_u16x4);
                    *(vcc_u16x4 *)(void *)(b + (long)((i_s2 - 1) * (unsigned long)n + k)) =
                        b_new5_v;
                    const unsigned long t13 = i_s2 - 1;
                    more2 = (long)t13 > 0;
                    i_s2 = t13;
                } while (more2);
            }
            j_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
#else
    for (int j = 0; j < n; j++)
#endif
        for (int i = 6; i > 0; i--) {
            a[i * n + j] = (short)(b[i * n + j] + 3);
            b[(i - 1) * n + j] = (short)(a[i * n + j] ^ a[(i - 1) * n + j]);
        }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
