/* vcc 0.1.0 wrote this from mersenne_twister.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 seed[n] | out u32 d[n] restrict */
#define SIZE 624
#define MIDDLE 397

#pragma simd declare
static unsigned mersenne_twister_lane(unsigned seed)
{
    unsigned state[SIZE], sum = 0;
    int i;
    state[0] = seed;
    for (i = 1; i < SIZE; i++)
        state[i] = 1812433253u * (state[i - 1] ^ state[i - 1] >> 30) + (unsigned)i;
    for (i = 0; i < 8; i++) {
        unsigned y = (state[i] & 0x80000000u) | (state[i + 1] & 0x7fffffffu);
        unsigned next = state[i + MIDDLE] ^ y >> 1;
        if (y & 1)
            next ^= 0x9908b0dfu;
        state[i] = next;
        next ^= next >> 11;
        next ^= next << 7 & 0x9d2c5680u;
        next ^= next << 15 & 0xefc60000u;
        next ^= next >> 18;
        sum = sum * 3 + next;
    }
    return sum;
}

#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32 __attribute__((may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void mersenne_twister(int n, const unsigned *seed, unsigned *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 32: 16 lanes, then 4 masked, generic */
    k = 0;
    if (n >= 2) {
        const unsigned long wide_end = (unsigned long)n & ~15UL;
        int state_lanes[9984] __attribute__((__aligned__(64))) = {0};
        const vcc_u32x4 t_v = (unsigned int)1812433253 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)(-2147483647 - 1) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)2147483647 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t5_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t6_v = (unsigned int)-1727483681 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t7_v = (unsigned int)-1658038656 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t8_v = (unsigned int)-272236544 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t9_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        int state_lanes2[2496] __attribute__((__aligned__(64))) = {0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const vcc_u32x4 seed_v0 = *(const vcc_u32x4 *)(const void *)(seed + k2);
            const vcc_u32x4 seed_v1 = *(const vcc_u32x4 *)(const void *)(seed + k2 + 4);
            const vcc_u32x4 seed_v2 = *(const vcc_u32x4 *)(const void *)(seed + k2 + 8);
            const vcc_u32x4 seed_v3 = *(const vcc_u32x4 *)(const void *)(seed + k2 + 12);
            *(vcc_u32x4 *)(void *)state_lanes = seed_v0;
            *(vcc_u32x4 *)(void *)(state_lanes + 4) = seed_v1;
            *(vcc_u32x4 *)(void *)(state_lanes + 8) = seed_v2;
            *(vcc_u32x4 *)(void *)(state_lanes + 12) = seed_v3;
            unsigned int i_s = 1u;
            int more;
            do {
                int *const state_lanes3 = state_lanes + (long)(int)(i_s - 1u) * 16;
                const vcc_u32x4 state_v0 = *(const vcc_u32x4 *)(const void *)state_lanes3;
                const vcc_u32x4 state_v1 = *(const vcc_u32x4 *)(const void *)(state_lanes3 + 4);
                const vcc_u32x4 state_v2 = *(const vcc_u32x4 *)(const void *)(state_lanes3 + 8);
                const vcc_u32x4 state_v3 = *(const vcc_u32x4 *)(const void *)(state_lanes3 + 12);
                const vcc_u32x4 t_v0 = state_v0 >> 30;
                const vcc_u32x4 t_v1 = state_v1 >> 30;
                const vcc_u32x4 t_v2 = state_v2 >> 30;
                const vcc_u32x4 t_v3 = state_v3 >> 30;
                const vcc_u32x4 t2_v0 = state_v0 ^ t_v0;
                const vcc_u32x4 t2_v1 = state_v1 ^ t_v1;
                const vcc_u32x4 t2_v2 = state_v2 ^ t_v2;
                const vcc_u32x4 t2_v3 = state_v3 ^ t_v3;
                const vcc_u32x4 t3_v0 = t_v * t2_v0;
                const vcc_u32x4 t3_v1 = t_v * t2_v1;
                const vcc_u32x4 t3_v2 = t_v * t2_v2;
                const vcc_u32x4 t3_v3 = t_v * t2_v3;
                const vcc_u32x4 i_v = (unsigned int)i_s - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 t4_v0 = t3_v0 + i_v;
                const vcc_u32x4 t4_v1 = t3_v1 + i_v;
                const vcc_u32x4 t4_v2 = t3_v2 + i_v;
                const vcc_u32x4 t4_v3 = t3_v3 + i_v;
                int *const state_lanes4 = state_lanes + (long)(int)i_s * 16;
                *(vcc_u32x4 *)(void *)state_lanes4 = t4_v0;
                *(vcc_u32x4 *)(void *)(state_lanes4 + 4) = t4_v1;
                *(vcc_u32x4 *)(void *)(state_lanes4 + 8) = t4_v2;
                *(vcc_u32x4 *)(void *)(state_lanes4 + 12) = t4_v3;
                const unsigned int t = i_s + 1u;
                more = (int)t < 624;
                i_s = t;
            } while (more);
            vcc_u32x4 sum_v0 = t2_v;
            vcc_u32x4 sum_v1 = t2_v;
            vcc_u32x4 sum_v2 = t2_v;
            vcc_u32x4 sum_v3 = t2_v;
            unsigned int i_s2 = 0u;
            int more2;
            do {
                int *const state_lanes5 = state_lanes + (long)(int)i_s2 * 16;
                const vcc_u32x4 state2_v0 = *(const vcc_u32x4 *)(const void *)state_lanes5;
                const vcc_u32x4 state2_v1 = *(const vcc_u32x4 *)(const void *)(state_lanes5 + 4);
                const vcc_u32x4 state2_v2 = *(const vcc_u32x4 *)(const void *)(state_lanes5 + 8);
                const vcc_u32x4 state2_v3 = *(const vcc_u32x4 *)(const void *)(state_lanes5 + 12);
                const vcc_u32x4 t5_v0 = state2_v0 & t3_v;
                const vcc_u32x4 t5_v1 = state2_v1 & t3_v;
                const vcc_u32x4 t5_v2 = state2_v2 & t3_v;
                const vcc_u32x4 t5_v3 = state2_v3 & t3_v;
                int *const state_lanes6 = state_lanes + (long)(int)(i_s2 + 1u) * 16;
                const vcc_u32x4 state3_v0 = *(const vcc_u32x4 *)(const void *)state_lanes6;
                const vcc_u32x4 state3_v1 = *(const vcc_u32x4 *)(const void *)(state_lanes6 + 4);
                const vcc_u32x4 state3_v2 = *(const vcc_u32x4 *)(const void *)(state_lanes6 + 8);
                const vcc_u32x4 state3_v3 = *(const vcc_u32x4 *)(const void *)(state_lanes6 + 12);
                const vcc_u32x4 t6_v0 = state3_v0 & t4_v;
                const vcc_u32x4 t6_v1 = state3_v1 & t4_v;
                const vcc_u32x4 t6_v2 = state3_v2 & t4_v;
                const vcc_u32x4 t6_v3 = state3_v3 & t4_v;
                const vcc_u32x4 y_v0 = t5_v0 | t6_v0;
                const vcc_u32x4 y_v1 = t5_v1 | t6_v1;
                const vcc_u32x4 y_v2 = t5_v2 | t6_v2;
                const vcc_u32x4 y_v3 = t5_v3 | t6_v3;
                int *const state_lanes7 = state_lanes + (long)(int)(i_s2 + 397u) * 16;
                const vcc_u32x4 state4_v0 = *(const vcc_u32x4 *)(const void *)state_lanes7;
                const vcc_u32x4 state4_v1 = *(const vcc_u32x4 *)(const void *)(state_lanes7 + 4);
                const vcc_u32x4 state4_v2 = *(const vcc_u32x4 *)(const void *)(state_lanes7 + 8);
                const vcc_u32x4 state4_v3 = *(const vcc_u32x4 *)(const void *)(state_lanes7 + 12);
                const vcc_u32x4 t7_v0 = y_v0 >> 1;
                const vcc_u32x4 t7_v1 = y_v1 >> 1;
                const vcc_u32x4 t7_v2 = y_v2 >> 1;
                const vcc_u32x4 t7_v3 = y_v3 >> 1;
                const vcc_u32x4 next_v0 = state4_v0 ^ t7_v0;
                const vcc_u32x4 next_v1 = state4_v1 ^ t7_v1;
                const vcc_u32x4 next_v2 = state4_v2 ^ t7_v2;
                const vcc_u32x4 next_v3 = state4_v3 ^ t7_v3;
                const vcc_u32x4 t8_v0 = y_v0 & t5_v;
                const vcc_u32x4 t8_v1 = y_v1 & t5_v;
                const vcc_u32x4 t8_v2 = y_v2 & t5_v;
                const vcc_u32x4 t8_v3 = y_v3 & t5_v;
                const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)t8_v0 != (vcc_u32x4)t2_v);
                const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)t8_v1 != (vcc_u32x4)t2_v);
                const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_u32x4)t8_v2 != (vcc_u32x4)t2_v);
                const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_u32x4)t8_v3 != (vcc_u32x4)t2_v);
                const vcc_u32x4 next2_v0 = next_v0 ^ t6_v;
                const vcc_u32x4 next2_v1 = next_v1 ^ t6_v;
                const vcc_u32x4 next2_v2 = next_v2 ^ t6_v;
                const vcc_u32x4 next2_v3 = next_v3 ^ t6_v;
                const vcc_u32x4 next3_v0 = (next2_v0 & mask_v0) | (next_v0 & ~mask_v0);
                const vcc_u32x4 next3_v1 = (next2_v1 & mask_v1) | (next_v1 & ~mask_v1);
                const vcc_u32x4 next3_v2 = (next2_v2 & mask_v2) | (next_v2 & ~mask_v2);
                const vcc_u32x4 next3_v3 = (next2_v3 & mask_v3) | (next_v3 & ~mask_v3);
                int *const state_lanes8 = state_lanes + (long)(int)i_s2 * 16;
                *(vcc_u32x4 *)(void *)state_lanes8 = next3_v0;
                *(vcc_u32x4 *)(void *)(state_lanes8 + 4) = next3_v1;
                *(vcc_u32x4 *)(void *)(state_lanes8 + 8) = next3_v2;
                *(vcc_u32x4 *)(void *)(state_lanes8 + 12) = next3_v3;
                const vcc_u32x4 t9_v0 = next3_v0 >> 11;
                const vcc_u32x4 t9_v1 = next3_v1 >> 11;
                const vcc_u32x4 t9_v2 = next3_v2 >> 11;
                const vcc_u32x4 t9_v3 = next3_v3 >> 11;
                const vcc_u32x4 next4_v0 = next3_v0 ^ t9_v0;
                const vcc_u32x4 next4_v1 = next3_v1 ^ t9_v1;
                const vcc_u32x4 next4_v2 = next3_v2 ^ t9_v2;
                const vcc_u32x4 next4_v3 = next3_v3 ^ t9_v3;
                const vcc_u32x4 t10_v0 = next4_v0 << 7;
                const vcc_u32x4 t10_v1 = next4_v1 << 7;
                const vcc_u32x4 t10_v2 = next4_v2 << 7;
                const vcc_u32x4 t10_v3 = next4_v3 << 7;
                const vcc_u32x4 t11_v0 = t10_v0 & t7_v;
                const vcc_u32x4 t11_v1 = t10_v1 & t7_v;
                const vcc_u32x4 t11_v2 = t10_v2 & t7_v;
                const vcc_u32x4 t11_v3 = t10_v3 & t7_v;
                const vcc_u32x4 next5_v0 = next4_v0 ^ t11_v0;
                const vcc_u32x4 next5_v1 = next4_v1 ^ t11_v1;
                const vcc_u32x4 next5_v2 = next4_v2 ^ t11_v2;
                const vcc_u32x4 next5_v3 = next4_v3 ^ t11_v3;
                const vcc_u32x4 t12_v0 = next5_v0 << 15;
                const vcc_u32x4 t12_v1 = next5_v1 << 15;
                const vcc_u32x4 t12_v2 = next5_v2 << 15;
                const vcc_u32x4 t12_v3 = next5_v3 << 15;
                const vcc_u32x4 t13_v0 = t12_v0 & t8_v;
                const vcc_u32x4 t13_v1 = t12_v1 & t8_v;
                const vcc_u32x4 t13_v2 = t12_v2 & t8_v;
                const vcc_u32x4 t13_v3 = t12_v3 & t8_v;
                const vcc_u32x4 next6_v0 = next5_v0 ^ t13_v0;
                const vcc_u32x4 next6_v1 = next5_v1 ^ t13_v1;
                const vcc_u32x4 next6_v2 = next5_v2 ^ t13_v2;
                const vcc_u32x4 next6_v3 = next5_v3 ^ t13_v3;
                const vcc_u32x4 t14_v0 = next6_v0 >> 18;
                const vcc_u32x4 t14_v1 = next6_v1 >> 18;
                const vcc_u32x4 t14_v2 = next6_v2 >> 18;
                const vcc_u32x4 t14_v3 = next6_v3 >> 18;
                const vcc_u32x4 next7_v0 = next6_v0 ^ t14_v0;
                const vcc_u32x4 next7_v1 = next6_v1 ^ t14_v1;
                const vcc_u32x4 next7_v2 = next6_v2 ^ t14_v2;
                const vcc_u32x4 next7_v3 = next6_v3 ^ t14_v3;
                const vcc_u32x4 t15_v0 = sum_v0 * t9_v;
                const vcc_u32x4 t15_v1 = sum_v1 * t9_v;
                const vcc_u32x4 t15_v2 = sum_v2 * t9_v;
                const vcc_u32x4 t15_v3 = sum_v3 * t9_v;
                const vcc_u32x4 sum2_v0 = t15_v0 + next7_v0;
                const vcc_u32x4 sum2_v1 = t15_v1 + next7_v1;
                const vcc_u32x4 sum2_v2 = t15_v2 + next7_v2;
                const vcc_u32x4 sum2_v3 = t15_v3 + next7_v3;
                const unsigned int t2 = i_s2 + 1u;
                more2 = (int)t2 < 8;
                sum_v0 = sum2_v0;
                sum_v1 = sum2_v1;
                sum_v2 = sum2_v2;
                sum_v3 = sum2_v3;
                i_s2 = t2;
            } while (more2);
            *(vcc_u32x4 *)(void *)(d + k2) = sum_v0;
            *(vcc_u32x4 *)(void *)(d + k2 + 4) = sum_v1;
            *(vcc_u32x4 *)(void *)(d + k2 + 8) = sum_v2;
            *(vcc_u32x4 *)(void *)(d + k2 + 12) = sum_v3;
        }
        const vcc_u32x4 t10_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t11_v = (unsigned int)1812433253 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t12_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t13_v = (unsigned int)(-2147483647 - 1) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t14_v = (unsigned int)2147483647 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t15_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t16_v = (unsigned int)-1727483681 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t17_v = (unsigned int)-1658038656 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t18_v = (unsigned int)-272236544 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t19_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        /* what is left, one vector at a time */
        for (; k2 < (unsigned long)n; k2 += 4) {
            const vcc_u32x4 t20_v =
                (unsigned int)((unsigned long)n - k2) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 active_mask_v = (vcc_u32x4)((vcc_i32x4)t10_v < (vcc_i32x4)t20_v);
            const vcc_u64x2 all_v = (vcc_u64x2)active_mask_v;
            const int all = (all_v[0] & all_v[1]) == 18446744073709551615ul;
            vcc_u32x4 seed_v;
            if (all) {
                seed_v = *(const vcc_u32x4 *)(const void *)(seed + k2);
            } else {
                const vcc_i32x4 t25_v = (vcc_i32x4)t10_v;
                const vcc_u32x4 t26_v =
                    __extension__ (vcc_u32x4){active_mask_v[0] ? (unsigned int)(seed + k2)[t25_v[0]]
                    : 0, active_mask_v[1] ? (unsigned int)(seed + k2)[t25_v[1]] : 0,
                    active_mask_v[2] ? (unsigned int)(seed + k2)[t25_v[2]] : 0,
                    active_mask_v[3] ? (unsigned int)(seed + k2)[t25_v[3]] : 0};
                seed_v = t26_v;
            }
            const vcc_u32x4 t21_v = *(const vcc_u32x4 *)(const void *)state_lanes2;
            const vcc_u32x4 t22_v = (seed_v & active_mask_v) | (t21_v & ~active_mask_v);
            *(vcc_u32x4 *)(void *)state_lanes2 = t22_v;
            unsigned int i_s3 = 1u;
            int more3;
            do {
                const vcc_u32x4 state_v =
                    *(const vcc_u32x4 *)(const void *)(state_lanes2 + (long)(int)(i_s3 - 1u) * 4);
                const vcc_u32x4 i2_v = (unsigned int)i_s3 - __extension__ (vcc_u32x4){0};
                int *const state_lanes9 = state_lanes2 + (long)(int)i_s3 * 4;
                const vcc_u32x4 t27_v = t11_v * (state_v ^ (state_v >> 30)) + i2_v;
                const vcc_u32x4 t28_v = *(const vcc_u32x4 *)(const void *)state_lanes9;
                const vcc_u32x4 t29_v = (t27_v & active_mask_v) | (t28_v & ~active_mask_v);
                *(vcc_u32x4 *)(void *)state_lanes9 = t29_v;
                const unsigned int t3 = i_s3 + 1u;
                more3 = (int)t3 < 624;
                i_s3 = t3;
            } while (more3);
            vcc_u32x4 sum_v = t12_v;
            unsigned int i_s4 = 0u;
            int more4;
            do {
                const vcc_u32x4 state2_v =
                    *(const vcc_u32x4 *)(const void *)(state_lanes2 + (long)(int)i_s4 * 4);
                const vcc_u32x4 state3_v =
                    *(const vcc_u32x4 *)(const void *)(state_lanes2 + (long)(int)(i_s4 + 1u) * 4);
                const vcc_u32x4 y_v = (state2_v & t13_v) | (state3_v & t14_v);
                const vcc_u32x4 state4_v =
                    *(const vcc_u32x4 *)(const void *)(state_lanes2 + (long)(int)(i_s4 + 397u) * 4);
                const vcc_u32x4 next_v = state4_v ^ (y_v >> 1);
                const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_u32x4)(y_v & t15_v) != (vcc_u32x4)t12_v);
                const vcc_u32x4 next2_v = ((next_v ^ t16_v) & mask_v) | (next_v & ~mask_v);
                int *const state_lanes10 = state_lanes2 + (long)(int)i_s4 * 4;
                const vcc_u32x4 t30_v = *(const vcc_u32x4 *)(const void *)state_lanes10;
                const vcc_u32x4 t31_v = (next2_v & active_mask_v) | (t30_v & ~active_mask_v);
                *(vcc_u32x4 *)(void *)state_lanes10 = t31_v;
                const vcc_u32x4 next3_v = next2_v ^ (next2_v >> 11);
                const vcc_u32x4 next4_v = next3_v ^ ((next3_v << 7) & t17_v);
                const vcc_u32x4 next5_v = next4_v ^ ((next4_v << 15) & t18_v);
                const unsigned int t4 = i_s4 + 1u;
                more4 = (int)t4 < 8;
                sum_v = sum_v * t19_v + (next5_v ^ (next5_v >> 18));
                i_s4 = t4;
            } while (more4);
            vcc_u32 *const t23_v = (vcc_u32 *)(void *)(d + k2);
            const vcc_i32x4 t24_v = (vcc_i32x4)t10_v;
            if (active_mask_v[0]) t23_v[t24_v[0]] = sum_v[0];
            if (active_mask_v[1]) t23_v[t24_v[1]] = sum_v[1];
            if (active_mask_v[2]) t23_v[t24_v[2]] = sum_v[2];
            if (active_mask_v[3]) t23_v[t24_v[3]] = sum_v[3];
        }
        k = n;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        d[k] = mersenne_twister_lane(seed[k]);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = mersenne_twister_lane(seed[k]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
