/* vcc 0.1.0 wrote this from nested_loops.c for generic */
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

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
void nested_loops(int n, const unsigned char *a, const unsigned char *b, int *d)
{
    int k;
    /* vcc: line 24: 8 lanes, generic */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)(15) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)(300) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 mask_v = (unsigned int)(0 ? -1 : 0) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)(1) - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const vcc_u8x8 a_v = *(const vcc_u8x8 *)(const void *)(a + k2);
            const vcc_u32x4 x_v0 =
                __builtin_convertvector(__builtin_shufflevector(a_v, a_v, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 x_v1 =
                __builtin_convertvector(__builtin_shufflevector(a_v, a_v, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u8x8 b_v = *(const vcc_u8x8 *)(const void *)(b + k2);
            const vcc_u32x4 y_v0 =
                __builtin_convertvector(__builtin_shufflevector(b_v, b_v, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 y_v1 =
                __builtin_convertvector(__builtin_shufflevector(b_v, b_v, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u32x4 t_v0 = x_v0 & t2_v;
            const vcc_u32x4 t_v1 = x_v1 & t2_v;
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_i32x4)t_v < (vcc_i32x4)t_v0);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_i32x4)t_v < (vcc_i32x4)t_v1);
            const vcc_u64x2 t5_v = (vcc_u64x2)(mask_v0 | mask_v1);
            const int t = (t5_v[0] | t5_v[1]) != 0;
            vcc_u32x4 sum_v0 = t_v;
            vcc_u32x4 sum_v1 = t_v;
            vcc_u32x4 sum2_v0 = t_v;
            vcc_u32x4 sum2_v1 = t_v;
            vcc_u32x4 left_mask_v0 = mask_v;
            vcc_u32x4 left_mask_v1 = mask_v;
            vcc_u32x4 t2_v0;
            vcc_u32x4 t2_v1;
            vcc_u32x4 sum3_v0;
            vcc_u32x4 sum3_v1;
            vcc_u32x4 mask2_v0;
            vcc_u32x4 mask2_v1;
            vcc_u32x4 d_new_v0;
            vcc_u32x4 d_new_v1;
            if (t) {
                vcc_u32x4 sum4_v0 = t_v;
                vcc_u32x4 sum4_v1 = t_v;
                unsigned int i_s = 0u;
                vcc_u32x4 active_mask_v0 = mask_v0;
                vcc_u32x4 active_mask_v1 = mask_v1;
                vcc_u32x4 sum5_v0 = t_v;
                vcc_u32x4 sum5_v1 = t_v;
                vcc_u32x4 sum5_v2 = t_v;
                vcc_u32x4 sum5_v3 = t_v;
                vcc_u32x4 left_mask2_v0 = mask_v;
                vcc_u32x4 left_mask2_v1 = mask_v;
                vcc_u32x4 left_mask2_v2 = mask_v;
                vcc_u32x4 left_mask2_v3 = mask_v;
                int more;
                do {
                    const vcc_u32x4 t3_v0 = y_v0 & t2_v;
                    const vcc_u32x4 t3_v1 = y_v1 & t2_v;
                    const vcc_u32x4 i_v = (unsigned int)(i_s) - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask3_v0 = (vcc_u32x4)((vcc_i32x4)i_v < (vcc_i32x4)t3_v0);
                    const vcc_u32x4 mask3_v1 = (vcc_u32x4)((vcc_i32x4)i_v < (vcc_i32x4)t3_v1);
                    const vcc_u32x4 mask4_v0 = active_mask_v0 & mask3_v0;
                    const vcc_u32x4 mask4_v1 = active_mask_v1 & mask3_v1;
                    const vcc_u64x2 t6_v = (vcc_u64x2)(mask4_v0 | mask4_v1);
                    const int t2 = (t6_v[0] | t6_v[1]) != 0;
                    vcc_u32x4 sum6_v0 = t_v;
                    vcc_u32x4 sum6_v1 = t_v;
                    vcc_u32x4 sum7_v0 = t_v;
                    vcc_u32x4 sum7_v1 = t_v;
                    vcc_u32x4 left_mask3_v0 = mask_v;
                    vcc_u32x4 left_mask3_v1 = mask_v;
                    vcc_u32x4 left_mask4_v0 = mask_v;
                    vcc_u32x4 left_mask4_v1 = mask_v;
                    vcc_u32x4 sum8_v0;
                    vcc_u32x4 sum8_v1;
                    vcc_u32x4 t4_v0;
                    vcc_u32x4 t4_v1;
                    vcc_u32x4 mask5_v0;
                    vcc_u32x4 mask5_v1;
                    vcc_u32x4 sum9_v0;
                    vcc_u32x4 sum9_v1;
                    vcc_u32x4 sum10_v0;
                    vcc_u32x4 sum10_v1;
                    unsigned int t3;
                    vcc_u32x4 t5_v0;
                    vcc_u32x4 t5_v1;
                    vcc_u32x4 i2_v;
                    vcc_u32x4 mask6_v0;
                    vcc_u32x4 mask6_v1;
                    vcc_u32x4 mask7_v0;
                    vcc_u32x4 mask7_v1;
                    vcc_u32x4 mask8_v0;
                    vcc_u32x4 mask8_v1;
                    vcc_u32x4 mask9_v0;
                    vcc_u32x4 mask9_v1;
                    vcc_u32x4 mask10_v0;
                    vcc_u32x4 mask10_v1;
                    vcc_u32x4 mask11_v0;
                    vcc_u32x4 mask11_v1;
                    vcc_u32x4 t6_v0;
                    vcc_u32x4 t6_v1;
                    vcc_u32x4 t7_v0;
                    vcc_u32x4 t7_v1;
                    vcc_u32x4 mask12_v0;
                    vcc_u32x4 mask12_v1;
                    vcc_u32x4 mask13_v0;
                    vcc_u32x4 mask13_v1;
                    vcc_u32x4 mask14_v0;
                    vcc_u32x4 mask14_v1;
                    vcc_u32x4 mask15_v0;
                    vcc_u32x4 mask15_v1;
                    vcc_u32x4 mask16_v0;
                    vcc_u32x4 mask16_v1;
                    vcc_u32x4 mask17_v0;
                    vcc_u32x4 mask17_v1;
                    vcc_u32x4 mask18_v0;
                    vcc_u32x4 mask18_v1;
                    vcc_u64x2 t7_v;
                    int t4;
                    if (t2) {
                        vcc_u32x4 sum11_v0 = sum4_v0;
                        vcc_u32x4 sum11_v1 = sum4_v1;
                        unsigned int j_s = i_s;
                        vcc_u32x4 active_mask2_v0 = mask4_v0;
                        vcc_u32x4 active_mask2_v1 = mask4_v1;
                        vcc_u32x4 sum12_v0 = t_v;
                        vcc_u32x4 sum12_v1 = t_v;
                        vcc_u32x4 sum12_v2 = t_v;
                        vcc_u32x4 sum12_v3 = t_v;
                        vcc_u32x4 left_mask5_v0 = mask_v;
                        vcc_u32x4 left_mask5_v1 = mask_v;
                        vcc_u32x4 left_mask5_v2 = mask_v;
                        vcc_u32x4 left_mask5_v3 = mask_v;
                        int more2;
                        do {
                            const vcc_u32x4 mask19_v0 =
                                (vcc_u32x4)((vcc_i32x4)sum11_v0 > (vcc_i32x4)t3_v);
                            const vcc_u32x4 mask19_v1 =
                                (vcc_u32x4)((vcc_i32x4)sum11_v1 > (vcc_i32x4)t3_v);
                            const vcc_u32x4 t8_v =
                                (unsigned int)(i_s * j_s + 1u) - __extension__ (vcc_u32x4){0};
                            const vcc_u32x4 sum13_v0 = sum11_v0 + t8_v;
                            const vcc_u32x4 sum13_v1 = sum11_v1 + t8_v;
                            const vcc_u32x4 mask2_v =
                                (unsigned int)(((i_s ^ j_s) == 5u) ? -1 : 0) - __extension__ (vcc_u32x4){0};
                            const vcc_u32x4 mask20_v0 = ~mask2_v;
                            const vcc_u32x4 mask20_v1 = ~mask2_v;
                            const vcc_u32x4 mask21_v0 = ~mask19_v0;
                            const vcc_u32x4 mask21_v1 = ~mask19_v1;
                            const vcc_u32x4 mask22_v0 = mask20_v0 & mask21_v0;
                            const vcc_u32x4 mask22_v1 = mask20_v1 & mask21_v1;
                            const vcc_u32x4 sum14_v0 =
                                (sum13_v0 & mask22_v0) | (sum11_v0 & ~mask22_v0);
                            const vcc_u32x4 sum14_v1 =
                                (sum13_v1 & mask22_v1) | (sum11_v1 & ~mask22_v1);
                            const unsigned int t5 = j_s + 1u;
                            const vcc_u32x4 t8_v0 = y_v0 & t2_v;
                            const vcc_u32x4 t8_v1 = y_v1 & t2_v;
                            const vcc_u32x4 j_v = (unsigned int)(t5) - __extension__ (vcc_u32x4){0};
                            const vcc_u32x4 mask23_v0 =
                                (vcc_u32x4)((vcc_i32x4)j_v < (vcc_i32x4)t8_v0);
                            const vcc_u32x4 mask23_v1 =
                                (vcc_u32x4)((vcc_i32x4)j_v < (vcc_i32x4)t8_v1);
                            const vcc_u32x4 mask24_v0 = mask22_v0 | mask2_v;
                            const vcc_u32x4 mask24_v1 = mask22_v1 | mask2_v;
                            const vcc_u32x4 mask25_v0 = active_mask2_v0 & mask24_v0;
                            const vcc_u32x4 mask25_v1 = active_mask2_v1 & mask24_v1;
                            const vcc_u32x4 mask26_v0 = mask25_v0 & mask23_v0;
                            const vcc_u32x4 mask26_v1 = mask25_v1 & mask23_v1;
                            const vcc_u32x4 t9_v0 =
                                (sum11_v0 & active_mask2_v0) | (sum12_v0 & ~active_mask2_v0);
                            const vcc_u32x4 t9_v1 =
                                (sum11_v1 & active_mask2_v1) | (sum12_v1 & ~active_mask2_v1);
                            const vcc_u32x4 t10_v0 =
                                (sum14_v0 & active_mask2_v0) | (sum12_v2 & ~active_mask2_v0);
                            const vcc_u32x4 t10_v1 =
                                (sum14_v1 & active_mask2_v1) | (sum12_v3 & ~active_mask2_v1);
                            const vcc_u32x4 mask27_v0 = mask20_v0 & mask19_v0;
                            const vcc_u32x4 mask27_v1 = mask20_v1 & mask19_v1;
                            const vcc_u32x4 mask28_v0 = active_mask2_v0 & mask27_v0;
                            const vcc_u32x4 mask28_v1 = active_mask2_v1 & mask27_v1;
                            const vcc_u32x4 mask29_v0 = left_mask5_v0 | mask28_v0;
                            const vcc_u32x4 mask29_v1 = left_mask5_v1 | mask28_v1;
                            const vcc_u32x4 mask30_v0 = ~mask23_v0;
                            const vcc_u32x4 mask30_v1 = ~mask23_v1;
                            const vcc_u32x4 mask31_v0 = mask24_v0 & mask30_v0;
                            const vcc_u32x4 mask31_v1 = mask24_v1 & mask30_v1;
                            const vcc_u32x4 mask32_v0 = active_mask2_v0 & mask31_v0;
                            const vcc_u32x4 mask32_v1 = active_mask2_v1 & mask31_v1;
                            const vcc_u32x4 mask33_v0 = left_mask5_v2 | mask32_v0;
                            const vcc_u32x4 mask33_v1 = left_mask5_v3 | mask32_v1;
                            const vcc_u64x2 t9_v = (vcc_u64x2)(mask26_v0 | mask26_v1);
                            const int t6 = (t9_v[0] | t9_v[1]) != 0;
                            more2 = t6;
                            sum11_v0 = sum14_v0;
                            sum11_v1 = sum14_v1;
                            j_s = t5;
                            active_mask2_v0 = mask26_v0;
                            active_mask2_v1 = mask26_v1;
                            sum12_v0 = t9_v0;
                            sum12_v1 = t9_v1;
                            sum12_v2 = t10_v0;
                            sum12_v3 = t10_v1;
                            left_mask5_v0 = mask29_v0;
                            left_mask5_v1 = mask29_v1;
                            left_mask5_v2 = mask33_v0;
                            left_mask5_v3 = mask33_v1;
                        } while (more2);
                        sum6_v0 = sum12_v0;
                        sum6_v1 = sum12_v1;
                        sum7_v0 = sum12_v2;
                        sum7_v1 = sum12_v3;
                        left_mask3_v0 = left_mask5_v0;
                        left_mask3_v1 = left_mask5_v1;
                        left_mask4_v0 = left_mask5_v2;
                        left_mask4_v1 = left_mask5_v3;
                    }
                    sum8_v0 = (sum7_v0 & mask3_v0) | (sum4_v0 & ~mask3_v0);
                    sum8_v1 = (sum7_v1 & mask3_v1) | (sum4_v1 & ~mask3_v1);
                    t4_v0 = sum8_v0 & t4_v;
                    t4_v1 = sum8_v1 & t4_v;
                    mask5_v0 = (vcc_u32x4)((vcc_u32x4)t4_v0 != (vcc_u32x4)t_v);
                    mask5_v1 = (vcc_u32x4)((vcc_u32x4)t4_v1 != (vcc_u32x4)t_v);
                    sum9_v0 = sum8_v0 + t4_v;
                    sum9_v1 = sum8_v1 + t4_v;
                    sum10_v0 = (sum9_v0 & mask5_v0) | (sum8_v0 & ~mask5_v0);
                    sum10_v1 = (sum9_v1 & mask5_v1) | (sum8_v1 & ~mask5_v1);
                    t3 = i_s + 1u;
                    t5_v0 = x_v0 & t2_v;
                    t5_v1 = x_v1 & t2_v;
                    i2_v = (unsigned int)(t3) - __extension__ (vcc_u32x4){0};
                    mask6_v0 = (vcc_u32x4)((vcc_i32x4)i2_v < (vcc_i32x4)t5_v0);
                    mask6_v1 = (vcc_u32x4)((vcc_i32x4)i2_v < (vcc_i32x4)t5_v1);
                    mask7_v0 = ~mask3_v0;
                    mask7_v1 = ~mask3_v1;
                    mask8_v0 = mask3_v0 & left_mask4_v0;
                    mask8_v1 = mask3_v1 & left_mask4_v1;
                    mask9_v0 = mask7_v0 | mask8_v0;
                    mask9_v1 = mask7_v1 | mask8_v1;
                    mask10_v0 = active_mask_v0 & mask9_v0;
                    mask10_v1 = active_mask_v1 & mask9_v1;
                    mask11_v0 = mask10_v0 & mask6_v0;
                    mask11_v1 = mask10_v1 & mask6_v1;
                    t6_v0 = (sum6_v0 & active_mask_v0) | (sum5_v0 & ~active_mask_v0);
                    t6_v1 = (sum6_v1 & active_mask_v1) | (sum5_v1 & ~active_mask_v1);
                    t7_v0 = (sum10_v0 & active_mask_v0) | (sum5_v2 & ~active_mask_v0);
                    t7_v1 = (sum10_v1 & active_mask_v1) | (sum5_v3 & ~active_mask_v1);
                    mask12_v0 = mask3_v0 & left_mask3_v0;
                    mask12_v1 = mask3_v1 & left_mask3_v1;
                    mask13_v0 = active_mask_v0 & mask12_v0;
                    mask13_v1 = active_mask_v1 & mask12_v1;
                    mask14_v0 = left_mask2_v0 | mask13_v0;
                    mask14_v1 = left_mask2_v1 | mask13_v1;
                    mask15_v0 = ~mask6_v0;
                    mask15_v1 = ~mask6_v1;
                    mask16_v0 = mask9_v0 & mask15_v0;
                    mask16_v1 = mask9_v1 & mask15_v1;
                    mask17_v0 = active_mask_v0 & mask16_v0;
                    mask17_v1 = active_mask_v1 & mask16_v1;
                    mask18_v0 = left_mask2_v2 | mask17_v0;
                    mask18_v1 = left_mask2_v3 | mask17_v1;
                    t7_v = (vcc_u64x2)(mask11_v0 | mask11_v1);
                    t4 = (t7_v[0] | t7_v[1]) != 0;
                    more = t4;
                    sum4_v0 = sum10_v0;
                    sum4_v1 = sum10_v1;
                    i_s = t3;
                    active_mask_v0 = mask11_v0;
                    active_mask_v1 = mask11_v1;
                    sum5_v0 = t6_v0;
                    sum5_v1 = t6_v1;
                    sum5_v2 = t7_v0;
                    sum5_v3 = t7_v1;
                    left_mask2_v0 = mask14_v0;
                    left_mask2_v1 = mask14_v1;
                    left_mask2_v2 = mask18_v0;
                    left_mask2_v3 = mask18_v1;
                } while (more);
                sum_v0 = sum5_v0;
                sum_v1 = sum5_v1;
                sum2_v0 = sum5_v2;
                sum2_v1 = sum5_v3;
                left_mask_v0 = left_mask2_v0;
                left_mask_v1 = left_mask2_v1;
            }
            t2_v0 = t_v - sum_v0;
            t2_v1 = t_v - sum_v1;
            sum3_v0 = (sum2_v0 & mask_v0) | (t_v & ~mask_v0);
            sum3_v1 = (sum2_v1 & mask_v1) | (t_v & ~mask_v1);
            mask2_v0 = mask_v0 & left_mask_v0;
            mask2_v1 = mask_v1 & left_mask_v1;
            d_new_v0 = (t2_v0 & mask2_v0) | (sum3_v0 & ~mask2_v0);
            d_new_v1 = (t2_v1 & mask2_v1) | (sum3_v1 & ~mask2_v1);
            *(vcc_u32x4 *)(void *)(d + k2) = d_new_v0;
            *(vcc_u32x4 *)(void *)(d + k2 + 4) = d_new_v1;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        d[k] = nested_loops_lane(a[k], b[k]);
    }
}
