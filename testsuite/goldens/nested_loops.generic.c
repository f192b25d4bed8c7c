/* vcc 0.1.0 wrote this from nested_loops.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in u8 b[n] | out i32 d[n] restrict */
#pragma simd declare
static int nested_loops_lane(int x, int y)
{
    int sum = 0, i, j;
    for (i = 0; i < (x & 15); i++) {
        for (j = i; j < (y & 15); j++) {
            if ((i ^ j) == 5)
                continue;
            if (sum > 300)
                return -sum;
            sum += i * j + 1;
        }
        if (sum & 1)
            sum++;
    }
    return sum;
}

#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
void nested_loops(int n, const unsigned char *a, const unsigned char *b, int *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 24: 16 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)15 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 mask_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)300 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const vcc_u8x16 a_v = *(const vcc_u8x16 *)(const void *)(a + k2);
            const vcc_u32x4 x_v0 =
                __builtin_convertvector(__builtin_shufflevector(a_v, a_v, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 x_v1 =
                __builtin_convertvector(__builtin_shufflevector(a_v, a_v, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u32x4 x_v2 =
                __builtin_convertvector(__builtin_shufflevector(a_v, a_v, 8, 9, 10, 11), vcc_u32x4);
            const vcc_u32x4 x_v3 =
                __builtin_convertvector(__builtin_shufflevector(a_v, a_v, 12, 13, 14, 15),
                vcc_u32x4);
            const vcc_u8x16 b_v = *(const vcc_u8x16 *)(const void *)(b + k2);
            const vcc_u32x4 y_v0 =
                __builtin_convertvector(__builtin_shufflevector(b_v, b_v, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 y_v1 =
                __builtin_convertvector(__builtin_shufflevector(b_v, b_v, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u32x4 y_v2 =
                __builtin_convertvector(__builtin_shufflevector(b_v, b_v, 8, 9, 10, 11), vcc_u32x4);
            const vcc_u32x4 y_v3 =
                __builtin_convertvector(__builtin_shufflevector(b_v, b_v, 12, 13, 14, 15),
                vcc_u32x4);
            const vcc_u32x4 t_v0 = y_v0 & t_v;
            const vcc_u32x4 t_v1 = y_v1 & t_v;
            const vcc_u32x4 t_v2 = y_v2 & t_v;
            const vcc_u32x4 t_v3 = y_v3 & t_v;
            const vcc_u32x4 t2_v0 = x_v0 & t_v;
            const vcc_u32x4 t2_v1 = x_v1 & t_v;
            const vcc_u32x4 t2_v2 = x_v2 & t_v;
            const vcc_u32x4 t2_v3 = x_v3 & t_v;
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_i32x4)t2_v < (vcc_i32x4)t2_v0);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_i32x4)t2_v < (vcc_i32x4)t2_v1);
            const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_i32x4)t2_v < (vcc_i32x4)t2_v2);
            const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_i32x4)t2_v < (vcc_i32x4)t2_v3);
            const vcc_u64x2 any_v = (vcc_u64x2)(mask_v0 | mask_v1 | (mask_v2 | mask_v3));
            const int any = (any_v[0] | any_v[1]) != 0;
            vcc_u32x4 sum_v0 = t2_v;
            vcc_u32x4 sum_v1 = t2_v;
            vcc_u32x4 sum_v2 = t2_v;
            vcc_u32x4 sum_v3 = t2_v;
            vcc_u32x4 sum2_v0 = t2_v;
            vcc_u32x4 sum2_v1 = t2_v;
            vcc_u32x4 sum2_v2 = t2_v;
            vcc_u32x4 sum2_v3 = t2_v;
            vcc_u32x4 left_mask_v0 = mask_v;
            vcc_u32x4 left_mask_v1 = mask_v;
            vcc_u32x4 left_mask_v2 = mask_v;
            vcc_u32x4 left_mask_v3 = mask_v;
            if (any) {
                vcc_u32x4 sum4_v0 = t2_v;
                vcc_u32x4 sum4_v1 = t2_v;
                vcc_u32x4 sum4_v2 = t2_v;
                vcc_u32x4 sum4_v3 = t2_v;
                unsigned int i_s = 0u;
                vcc_u32x4 active_mask_v0 = mask_v0;
                vcc_u32x4 active_mask_v1 = mask_v1;
                vcc_u32x4 active_mask_v2 = mask_v2;
                vcc_u32x4 active_mask_v3 = mask_v3;
                vcc_u32x4 sum5_v0 = t2_v;
                vcc_u32x4 sum5_v1 = t2_v;
                vcc_u32x4 sum5_v2 = t2_v;
                vcc_u32x4 sum5_v3 = t2_v;
                vcc_u32x4 sum6_v0 = t2_v;
                vcc_u32x4 sum6_v1 = t2_v;
                vcc_u32x4 sum6_v2 = t2_v;
                vcc_u32x4 sum6_v3 = t2_v;
                vcc_u32x4 left_mask2_v0 = mask_v;
                vcc_u32x4 left_mask2_v1 = mask_v;
                vcc_u32x4 left_mask2_v2 = mask_v;
                vcc_u32x4 left_mask2_v3 = mask_v;
                int more;
                do {
                    const vcc_u32x4 i_v = (unsigned int)i_s - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask3_v0 = (vcc_u32x4)((vcc_i32x4)i_v < (vcc_i32x4)t_v0);
                    const vcc_u32x4 mask3_v1 = (vcc_u32x4)((vcc_i32x4)i_v < (vcc_i32x4)t_v1);
                    const vcc_u32x4 mask3_v2 = (vcc_u32x4)((vcc_i32x4)i_v < (vcc_i32x4)t_v2);
                    const vcc_u32x4 mask3_v3 = (vcc_u32x4)((vcc_i32x4)i_v < (vcc_i32x4)t_v3);
                    const vcc_u32x4 mask4_v0 = active_mask_v0 & mask3_v0;
                    const vcc_u32x4 mask4_v1 = active_mask_v1 & mask3_v1;
                    const vcc_u32x4 mask4_v2 = active_mask_v2 & mask3_v2;
                    const vcc_u32x4 mask4_v3 = active_mask_v3 & mask3_v3;
                    const vcc_u64x2 any2_v =
                        (vcc_u64x2)(mask4_v0 | mask4_v1 | (mask4_v2 | mask4_v3));
                    const int any2 = (any2_v[0] | any2_v[1]) != 0;
                    vcc_u32x4 sum7_v0 = t2_v;
                    vcc_u32x4 sum7_v1 = t2_v;
                    vcc_u32x4 sum7_v2 = t2_v;
                    vcc_u32x4 sum7_v3 = t2_v;
                    vcc_u32x4 sum8_v0 = t2_v;
                    vcc_u32x4 sum8_v1 = t2_v;
                    vcc_u32x4 sum8_v2 = t2_v;
                    vcc_u32x4 sum8_v3 = t2_v;
                    vcc_u32x4 left_mask3_v0 = mask_v;
                    vcc_u32x4 left_mask3_v1 = mask_v;
                    vcc_u32x4 left_mask3_v2 = mask_v;
                    vcc_u32x4 left_mask3_v3 = mask_v;
                    vcc_u32x4 left_mask4_v0 = mask_v;
                    vcc_u32x4 left_mask4_v1 = mask_v;
                    vcc_u32x4 left_mask4_v2 = mask_v;
                    vcc_u32x4 left_mask4_v3 = mask_v;
                    if (any2) {
                        vcc_u32x4 sum11_v0 = sum4_v0;
                        vcc_u32x4 sum11_v1 = sum4_v1;
                        vcc_u32x4 sum11_v2 = sum4_v2;
                        vcc_u32x4 sum11_v3 = sum4_v3;
                        unsigned int j_s = i_s;
                        vcc_u32x4 active_mask2_v0 = mask4_v0;
                        vcc_u32x4 active_mask2_v1 = mask4_v1;
                        vcc_u32x4 active_mask2_v2 = mask4_v2;
                        vcc_u32x4 active_mask2_v3 = mask4_v3;
                        vcc_u32x4 sum12_v0 = t2_v;
                        vcc_u32x4 sum12_v1 = t2_v;
                        vcc_u32x4 sum12_v2 = t2_v;
                        vcc_u32x4 sum12_v3 = t2_v;
                        vcc_u32x4 sum13_v0 = t2_v;
                        vcc_u32x4 sum13_v1 = t2_v;
                        vcc_u32x4 sum13_v2 = t2_v;
                        vcc_u32x4 sum13_v3 = t2_v;
                        vcc_u32x4 left_mask5_v0 = mask_v;
                        vcc_u32x4 left_mask5_v1 = mask_v;
                        vcc_u32x4 left_mask5_v2 = mask_v;
                        vcc_u32x4 left_mask5_v3 = mask_v;
                        vcc_u32x4 left_mask6_v0 = mask_v;
                        vcc_u32x4 left_mask6_v1 = mask_v;
                        vcc_u32x4 left_mask6_v2 = mask_v;
                        vcc_u32x4 left_mask6_v3 = mask_v;
                        int more2;
                        do {
                            const vcc_u32x4 mask12_v0 =
                                (vcc_u32x4)((vcc_i32x4)sum11_v0 > (vcc_i32x4)t3_v);
                            const vcc_u32x4 mask12_v1 =
                                (vcc_u32x4)((vcc_i32x4)sum11_v1 > (vcc_i32x4)t3_v);
                            const vcc_u32x4 mask12_v2 =
                                (vcc_u32x4)((vcc_i32x4)sum11_v2 > (vcc_i32x4)t3_v);
                            const vcc_u32x4 mask12_v3 =
                                (vcc_u32x4)((vcc_i32x4)sum11_v3 > (vcc_i32x4)t3_v);
                            const vcc_u32x4 t9_v =
                                (unsigned int)(i_s * j_s + 1u) - __extension__ (vcc_u32x4){0};
                            const vcc_u32x4 mask3_v =
                                (unsigned int)((i_s ^ j_s) == 5u ? -1
                                : 0) - __extension__ (vcc_u32x4){0};
                            const vcc_u32x4 mask13_v0 = ~mask3_v;
                            const vcc_u32x4 mask13_v1 = ~mask3_v;
                            const vcc_u32x4 mask13_v2 = ~mask3_v;
                            const vcc_u32x4 mask13_v3 = ~mask3_v;
                            const vcc_u32x4 t7_v0 = mask13_v0;
                            const vcc_u32x4 t7_v1 = mask13_v1;
                            const vcc_u32x4 t7_v2 = mask13_v2;
                            const vcc_u32x4 t7_v3 = mask13_v3;
                            const vcc_u32x4 t8_v0 = t9_v & t7_v0;
                            const vcc_u32x4 t8_v1 = t9_v & t7_v1;
                            const vcc_u32x4 t8_v2 = t9_v & t7_v2;
                            const vcc_u32x4 t8_v3 = t9_v & t7_v3;
                            const vcc_u32x4 sum14_v0 = sum11_v0 + t8_v0;
                            const vcc_u32x4 sum14_v1 = sum11_v1 + t8_v1;
                            const vcc_u32x4 sum14_v2 = sum11_v2 + t8_v2;
                            const vcc_u32x4 sum14_v3 = sum11_v3 + t8_v3;
                            const unsigned int t2 = j_s + 1u;
                            const vcc_u32x4 t9_v0 = y_v0 & t_v;
                            const vcc_u32x4 t9_v1 = y_v1 & t_v;
                            const vcc_u32x4 t9_v2 = y_v2 & t_v;
                            const vcc_u32x4 t9_v3 = y_v3 & t_v;
                            const vcc_u32x4 j_v = (unsigned int)t2 - __extension__ (vcc_u32x4){0};
                            const vcc_u32x4 mask14_v0 =
                                (vcc_u32x4)((vcc_i32x4)j_v < (vcc_i32x4)t9_v0);
                            const vcc_u32x4 mask14_v1 =
                                (vcc_u32x4)((vcc_i32x4)j_v < (vcc_i32x4)t9_v1);
                            const vcc_u32x4 mask14_v2 =
                                (vcc_u32x4)((vcc_i32x4)j_v < (vcc_i32x4)t9_v2);
                            const vcc_u32x4 mask14_v3 =
                                (vcc_u32x4)((vcc_i32x4)j_v < (vcc_i32x4)t9_v3);
                            const vcc_u32x4 mask15_v0 = ~mask12_v0;
                            const vcc_u32x4 mask15_v1 = ~mask12_v1;
                            const vcc_u32x4 mask15_v2 = ~mask12_v2;
                            const vcc_u32x4 mask15_v3 = ~mask12_v3;
                            const vcc_u32x4 mask16_v0 = mask15_v0 | mask3_v;
                            const vcc_u32x4 mask16_v1 = mask15_v1 | mask3_v;
                            const vcc_u32x4 mask16_v2 = mask15_v2 | mask3_v;
                            const vcc_u32x4 mask16_v3 = mask15_v3 | mask3_v;
                            const vcc_u32x4 mask17_v0 = active_mask2_v0 & mask16_v0;
                            const vcc_u32x4 mask17_v1 = active_mask2_v1 & mask16_v1;
                            const vcc_u32x4 mask17_v2 = active_mask2_v2 & mask16_v2;
                            const vcc_u32x4 mask17_v3 = active_mask2_v3 & mask16_v3;
                            const vcc_u32x4 mask18_v0 = mask17_v0 & mask14_v0;
                            const vcc_u32x4 mask18_v1 = mask17_v1 & mask14_v1;
                            const vcc_u32x4 mask18_v2 = mask17_v2 & mask14_v2;
                            const vcc_u32x4 mask18_v3 = mask17_v3 & mask14_v3;
                            const vcc_u32x4 t10_v0 = (sum11_v0 & active_mask2_v0)
                                | (sum12_v0 & ~active_mask2_v0);
                            const vcc_u32x4 t10_v1 = (sum11_v1 & active_mask2_v1)
                                | (sum12_v1 & ~active_mask2_v1);
                            const vcc_u32x4 t10_v2 = (sum11_v2 & active_mask2_v2)
                                | (sum12_v2 & ~active_mask2_v2);
                            const vcc_u32x4 t10_v3 = (sum11_v3 & active_mask2_v3)
                                | (sum12_v3 & ~active_mask2_v3);
                            const vcc_u32x4 t11_v0 = (sum14_v0 & active_mask2_v0)
                                | (sum13_v0 & ~active_mask2_v0);
                            const vcc_u32x4 t11_v1 = (sum14_v1 & active_mask2_v1)
                                | (sum13_v1 & ~active_mask2_v1);
                            const vcc_u32x4 t11_v2 = (sum14_v2 & active_mask2_v2)
                                | (sum13_v2 & ~active_mask2_v2);
                            const vcc_u32x4 t11_v3 = (sum14_v3 & active_mask2_v3)
                                | (sum13_v3 & ~active_mask2_v3);
                            const vcc_u32x4 mask19_v0 = mask13_v0 & mask12_v0;
                            const vcc_u32x4 mask19_v1 = mask13_v1 & mask12_v1;
                            const vcc_u32x4 mask19_v2 = mask13_v2 & mask12_v2;
                            const vcc_u32x4 mask19_v3 = mask13_v3 & mask12_v3;
                            const vcc_u32x4 mask20_v0 = active_mask2_v0 & mask19_v0;
                            const vcc_u32x4 mask20_v1 = active_mask2_v1 & mask19_v1;
                            const vcc_u32x4 mask20_v2 = active_mask2_v2 & mask19_v2;
                            const vcc_u32x4 mask20_v3 = active_mask2_v3 & mask19_v3;
                            const vcc_u32x4 mask21_v0 = left_mask5_v0 | mask20_v0;
                            const vcc_u32x4 mask21_v1 = left_mask5_v1 | mask20_v1;
                            const vcc_u32x4 mask21_v2 = left_mask5_v2 | mask20_v2;
                            const vcc_u32x4 mask21_v3 = left_mask5_v3 | mask20_v3;
                            const vcc_u32x4 mask22_v0 = ~mask14_v0;
                            const vcc_u32x4 mask22_v1 = ~mask14_v1;
                            const vcc_u32x4 mask22_v2 = ~mask14_v2;
                            const vcc_u32x4 mask22_v3 = ~mask14_v3;
                            const vcc_u32x4 mask23_v0 = mask17_v0 & mask22_v0;
                            const vcc_u32x4 mask23_v1 = mask17_v1 & mask22_v1;
                            const vcc_u32x4 mask23_v2 = mask17_v2 & mask22_v2;
                            const vcc_u32x4 mask23_v3 = mask17_v3 & mask22_v3;
                            const vcc_u32x4 mask24_v0 = left_mask6_v0 | mask23_v0;
                            const vcc_u32x4 mask24_v1 = left_mask6_v1 | mask23_v1;
                            const vcc_u32x4 mask24_v2 = left_mask6_v2 | mask23_v2;
                            const vcc_u32x4 mask24_v3 = left_mask6_v3 | mask23_v3;
                            const vcc_u64x2 t10_v =
                                (vcc_u64x2)(mask18_v0 | mask18_v1 | (mask18_v2 | mask18_v3));
                            const int t3 = (t10_v[0] | t10_v[1]) != 0;
                            more2 = t3;
                            sum11_v0 = sum14_v0;
                            sum11_v1 = sum14_v1;
                            sum11_v2 = sum14_v2;
                            sum11_v3 = sum14_v3;
                            j_s = t2;
                            active_mask2_v0 = mask18_v0;
                            active_mask2_v1 = mask18_v1;
                            active_mask2_v2 = mask18_v2;
                            active_mask2_v3 = mask18_v3;
                            sum12_v0 = t10_v0;
                            sum12_v1 = t10_v1;
                            sum12_v2 = t10_v2;
                            sum12_v3 = t10_v3;
                            sum13_v0 = t11_v0;
                            sum13_v1 = t11_v1;
                            sum13_v2 = t11_v2;
                            sum13_v3 = t11_v3;
                            left_mask5_v0 = mask21_v0;
                            left_mask5_v1 = mask21_v1;
                            left_mask5_v2 = mask21_v2;
                            left_mask5_v3 = mask21_v3;
                            left_mask6_v0 = mask24_v0;
                            left_mask6_v1 = mask24_v1;
                            left_mask6_v2 = mask24_v2;
                            left_mask6_v3 = mask24_v3;
                        } while (more2);
                        sum7_v0 = sum12_v0;
                        sum7_v1 = sum12_v1;
                        sum7_v2 = sum12_v2;
                        sum7_v3 = sum12_v3;
                        sum8_v0 = sum13_v0;
                        sum8_v1 = sum13_v1;
                        sum8_v2 = sum13_v2;
                        sum8_v3 = sum13_v3;
                        left_mask3_v0 = left_mask5_v0;
                        left_mask3_v1 = left_mask5_v1;
                        left_mask3_v2 = left_mask5_v2;
                        left_mask3_v3 = left_mask5_v3;
                        left_mask4_v0 = left_mask6_v0;
                        left_mask4_v1 = left_mask6_v1;
                        left_mask4_v2 = left_mask6_v2;
                        left_mask4_v3 = left_mask6_v3;
                    }
                    const vcc_u32x4 sum9_v0 = (sum8_v0 & mask3_v0) | (sum4_v0 & ~mask3_v0);
                    const vcc_u32x4 sum9_v1 = (sum8_v1 & mask3_v1) | (sum4_v1 & ~mask3_v1);
                    const vcc_u32x4 sum9_v2 = (sum8_v2 & mask3_v2) | (sum4_v2 & ~mask3_v2);
                    const vcc_u32x4 sum9_v3 = (sum8_v3 & mask3_v3) | (sum4_v3 & ~mask3_v3);
                    const vcc_u32x4 t4_v0 = sum9_v0 & t4_v;
                    const vcc_u32x4 t4_v1 = sum9_v1 & t4_v;
                    const vcc_u32x4 t4_v2 = sum9_v2 & t4_v;
                    const vcc_u32x4 t4_v3 = sum9_v3 & t4_v;
                    const vcc_u32x4 mask5_v0 = (vcc_u32x4)((vcc_u32x4)t4_v0 != (vcc_u32x4)t2_v);
                    const vcc_u32x4 mask5_v1 = (vcc_u32x4)((vcc_u32x4)t4_v1 != (vcc_u32x4)t2_v);
                    const vcc_u32x4 mask5_v2 = (vcc_u32x4)((vcc_u32x4)t4_v2 != (vcc_u32x4)t2_v);
                    const vcc_u32x4 mask5_v3 = (vcc_u32x4)((vcc_u32x4)t4_v3 != (vcc_u32x4)t2_v);
                    const vcc_u32x4 t5_v0 = mask5_v0;
                    const vcc_u32x4 t5_v1 = mask5_v1;
                    const vcc_u32x4 t5_v2 = mask5_v2;
                    const vcc_u32x4 t5_v3 = mask5_v3;
                    const vcc_u32x4 sum10_v0 = sum9_v0 - t5_v0;
                    const vcc_u32x4 sum10_v1 = sum9_v1 - t5_v1;
                    const vcc_u32x4 sum10_v2 = sum9_v2 - t5_v2;
                    const vcc_u32x4 sum10_v3 = sum9_v3 - t5_v3;
                    const unsigned int t = i_s + 1u;
                    const vcc_u32x4 t6_v0 = x_v0 & t_v;
                    const vcc_u32x4 t6_v1 = x_v1 & t_v;
                    const vcc_u32x4 t6_v2 = x_v2 & t_v;
                    const vcc_u32x4 t6_v3 = x_v3 & t_v;
                    const vcc_u32x4 i2_v = (unsigned int)t - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask6_v0 = mask3_v0 & left_mask3_v0;
                    const vcc_u32x4 mask6_v1 = mask3_v1 & left_mask3_v1;
                    const vcc_u32x4 mask6_v2 = mask3_v2 & left_mask3_v2;
                    const vcc_u32x4 mask6_v3 = mask3_v3 & left_mask3_v3;
                    const vcc_u32x4 mask7_v0 = ~mask3_v0;
                    const vcc_u32x4 mask7_v1 = ~mask3_v1;
                    const vcc_u32x4 mask7_v2 = ~mask3_v2;
                    const vcc_u32x4 mask7_v3 = ~mask3_v3;
                    const vcc_u32x4 mask8_v0 = mask7_v0 | left_mask4_v0;
                    const vcc_u32x4 mask8_v1 = mask7_v1 | left_mask4_v1;
                    const vcc_u32x4 mask8_v2 = mask7_v2 | left_mask4_v2;
                    const vcc_u32x4 mask8_v3 = mask7_v3 | left_mask4_v3;
                    const vcc_u32x4 mask9_v0 = (vcc_u32x4)((vcc_i32x4)i2_v >= (vcc_i32x4)t6_v0);
                    const vcc_u32x4 mask9_v1 = (vcc_u32x4)((vcc_i32x4)i2_v >= (vcc_i32x4)t6_v1);
                    const vcc_u32x4 mask9_v2 = (vcc_u32x4)((vcc_i32x4)i2_v >= (vcc_i32x4)t6_v2);
                    const vcc_u32x4 mask9_v3 = (vcc_u32x4)((vcc_i32x4)i2_v >= (vcc_i32x4)t6_v3);
                    const vcc_u32x4 mask10_v0 = mask8_v0 & mask9_v0;
                    const vcc_u32x4 mask10_v1 = mask8_v1 & mask9_v1;
                    const vcc_u32x4 mask10_v2 = mask8_v2 & mask9_v2;
                    const vcc_u32x4 mask10_v3 = mask8_v3 & mask9_v3;
                    const vcc_u32x4 mask11_v0 = mask6_v0 | mask10_v0;
                    const vcc_u32x4 mask11_v1 = mask6_v1 | mask10_v1;
                    const vcc_u32x4 mask11_v2 = mask6_v2 | mask10_v2;
                    const vcc_u32x4 mask11_v3 = mask6_v3 | mask10_v3;
                    const vcc_u32x4 leaving_mask_v0 = active_mask_v0 & mask11_v0;
                    const vcc_u32x4 leaving_mask_v1 = active_mask_v1 & mask11_v1;
                    const vcc_u32x4 leaving_mask_v2 = active_mask_v2 & mask11_v2;
                    const vcc_u32x4 leaving_mask_v3 = active_mask_v3 & mask11_v3;
                    const vcc_u32x4 leave_v = leaving_mask_v0 | leaving_mask_v1
                        | (leaving_mask_v2 | leaving_mask_v3);
                    const vcc_u64x2 leave2_v = (vcc_u64x2)leave_v;
                    const int leave = (leave2_v[0] | leave2_v[1]) != 0;
                    int stay = 1;
                    if (__builtin_expect((long)leave, 0L)) {
                        const vcc_u32x4 mask25_v0 = ~leaving_mask_v0;
                        const vcc_u32x4 mask25_v1 = ~leaving_mask_v1;
                        const vcc_u32x4 mask25_v2 = ~leaving_mask_v2;
                        const vcc_u32x4 mask25_v3 = ~leaving_mask_v3;
                        const vcc_u32x4 staying_mask_v0 = active_mask_v0 & mask25_v0;
                        const vcc_u32x4 staying_mask_v1 = active_mask_v1 & mask25_v1;
                        const vcc_u32x4 staying_mask_v2 = active_mask_v2 & mask25_v2;
                        const vcc_u32x4 staying_mask_v3 = active_mask_v3 & mask25_v3;
                        const vcc_u32x4 mask26_v0 = active_mask_v0 & mask6_v0;
                        const vcc_u32x4 mask26_v1 = active_mask_v1 & mask6_v1;
                        const vcc_u32x4 mask26_v2 = active_mask_v2 & mask6_v2;
                        const vcc_u32x4 mask26_v3 = active_mask_v3 & mask6_v3;
                        const vcc_u32x4 t11_v = staying_mask_v0 | staying_mask_v1
                            | (staying_mask_v2 | staying_mask_v3);
                        const vcc_u64x2 t12_v = (vcc_u64x2)t11_v;
                        const int t4 = (t12_v[0] | t12_v[1]) != 0;
                        sum5_v0 = (sum7_v0 & leaving_mask_v0) | (sum5_v0 & ~leaving_mask_v0);
                        sum5_v1 = (sum7_v1 & leaving_mask_v1) | (sum5_v1 & ~leaving_mask_v1);
                        sum5_v2 = (sum7_v2 & leaving_mask_v2) | (sum5_v2 & ~leaving_mask_v2);
                        sum5_v3 = (sum7_v3 & leaving_mask_v3) | (sum5_v3 & ~leaving_mask_v3);
                        sum6_v0 = (sum10_v0 & leaving_mask_v0) | (sum6_v0 & ~leaving_mask_v0);
                        sum6_v1 = (sum10_v1 & leaving_mask_v1) | (sum6_v1 & ~leaving_mask_v1);
                        sum6_v2 = (sum10_v2 & leaving_mask_v2) | (sum6_v2 & ~leaving_mask_v2);
                        sum6_v3 = (sum10_v3 & leaving_mask_v3) | (sum6_v3 & ~leaving_mask_v3);
                        left_mask2_v0 = left_mask2_v0 | mask26_v0;
                        left_mask2_v1 = left_mask2_v1 | mask26_v1;
                        left_mask2_v2 = left_mask2_v2 | mask26_v2;
                        left_mask2_v3 = left_mask2_v3 | mask26_v3;
                        stay = t4;
                        active_mask_v0 = staying_mask_v0;
                        active_mask_v1 = staying_mask_v1;
                        active_mask_v2 = staying_mask_v2;
                        active_mask_v3 = staying_mask_v3;
                    }
                    more = stay;
                    sum4_v0 = sum10_v0;
                    sum4_v1 = sum10_v1;
                    sum4_v2 = sum10_v2;
                    sum4_v3 = sum10_v3;
                    i_s = t;
                } while (more);
                sum_v0 = sum5_v0;
                sum_v1 = sum5_v1;
                sum_v2 = sum5_v2;
                sum_v3 = sum5_v3;
                sum2_v0 = sum6_v0;
                sum2_v1 = sum6_v1;
                sum2_v2 = sum6_v2;
                sum2_v3 = sum6_v3;
                left_mask_v0 = left_mask2_v0;
                left_mask_v1 = left_mask2_v1;
                left_mask_v2 = left_mask2_v2;
                left_mask_v3 = left_mask2_v3;
            }
            const vcc_u32x4 t3_v0 = t2_v - sum_v0;
            const vcc_u32x4 t3_v1 = t2_v - sum_v1;
            const vcc_u32x4 t3_v2 = t2_v - sum_v2;
            const vcc_u32x4 t3_v3 = t2_v - sum_v3;
            const vcc_u32x4 sum3_v0 = (sum2_v0 & mask_v0) | (t2_v & ~mask_v0);
            const vcc_u32x4 sum3_v1 = (sum2_v1 & mask_v1) | (t2_v & ~mask_v1);
            const vcc_u32x4 sum3_v2 = (sum2_v2 & mask_v2) | (t2_v & ~mask_v2);
            const vcc_u32x4 sum3_v3 = (sum2_v3 & mask_v3) | (t2_v & ~mask_v3);
            const vcc_u32x4 mask2_v0 = mask_v0 & left_mask_v0;
            const vcc_u32x4 mask2_v1 = mask_v1 & left_mask_v1;
            const vcc_u32x4 mask2_v2 = mask_v2 & left_mask_v2;
            const vcc_u32x4 mask2_v3 = mask_v3 & left_mask_v3;
            const vcc_u32x4 d_new_v0 = (t3_v0 & mask2_v0) | (sum3_v0 & ~mask2_v0);
            const vcc_u32x4 d_new_v1 = (t3_v1 & mask2_v1) | (sum3_v1 & ~mask2_v1);
            const vcc_u32x4 d_new_v2 = (t3_v2 & mask2_v2) | (sum3_v2 & ~mask2_v2);
            const vcc_u32x4 d_new_v3 = (t3_v3 & mask2_v3) | (sum3_v3 & ~mask2_v3);
            *(vcc_u32x4 *)(void *)(d + k2) = d_new_v0;
            *(vcc_u32x4 *)(void *)(d + k2 + 4) = d_new_v1;
            *(vcc_u32x4 *)(void *)(d + k2 + 8) = d_new_v2;
            *(vcc_u32x4 *)(void *)(d + k2 + 12) = d_new_v3;
        }
        const vcc_u32x4 t5_v = (unsigned int)15 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t6_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 mask2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t7_v = (unsigned int)300 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t8_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_u8x4 a2_v = *(const vcc_u8x4 *)(const void *)(a + k2);
            const vcc_u32x4 x_v = __builtin_convertvector(a2_v, vcc_u32x4);
            const vcc_u8x4 b2_v = *(const vcc_u8x4 *)(const void *)(b + k2);
            const vcc_u32x4 y_v = __builtin_convertvector(b2_v, vcc_u32x4);
            const vcc_u32x4 t13_v = y_v & t5_v;
            const vcc_u32x4 mask4_v = (vcc_u32x4)((vcc_i32x4)t6_v < (vcc_i32x4)(x_v & t5_v));
            const vcc_u64x2 any3_v = (vcc_u64x2)mask4_v;
            const int any3 = (any3_v[0] | any3_v[1]) != 0;
            vcc_u32x4 sum_v = t6_v;
            vcc_u32x4 sum2_v = t6_v;
            vcc_u32x4 left_mask_v = mask2_v;
            if (any3) {
                vcc_u32x4 sum4_v = t6_v;
                unsigned int i_s2 = 0u;
                vcc_u32x4 active_mask_v = mask4_v;
                vcc_u32x4 sum5_v = t6_v;
                vcc_u32x4 sum6_v = t6_v;
                vcc_u32x4 left_mask2_v = mask2_v;
                int more3;
                do {
                    const vcc_u32x4 i3_v = (unsigned int)i_s2 - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask6_v = (vcc_u32x4)((vcc_i32x4)i3_v < (vcc_i32x4)t13_v);
                    const vcc_u32x4 mask7_v = active_mask_v & mask6_v;
                    const vcc_u64x2 any4_v = (vcc_u64x2)mask7_v;
                    const int any4 = (any4_v[0] | any4_v[1]) != 0;
                    vcc_u32x4 sum7_v = t6_v;
                    vcc_u32x4 sum8_v = t6_v;
                    vcc_u32x4 left_mask3_v = mask2_v;
                    vcc_u32x4 left_mask4_v = mask2_v;
                    if (any4) {
                        vcc_u32x4 sum11_v = sum4_v;
                        unsigned int j_s2 = i_s2;
                        vcc_u32x4 active_mask2_v = mask7_v;
                        vcc_u32x4 sum12_v = t6_v;
                        vcc_u32x4 sum13_v = t6_v;
                        vcc_u32x4 left_mask5_v = mask2_v;
                        vcc_u32x4 left_mask6_v = mask2_v;
                        int more4;
                        do {
                            const vcc_u32x4 mask11_v =
                                (vcc_u32x4)((vcc_i32x4)sum11_v > (vcc_i32x4)t7_v);
                            const vcc_u32x4 mask12_v =
                                (unsigned int)((i_s2 ^ j_s2) == 5u ? -1
                                : 0) - __extension__ (vcc_u32x4){0};
                            const vcc_u32x4 mask13_v = ~mask12_v;
                            const vcc_u32x4 t15_v =
                                (unsigned int)(i_s2 * j_s2 + 1u) - __extension__ (vcc_u32x4){0};
                            const vcc_u32x4 sum14_v = sum11_v + (t15_v & mask13_v);
                            const unsigned int t6 = j_s2 + 1u;
                            const vcc_u32x4 j2_v = (unsigned int)t6 - __extension__ (vcc_u32x4){0};
                            const vcc_u32x4 mask14_v =
                                (vcc_u32x4)((vcc_i32x4)j2_v < (vcc_i32x4)(y_v & t5_v));
                            const vcc_u32x4 mask15_v = active_mask2_v & (~mask11_v | mask12_v);
                            const vcc_u32x4 mask16_v = mask15_v & mask14_v;
                            const vcc_u64x2 t16_v = (vcc_u64x2)mask16_v;
                            const int t7 = (t16_v[0] | t16_v[1]) != 0;
                            more4 = t7;
                            const vcc_u32x4 sum_next = (sum11_v & active_mask2_v)
                                | (sum12_v & ~active_mask2_v);
                            const vcc_u32x4 sum_next2 = (sum14_v & active_mask2_v)
                                | (sum13_v & ~active_mask2_v);
                            const vcc_u32x4 left_mask_next = left_mask5_v
                                | (active_mask2_v & (mask13_v & mask11_v));
                            sum11_v = sum14_v;
                            j_s2 = t6;
                            active_mask2_v = mask16_v;
                            sum12_v = sum_next;
                            sum13_v = sum_next2;
                            left_mask5_v = left_mask_next;
                            left_mask6_v = left_mask6_v | (mask15_v & ~mask14_v);
                        } while (more4);
                        sum7_v = sum12_v;
                        sum8_v = sum13_v;
                        left_mask3_v = left_mask5_v;
                        left_mask4_v = left_mask6_v;
                    }
                    const vcc_u32x4 sum9_v = (sum8_v & mask6_v) | (sum4_v & ~mask6_v);
                    const vcc_u32x4 t14_v =
                        (vcc_u32x4)((vcc_u32x4)(sum9_v & t8_v) != (vcc_u32x4)t6_v);
                    const vcc_u32x4 sum10_v = sum9_v - t14_v;
                    const unsigned int t5 = i_s2 + 1u;
                    const vcc_u32x4 mask8_v = mask6_v & left_mask3_v;
                    const vcc_u32x4 i4_v = (unsigned int)t5 - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask9_v =
                        (vcc_u32x4)((vcc_i32x4)i4_v >= (vcc_i32x4)(x_v & t5_v));
                    const vcc_u32x4 mask10_v = mask8_v | ((~mask6_v | left_mask4_v) & mask9_v);
                    const vcc_u32x4 leaving_mask_v = active_mask_v & mask10_v;
                    const vcc_u64x2 leave3_v = (vcc_u64x2)leaving_mask_v;
                    const int leave2 = (leave3_v[0] | leave3_v[1]) != 0;
                    int stay2 = 1;
                    if (__builtin_expect((long)leave2, 0L)) {
                        const vcc_u32x4 staying_mask_v = active_mask_v & ~leaving_mask_v;
                        const vcc_u64x2 t17_v = (vcc_u64x2)staying_mask_v;
                        const int t8 = (t17_v[0] | t17_v[1]) != 0;
                        sum5_v = (sum7_v & leaving_mask_v) | (sum5_v & ~leaving_mask_v);
                        sum6_v = (sum10_v & leaving_mask_v) | (sum6_v & ~leaving_mask_v);
                        left_mask2_v = left_mask2_v | (active_mask_v & mask8_v);
                        stay2 = t8;
                        active_mask_v = staying_mask_v;
                    }
                    more3 = stay2;
                    sum4_v = sum10_v;
                    i_s2 = t5;
                } while (more3);
                sum_v = sum5_v;
                sum2_v = sum6_v;
                left_mask_v = left_mask2_v;
            }
            const vcc_u32x4 mask5_v = mask4_v & left_mask_v;
            const vcc_u32x4 sum3_v = (sum2_v & mask4_v) | (t6_v & ~mask4_v);
            const vcc_u32x4 d_new_v = ((t6_v - sum_v) & mask5_v) | (sum3_v & ~mask5_v);
            *(vcc_u32x4 *)(void *)(d + k2) = d_new_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++) {
#endif
        d[k] = nested_loops_lane(a[k], b[k]);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
