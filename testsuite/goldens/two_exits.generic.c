/* vcc 0.1.0 wrote this from two_exits.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i64 a[n] | in i64 b[n] | out i64 d[n] restrict */
#pragma simd declare
static long two_exits_lane(long x, long y)
{
    long i;
    for (i = 0; i < 40; i++) {
        x = x * 3 + (y & 7);
        if ((x & 31) == 7)
            goto found;
        y ^= x >> 3;
        if ((y & 63) == 9)
            return y;
    }
    return x ^ y;
found:
    return -i;
}

#ifdef VCC_VECTOR
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void two_exits(int n, const long *a, const long *b, long *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 23: 8 lanes, then 2, generic */
    k = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~7UL;
        const vcc_u64x2 mask_v = (unsigned long)-1 - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t_v = (unsigned long)3L - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t2_v = (unsigned long)7L - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t3_v = (unsigned long)31L - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t4_v = (unsigned long)63L - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t5_v = (unsigned long)9L - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t6_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 mask2_v = (unsigned long)0 - __extension__ (vcc_u64x2){0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 8) {
            const vcc_u64x2 a_v0 = *(const vcc_u64x2 *)(const void *)(a + k2);
            const vcc_u64x2 a_v1 = *(const vcc_u64x2 *)(const void *)(a + k2 + 2);
            const vcc_u64x2 a_v2 = *(const vcc_u64x2 *)(const void *)(a + k2 + 4);
            const vcc_u64x2 a_v3 = *(const vcc_u64x2 *)(const void *)(a + k2 + 6);
            const vcc_u64x2 b_v0 = *(const vcc_u64x2 *)(const void *)(b + k2);
            const vcc_u64x2 b_v1 = *(const vcc_u64x2 *)(const void *)(b + k2 + 2);
            const vcc_u64x2 b_v2 = *(const vcc_u64x2 *)(const void *)(b + k2 + 4);
            const vcc_u64x2 b_v3 = *(const vcc_u64x2 *)(const void *)(b + k2 + 6);
            vcc_u64x2 x_v0 = a_v0;
            vcc_u64x2 x_v1 = a_v1;
            vcc_u64x2 x_v2 = a_v2;
            vcc_u64x2 x_v3 = a_v3;
            vcc_u64x2 y_v0 = b_v0;
            vcc_u64x2 y_v1 = b_v1;
            vcc_u64x2 y_v2 = b_v2;
            vcc_u64x2 y_v3 = b_v3;
            unsigned long i_s = 0UL;
            vcc_u64x2 active_mask_v0 = mask_v;
            vcc_u64x2 active_mask_v1 = mask_v;
            vcc_u64x2 active_mask_v2 = mask_v;
            vcc_u64x2 active_mask_v3 = mask_v;
            vcc_u64x2 i_v0 = t6_v;
            vcc_u64x2 i_v1 = t6_v;
            vcc_u64x2 i_v2 = t6_v;
            vcc_u64x2 i_v3 = t6_v;
            vcc_u64x2 x2_v0 = t6_v;
            vcc_u64x2 x2_v1 = t6_v;
            vcc_u64x2 x2_v2 = t6_v;
            vcc_u64x2 x2_v3 = t6_v;
            vcc_u64x2 y2_v0 = t6_v;
            vcc_u64x2 y2_v1 = t6_v;
            vcc_u64x2 y2_v2 = t6_v;
            vcc_u64x2 y2_v3 = t6_v;
            vcc_u64x2 left_mask_v0 = mask2_v;
            vcc_u64x2 left_mask_v1 = mask2_v;
            vcc_u64x2 left_mask_v2 = mask2_v;
            vcc_u64x2 left_mask_v3 = mask2_v;
            int goes_on = 0;
            int more;
            do {
                const vcc_u64x2 t4_v0 = x_v0 * t_v;
                const vcc_u64x2 t4_v1 = x_v1 * t_v;
                const vcc_u64x2 t4_v2 = x_v2 * t_v;
                const vcc_u64x2 t4_v3 = x_v3 * t_v;
                const vcc_u64x2 t5_v0 = y_v0 & t2_v;
                const vcc_u64x2 t5_v1 = y_v1 & t2_v;
                const vcc_u64x2 t5_v2 = y_v2 & t2_v;
                const vcc_u64x2 t5_v3 = y_v3 & t2_v;
                const vcc_u64x2 x4_v0 = t4_v0 + t5_v0;
                const vcc_u64x2 x4_v1 = t4_v1 + t5_v1;
                const vcc_u64x2 x4_v2 = t4_v2 + t5_v2;
                const vcc_u64x2 x4_v3 = t4_v3 + t5_v3;
                const vcc_u64x2 t6_v0 = x4_v0 & t3_v;
                const vcc_u64x2 t6_v1 = x4_v1 & t3_v;
                const vcc_u64x2 t6_v2 = x4_v2 & t3_v;
                const vcc_u64x2 t6_v3 = x4_v3 & t3_v;
                const vcc_u64x2 t7_v0 = (vcc_u64x2)((vcc_i64x2)x4_v0 >> 3);
                const vcc_u64x2 t7_v1 = (vcc_u64x2)((vcc_i64x2)x4_v1 >> 3);
                const vcc_u64x2 t7_v2 = (vcc_u64x2)((vcc_i64x2)x4_v2 >> 3);
                const vcc_u64x2 t7_v3 = (vcc_u64x2)((vcc_i64x2)x4_v3 >> 3);
                const vcc_u64x2 y4_v0 = y_v0 ^ t7_v0;
                const vcc_u64x2 y4_v1 = y_v1 ^ t7_v1;
                const vcc_u64x2 y4_v2 = y_v2 ^ t7_v2;
                const vcc_u64x2 y4_v3 = y_v3 ^ t7_v3;
                const vcc_u64x2 t8_v0 = y4_v0 & t4_v;
                const vcc_u64x2 t8_v1 = y4_v1 & t4_v;
                const vcc_u64x2 t8_v2 = y4_v2 & t4_v;
                const vcc_u64x2 t8_v3 = y4_v3 & t4_v;
                const vcc_u64x2 mask_v0 = (vcc_u64x2)((vcc_u64x2)t8_v0 == (vcc_u64x2)t5_v);
                const vcc_u64x2 mask_v1 = (vcc_u64x2)((vcc_u64x2)t8_v1 == (vcc_u64x2)t5_v);
                const vcc_u64x2 mask_v2 = (vcc_u64x2)((vcc_u64x2)t8_v2 == (vcc_u64x2)t5_v);
                const vcc_u64x2 mask_v3 = (vcc_u64x2)((vcc_u64x2)t8_v3 == (vcc_u64x2)t5_v);
                const unsigned long t2 = i_s + 1;
                const int t3 = (long)t2 < 40;
                const vcc_u64x2 mask2_v0 = (vcc_u64x2)((vcc_u64x2)t6_v0 != (vcc_u64x2)t2_v);
                const vcc_u64x2 mask2_v1 = (vcc_u64x2)((vcc_u64x2)t6_v1 != (vcc_u64x2)t2_v);
                const vcc_u64x2 mask2_v2 = (vcc_u64x2)((vcc_u64x2)t6_v2 != (vcc_u64x2)t2_v);
                const vcc_u64x2 mask2_v3 = (vcc_u64x2)((vcc_u64x2)t6_v3 != (vcc_u64x2)t2_v);
                const vcc_u64x2 mask3_v0 = active_mask_v0 & mask2_v0;
                const vcc_u64x2 mask3_v1 = active_mask_v1 & mask2_v1;
                const vcc_u64x2 mask3_v2 = active_mask_v2 & mask2_v2;
                const vcc_u64x2 mask3_v3 = active_mask_v3 & mask2_v3;
                const vcc_u64x2 mask4_v0 = ~mask_v0;
                const vcc_u64x2 mask4_v1 = ~mask_v1;
                const vcc_u64x2 mask4_v2 = ~mask_v2;
                const vcc_u64x2 mask4_v3 = ~mask_v3;
                const vcc_u64x2 mask5_v0 = mask3_v0 & mask4_v0;
                const vcc_u64x2 mask5_v1 = mask3_v1 & mask4_v1;
                const vcc_u64x2 mask5_v2 = mask3_v2 & mask4_v2;
                const vcc_u64x2 mask5_v3 = mask3_v3 & mask4_v3;
                const vcc_u64x2 i_v = (unsigned long)i_s - __extension__ (vcc_u64x2){0};
                const vcc_u64x2 t9_v0 = (i_v & active_mask_v0) | (i_v0 & ~active_mask_v0);
                const vcc_u64x2 t9_v1 = (i_v & active_mask_v1) | (i_v1 & ~active_mask_v1);
                const vcc_u64x2 t9_v2 = (i_v & active_mask_v2) | (i_v2 & ~active_mask_v2);
                const vcc_u64x2 t9_v3 = (i_v & active_mask_v3) | (i_v3 & ~active_mask_v3);
                const vcc_u64x2 t10_v0 = (x4_v0 & active_mask_v0) | (x2_v0 & ~active_mask_v0);
                const vcc_u64x2 t10_v1 = (x4_v1 & active_mask_v1) | (x2_v1 & ~active_mask_v1);
                const vcc_u64x2 t10_v2 = (x4_v2 & active_mask_v2) | (x2_v2 & ~active_mask_v2);
                const vcc_u64x2 t10_v3 = (x4_v3 & active_mask_v3) | (x2_v3 & ~active_mask_v3);
                const vcc_u64x2 t11_v0 = (y4_v0 & active_mask_v0) | (y2_v0 & ~active_mask_v0);
                const vcc_u64x2 t11_v1 = (y4_v1 & active_mask_v1) | (y2_v1 & ~active_mask_v1);
                const vcc_u64x2 t11_v2 = (y4_v2 & active_mask_v2) | (y2_v2 & ~active_mask_v2);
                const vcc_u64x2 t11_v3 = (y4_v3 & active_mask_v3) | (y2_v3 & ~active_mask_v3);
                const vcc_u64x2 mask6_v0 = mask3_v0 & mask_v0;
                const vcc_u64x2 mask6_v1 = mask3_v1 & mask_v1;
                const vcc_u64x2 mask6_v2 = mask3_v2 & mask_v2;
                const vcc_u64x2 mask6_v3 = mask3_v3 & mask_v3;
                const vcc_u64x2 mask7_v0 = left_mask_v0 | mask6_v0;
                const vcc_u64x2 mask7_v1 = left_mask_v1 | mask6_v1;
                const vcc_u64x2 mask7_v2 = left_mask_v2 | mask6_v2;
                const vcc_u64x2 mask7_v3 = left_mask_v3 | mask6_v3;
                const vcc_u64x2 t15_v = mask5_v0 + mask5_v1 + mask5_v2 + mask5_v3;
                const int t4 = (unsigned long)-(t15_v[0] + t15_v[1]) > 1;
                more = t4 && t3;
                x_v0 = x4_v0;
                x_v1 = x4_v1;
                x_v2 = x4_v2;
                x_v3 = x4_v3;
                y_v0 = y4_v0;
                y_v1 = y4_v1;
                y_v2 = y4_v2;
                y_v3 = y4_v3;
                i_s = t2;
                active_mask_v0 = mask5_v0;
                active_mask_v1 = mask5_v1;
                active_mask_v2 = mask5_v2;
                active_mask_v3 = mask5_v3;
                i_v0 = t9_v0;
                i_v1 = t9_v1;
                i_v2 = t9_v2;
                i_v3 = t9_v3;
                x2_v0 = t10_v0;
                x2_v1 = t10_v1;
                x2_v2 = t10_v2;
                x2_v3 = t10_v3;
                y2_v0 = t11_v0;
                y2_v1 = t11_v1;
                y2_v2 = t11_v2;
                y2_v3 = t11_v3;
                left_mask_v0 = mask7_v0;
                left_mask_v1 = mask7_v1;
                left_mask_v2 = mask7_v2;
                left_mask_v3 = mask7_v3;
                goes_on = t3;
            } while (more);
            const vcc_u64x2 t13_v = active_mask_v0 | active_mask_v1
                | (active_mask_v2 | active_mask_v3);
            const vcc_u64x2 t14_v = (vcc_u64x2)t13_v;
            const int t = (t14_v[0] | t14_v[1]) != 0;
            vcc_u64x2 i2_v0 = i_v0;
            vcc_u64x2 i2_v1 = i_v1;
            vcc_u64x2 i2_v2 = i_v2;
            vcc_u64x2 i2_v3 = i_v3;
            vcc_u64x2 x3_v0 = x2_v0;
            vcc_u64x2 x3_v1 = x2_v1;
            vcc_u64x2 x3_v2 = x2_v2;
            vcc_u64x2 x3_v3 = x2_v3;
            vcc_u64x2 y3_v0 = y2_v0;
            vcc_u64x2 y3_v1 = y2_v1;
            vcc_u64x2 y3_v2 = y2_v2;
            vcc_u64x2 y3_v3 = y2_v3;
            vcc_u64x2 left_mask2_v0 = left_mask_v0;
            vcc_u64x2 left_mask2_v1 = left_mask_v1;
            vcc_u64x2 left_mask2_v2 = left_mask_v2;
            vcc_u64x2 left_mask2_v3 = left_mask_v3;
            vcc_u64x2 active_mask2_v0 = active_mask_v0;
            vcc_u64x2 active_mask2_v1 = active_mask_v1;
            vcc_u64x2 active_mask2_v2 = active_mask_v2;
            vcc_u64x2 active_mask2_v3 = active_mask_v3;
            if (t && goes_on) {
                const unsigned long lane = active_mask_v0[0] ? 0ul : active_mask_v0[1] ? 1ul
                    : active_mask_v1[0] ? 2ul : active_mask_v1[1] ? 3ul : active_mask_v2[0] ? 4ul
                    : active_mask_v2[1] ? 5ul : active_mask_v3[0] ? 6ul : 7ul;
                const unsigned long x_s = lane < 2 ? x_v0[lane % 2] : lane < 4 ? x_v1[lane % 2]
                    : lane < 6 ? x_v2[lane % 2] : x_v3[lane % 2];
                const unsigned long y_s = lane < 2 ? y_v0[lane % 2] : lane < 4 ? y_v1[lane % 2]
                    : lane < 6 ? y_v2[lane % 2] : y_v3[lane % 2];
                unsigned long x_s2 = x_s;
                unsigned long y_s2 = y_s;
                unsigned long i_s2 = 0UL;
                int t5 = 0;
                int t6 = 0;
                int more2;
                do {
                    const unsigned long x_s3 = x_s2 * 3 + (y_s2 & 7);
                    const int t7 = (x_s3 & 31) == 7;
                    unsigned long y_s3 = 0UL;
                    int t8 = 0;
                    unsigned long i_s3 = 0UL;
                    int t9 = 0;
                    if (!t7) {
                        const unsigned long y_s4 = y_s2 ^ (unsigned long)((long)x_s3 >> 3);
                        const int t10 = (y_s4 & 63) == 9;
                        unsigned long i_s4 = 0UL;
                        int t11 = 0;
                        if (!t10) {
                            const unsigned long i_s5 = i_s + 1;
                            i_s4 = i_s5;
                            t11 = (long)i_s5 < 40;
                        }
                        y_s3 = y_s4;
                        t8 = t10;
                        i_s3 = i_s4;
                        t9 = t11;
                    }
                    more2 = !t7 && !t8 && t9;
                    const unsigned long i_s_next = i_s;
                    x_s2 = x_s3;
                    y_s2 = y_s3;
                    i_s = i_s3;
                    i_s2 = i_s_next;
                    t5 = !t7 && t8;
                    t6 = !t7 && !t8 && !t9;
                } while (more2);
                const vcc_u64x2 t16_v = (unsigned long)i_s2 - __extension__ (vcc_u64x2){0};
                const vcc_u64x2 t12_v0 = (t16_v & active_mask_v0) | (i_v0 & ~active_mask_v0);
                const vcc_u64x2 t12_v1 = (t16_v & active_mask_v1) | (i_v1 & ~active_mask_v1);
                const vcc_u64x2 t12_v2 = (t16_v & active_mask_v2) | (i_v2 & ~active_mask_v2);
                const vcc_u64x2 t12_v3 = (t16_v & active_mask_v3) | (i_v3 & ~active_mask_v3);
                const vcc_u64x2 t17_v = (unsigned long)x_s2 - __extension__ (vcc_u64x2){0};
                const vcc_u64x2 t13_v0 = (t17_v & active_mask_v0) | (x2_v0 & ~active_mask_v0);
                const vcc_u64x2 t13_v1 = (t17_v & active_mask_v1) | (x2_v1 & ~active_mask_v1);
                const vcc_u64x2 t13_v2 = (t17_v & active_mask_v2) | (x2_v2 & ~active_mask_v2);
                const vcc_u64x2 t13_v3 = (t17_v & active_mask_v3) | (x2_v3 & ~active_mask_v3);
                const vcc_u64x2 t18_v = (unsigned long)y_s2 - __extension__ (vcc_u64x2){0};
                const vcc_u64x2 t14_v0 = (t18_v & active_mask_v0) | (y2_v0 & ~active_mask_v0);
                const vcc_u64x2 t14_v1 = (t18_v & active_mask_v1) | (y2_v1 & ~active_mask_v1);
                const vcc_u64x2 t14_v2 = (t18_v & active_mask_v2) | (y2_v2 & ~active_mask_v2);
                const vcc_u64x2 t14_v3 = (t18_v & active_mask_v3) | (y2_v3 & ~active_mask_v3);
                const vcc_u64x2 mask5_v =
                    (unsigned long)(t5 ? -1 : 0) - __extension__ (vcc_u64x2){0};
                const vcc_u64x2 mask8_v0 = active_mask_v0 & mask5_v;
                const vcc_u64x2 mask8_v1 = active_mask_v1 & mask5_v;
                const vcc_u64x2 mask8_v2 = active_mask_v2 & mask5_v;
                const vcc_u64x2 mask8_v3 = active_mask_v3 & mask5_v;
                const vcc_u64x2 mask9_v0 = left_mask_v0 | mask8_v0;
                const vcc_u64x2 mask9_v1 = left_mask_v1 | mask8_v1;
                const vcc_u64x2 mask9_v2 = left_mask_v2 | mask8_v2;
                const vcc_u64x2 mask9_v3 = left_mask_v3 | mask8_v3;
                const vcc_u64x2 mask6_v =
                    (unsigned long)(t6 ? -1 : 0) - __extension__ (vcc_u64x2){0};
                const vcc_u64x2 mask10_v0 = active_mask_v0 & mask6_v;
                const vcc_u64x2 mask10_v1 = active_mask_v1 & mask6_v;
                const vcc_u64x2 mask10_v2 = active_mask_v2 & mask6_v;
                const vcc_u64x2 mask10_v3 = active_mask_v3 & mask6_v;
                i2_v0 = t12_v0;
                i2_v1 = t12_v1;
                i2_v2 = t12_v2;
                i2_v3 = t12_v3;
                x3_v0 = t13_v0;
                x3_v1 = t13_v1;
                x3_v2 = t13_v2;
                x3_v3 = t13_v3;
                y3_v0 = t14_v0;
                y3_v1 = t14_v1;
                y3_v2 = t14_v2;
                y3_v3 = t14_v3;
                left_mask2_v0 = mask9_v0;
                left_mask2_v1 = mask9_v1;
                left_mask2_v2 = mask9_v2;
                left_mask2_v3 = mask9_v3;
                active_mask2_v0 = mask10_v0;
                active_mask2_v1 = mask10_v1;
                active_mask2_v2 = mask10_v2;
                active_mask2_v3 = mask10_v3;
            }
            const vcc_u64x2 t_v0 = t6_v - i2_v0;
            const vcc_u64x2 t_v1 = t6_v - i2_v1;
            const vcc_u64x2 t_v2 = t6_v - i2_v2;
            const vcc_u64x2 t_v3 = t6_v - i2_v3;
            const vcc_u64x2 t2_v0 = (y3_v0 & left_mask2_v0) | (t_v0 & ~left_mask2_v0);
            const vcc_u64x2 t2_v1 = (y3_v1 & left_mask2_v1) | (t_v1 & ~left_mask2_v1);
            const vcc_u64x2 t2_v2 = (y3_v2 & left_mask2_v2) | (t_v2 & ~left_mask2_v2);
            const vcc_u64x2 t2_v3 = (y3_v3 & left_mask2_v3) | (t_v3 & ~left_mask2_v3);
            const vcc_u64x2 t3_v0 = x3_v0 ^ y3_v0;
            const vcc_u64x2 t3_v1 = x3_v1 ^ y3_v1;
            const vcc_u64x2 t3_v2 = x3_v2 ^ y3_v2;
            const vcc_u64x2 t3_v3 = x3_v3 ^ y3_v3;
            const vcc_u64x2 d_new_v0 = (t3_v0 & active_mask2_v0) | (t2_v0 & ~active_mask2_v0);
            const vcc_u64x2 d_new_v1 = (t3_v1 & active_mask2_v1) | (t2_v1 & ~active_mask2_v1);
            const vcc_u64x2 d_new_v2 = (t3_v2 & active_mask2_v2) | (t2_v2 & ~active_mask2_v2);
            const vcc_u64x2 d_new_v3 = (t3_v3 & active_mask2_v3) | (t2_v3 & ~active_mask2_v3);
            *(vcc_u64x2 *)(void *)(d + k2) = d_new_v0;
            *(vcc_u64x2 *)(void *)(d + k2 + 2) = d_new_v1;
            *(vcc_u64x2 *)(void *)(d + k2 + 4) = d_new_v2;
            *(vcc_u64x2 *)(void *)(d + k2 + 6) = d_new_v3;
        }
        const vcc_u64x2 mask3_v = (unsigned long)-1 - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t7_v = (unsigned long)3L - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t8_v = (unsigned long)7L - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t9_v = (unsigned long)31L - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t10_v = (unsigned long)63L - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t11_v = (unsigned long)9L - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t12_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 mask4_v = (unsigned long)0 - __extension__ (vcc_u64x2){0};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 2) {
            const vcc_u64x2 a_v = *(const vcc_u64x2 *)(const void *)(a + k2);
            vcc_u64x2 x_v = a_v;
            const vcc_u64x2 b_v = *(const vcc_u64x2 *)(const void *)(b + k2);
            vcc_u64x2 y_v = b_v;
            unsigned long i_s6 = 0UL;
            vcc_u64x2 active_mask_v = mask3_v;
            vcc_u64x2 i2_v = t12_v;
            vcc_u64x2 x2_v = t12_v;
            vcc_u64x2 y2_v = t12_v;
            vcc_u64x2 left_mask_v = mask4_v;
            int more3;
            do {
                const vcc_u64x2 x3_v = x_v * t7_v + (y_v & t8_v);
                const vcc_u64x2 y3_v = y_v ^ (vcc_u64x2)((vcc_i64x2)x3_v >> 3);
                const vcc_u64x2 mask7_v =
                    (vcc_u64x2)((vcc_u64x2)(y3_v & t10_v) == (vcc_u64x2)t11_v);
                const unsigned long t12 = i_s6 + 1;
                const vcc_u64x2 mask8_v = (vcc_u64x2)((vcc_u64x2)(x3_v & t9_v) != (vcc_u64x2)t8_v);
                const vcc_u64x2 mask9_v = active_mask_v & mask8_v;
                const vcc_u64x2 mask10_v = mask9_v & ~mask7_v;
                const vcc_u64x2 i3_v = (unsigned long)i_s6 - __extension__ (vcc_u64x2){0};
                const vcc_u64x2 t20_v = (vcc_u64x2)mask10_v;
                const int t13 = (t20_v[0] | t20_v[1]) != 0;
                more3 = t13 && (long)t12 < 40;
                const vcc_u64x2 i_next = (i3_v & active_mask_v) | (i2_v & ~active_mask_v);
                const vcc_u64x2 x_next = (x3_v & active_mask_v) | (x2_v & ~active_mask_v);
                const vcc_u64x2 y_next = (y3_v & active_mask_v) | (y2_v & ~active_mask_v);
                x_v = x3_v;
                y_v = y3_v;
                i_s6 = t12;
                active_mask_v = mask10_v;
                i2_v = i_next;
                x2_v = x_next;
                y2_v = y_next;
                left_mask_v = left_mask_v | (mask9_v & mask7_v);
            } while (more3);
            const vcc_u64x2 t19_v = (y2_v & left_mask_v) | ((t12_v - i2_v) & ~left_mask_v);
            const vcc_u64x2 d_new_v = ((x2_v ^ y2_v) & active_mask_v) | (t19_v & ~active_mask_v);
            *(vcc_u64x2 *)(void *)(d + k2) = d_new_v;
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
        d[k] = two_exits_lane(a[k], b[k]);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
