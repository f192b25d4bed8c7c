/* vcc 0.1.0 wrote this from rows_counted.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[64*n+66] | in u8 on[n+1] | -> u32 */
/* Where a row begins is looked up, and the loop around is tested at its end. */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef signed char vcc_i8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
unsigned rows_counted(int n, const unsigned char *a, const unsigned char *on)
{
    unsigned count = 0;
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 7: 16 lanes x 2, generic */
    {
        const unsigned long trips = (unsigned long)n - 1;
        if ((long)trips >= 1) {
            const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const vcc_u8x16 t2_v = (unsigned char)100 - __extension__ (vcc_u8x16){0};
            vcc_u32x4 count_v0[2] = {t_v, t_v};
            vcc_u32x4 count_v1[2] = {t_v, t_v};
            vcc_u32x4 count_v2[2] = {t_v, t_v};
            vcc_u32x4 count_v3[2] = {t_v, t_v};
            /* what lanes accumulate is combined behind all rows */
            unsigned long n2;
            for (n2 = 0; n2 < trips; n2++) {
                const unsigned int t = (unsigned int)n2;
                const unsigned char on_s = on[(long)(int)t];
                unsigned long k;
                for (k = 0; k < 64UL; k += 32) {
                    unsigned long copy;
#pragma GCC unroll 2
                    for (copy = 0; copy < 2; copy++) {
                        const vcc_u8x16 a_v =
                            *(const vcc_u8x16 *)(const void *)(a + (long)(int)(t * 64u) + (long)(int)((unsigned int)on_s & 1u) + (long)(k + copy * 16));
                        const vcc_u8x16 mask_v = (vcc_u8x16)((vcc_u8x16)a_v > (vcc_u8x16)t2_v);
                        const vcc_u32x4 mask_v0 =
                            (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask_v,
                            mask_v, 0, 1, 2, 3), vcc_i32x4);
                        const vcc_u32x4 mask_v1 =
                            (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask_v,
                            mask_v, 4, 5, 6, 7), vcc_i32x4);
                        const vcc_u32x4 mask_v2 =
                            (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask_v,
                            mask_v, 8, 9, 10, 11), vcc_i32x4);
                        const vcc_u32x4 mask_v3 =
                            (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask_v,
                            mask_v, 12, 13, 14, 15), vcc_i32x4);
                        const vcc_u32x4 t_v0 = mask_v0;
                        const vcc_u32x4 t_v1 = mask_v1;
                        const vcc_u32x4 t_v2 = mask_v2;
                        const vcc_u32x4 t_v3 = mask_v3;
                        const vcc_u32x4 t2_v0 = count_v0[copy] - t_v0;
                        const vcc_u32x4 t2_v1 = count_v1[copy] - t_v1;
                        const vcc_u32x4 t2_v2 = count_v2[copy] - t_v2;
                        const vcc_u32x4 t2_v3 = count_v3[copy] - t_v3;
                        count_v0[copy] = t2_v0;
                        count_v1[copy] = t2_v1;
                        count_v2[copy] = t2_v2;
                        count_v3[copy] = t2_v3;
                    }
                }
            }
            {
                const vcc_u32x4 count2_v0 = count_v0[0] + count_v0[1];
                const vcc_u32x4 count2_v1 = count_v1[0] + count_v1[1];
                const vcc_u32x4 count2_v2 = count_v2[0] + count_v2[1];
                const vcc_u32x4 count2_v3 = count_v3[0] + count_v3[1];
                const vcc_u32x4 count_v = count2_v0 + count2_v1 + (count2_v2 + count2_v3);
                const vcc_u32x2 count2_v = __builtin_shufflevector(count_v, count_v, 2, 3);
                const vcc_u32x2 count3_v =
                    __builtin_shufflevector(count_v, count_v, 0, 1) + count2_v;
                const vcc_u32x1 count4_v = __extension__ (vcc_u32x1){count3_v[1]};
                const unsigned int count_s = (__extension__ (vcc_u32x1){count3_v[0]} + count4_v)[0];
                count = count + count_s;
                i = (int)trips;
            }
        }
    }
    /* remaining iterations */
    do {
        VCC_KEEP_SCALAR;
#else
    do
#endif
 {
        const unsigned char *row = a + i * 64 + (on[i] & 1);
        for (int j = 0; j < 64; j++)
            count += row[j] > 100;
        i++;
    }
#ifdef VCC_VECTOR
        }
#endif
 while (i < n);
    return count;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
