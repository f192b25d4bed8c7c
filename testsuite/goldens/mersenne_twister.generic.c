/* vcc 0.1.0 wrote this from mersenne_twister.c for generic */
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

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
void mersenne_twister(int n, const unsigned *seed, unsigned *d)
{
    int k;
    /* vcc: line 32: 8 lanes, generic */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        int state_lanes[4992] __attribute__((__aligned__(64))) = {0};
        const vcc_u32x4 t_v = (unsigned int)(1812433253) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)(-2147483647 - 1) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)(2147483647) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t5_v = (unsigned int)(1) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t6_v = (unsigned int)(-1727483681) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t7_v = (unsigned int)(-1658038656) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t8_v = (unsigned int)(-272236544) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t9_v = (unsigned int)(3) - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const vcc_u32x4 seed_v0 = *(const vcc_u32x4 *)(const void *)(seed + k2);
            const vcc_u32x4 seed_v1 = *(const vcc_u32x4 *)(const void *)(seed + k2 + 4);
            unsigned int t;
            int more;
            vcc_u32x4 t_v0;
            vcc_u32x4 t_v1;
            unsigned int t2;
            vcc_u32x4 d_new_v0;
            vcc_u32x4 d_new_v1;
            int more2;
            *(vcc_u32x4 *)(void *)(state_lanes) = seed_v0;
            *(vcc_u32x4 *)(void *)(state_lanes + 4) = seed_v1;
            t = 1u;
            do {
                const vcc_u32x4 state_v0 =
                    *(const vcc_u32x4 *)(const void *)(state_lanes + (long)(int)(t - 1u) * 8);
                const vcc_u32x4 state_v1 =
                    *(const vcc_u32x4 *)(const void *)((state_lanes + (long)(int)(t - 1u) * 8) + 4);
                const vcc_u32x4 state2_v0 =
                    *(const vcc_u32x4 *)(const void *)(state_lanes + (long)(int)(t - 1u) * 8);
                const vcc_u32x4 state2_v1 =
                    *(const vcc_u32x4 *)(const void *)((state_lanes + (long)(int)(t - 1u) * 8) + 4);
                const vcc_u32x4 t2_v0 = state2_v0 >> 30;
                const vcc_u32x4 t2_v1 = state2_v1 >> 30;
                const vcc_u32x4 t3_v0 = state_v0 ^ t2_v0;
                const vcc_u32x4 t3_v1 = state_v1 ^ t2_v1;
                const vcc_u32x4 t4_v0 = t_v * t3_v0;
                const vcc_u32x4 t4_v1 = t_v * t3_v1;
                const vcc_u32x4 t10_v = (unsigned int)(t) - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 t5_v0 = t4_v0 + t10_v;
                const vcc_u32x4 t5_v1 = t4_v1 + t10_v;
                unsigned int t3;
                *(vcc_u32x4 *)(void *)(state_lanes + (long)(int)t * 8) = t5_v0;
                *(vcc_u32x4 *)(void *)((state_lanes + (long)(int)t * 8) + 4) = t5_v1;
                t3 = t + 1u;
                more = (int)t3 < 624;
                t = t3;
            } while (more);
            t_v0 = t2_v;
            t_v1 = t2_v;
            t2 = 0u;
            d_new_v0 = t2_v;
            d_new_v1 = t2_v;
            do {
                const vcc_u32x4 state3_v0 =
                    *(const vcc_u32x4 *)(const void *)(state_lanes + (long)(int)t2 * 8);
                const vcc_u32x4 state3_v1 =
                    *(const vcc_u32x4 *)(const void *)((state_lanes + (long)(int)t2 * 8) + 4);
                const vcc_u32x4 t6_v0 = state3_v0 & t3_v;
                const vcc_u32x4 t6_v1 = state3_v1 & t3_v;
                const vcc_u32x4 state4_v0 =
                    *(const vcc_u32x4 *)(const void *)(state_lanes + (long)(int)(t2 + 1u) * 8);
                const vcc_u32x4 state4_v1 =
                    *(const vcc_u32x4 *)(const void *)((state_lanes + (long)(int)(t2 + 1u) * 8) + 4);
                const vcc_u32x4 t7_v0 = state4_v0 & t4_v;
                const vcc_u32x4 t7_v1 = state4_v1 & t4_v;
                const vcc_u32x4 t8_v0 = t6_v0 | t7_v0;
                const vcc_u32x4 t8_v1 = t6_v1 | t7_v1;
                const vcc_u32x4 state5_v0 =
                    *(const vcc_u32x4 *)(const void *)(state_lanes + (long)(int)(t2 + 397u) * 8);
                const vcc_u32x4 state5_v1 =
                    *(const vcc_u32x4 *)(const void *)((state_lanes + (long)(int)(t2 + 397u) * 8) + 4);
                const vcc_u32x4 t9_v0 = t8_v0 >> 1;
                const vcc_u32x4 t9_v1 = t8_v1 >> 1;
                const vcc_u32x4 t10_v0 = state5_v0 ^ t9_v0;
                const vcc_u32x4 t10_v1 = state5_v1 ^ t9_v1;
                const vcc_u32x4 t11_v0 = t8_v0 & t5_v;
                const vcc_u32x4 t11_v1 = t8_v1 & t5_v;
                const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)t11_v0 != (vcc_u32x4)t2_v);
                const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)t11_v1 != (vcc_u32x4)t2_v);
                const vcc_u32x4 t12_v0 = t10_v0 ^ t6_v;
                const vcc_u32x4 t12_v1 = t10_v1 ^ t6_v;
                const vcc_u32x4 t13_v0 = (t12_v0 & mask_v0) | (t10_v0 & ~mask_v0);
                const vcc_u32x4 t13_v1 = (t12_v1 & mask_v1) | (t10_v1 & ~mask_v1);
                vcc_u32x4 t14_v0;
                vcc_u32x4 t14_v1;
                vcc_u32x4 t15_v0;
                vcc_u32x4 t15_v1;
                vcc_u32x4 t16_v0;
                vcc_u32x4 t16_v1;
                vcc_u32x4 t17_v0;
                vcc_u32x4 t17_v1;
                vcc_u32x4 t18_v0;
                vcc_u32x4 t18_v1;
                vcc_u32x4 t19_v0;
                vcc_u32x4 t19_v1;
                vcc_u32x4 t20_v0;
                vcc_u32x4 t20_v1;
                vcc_u32x4 t21_v0;
                vcc_u32x4 t21_v1;
                vcc_u32x4 t22_v0;
                vcc_u32x4 t22_v1;
                vcc_u32x4 t23_v0;
                vcc_u32x4 t23_v1;
                vcc_u32x4 t24_v0;
                vcc_u32x4 t24_v1;
                vcc_u32x4 t25_v0;
                vcc_u32x4 t25_v1;
                unsigned int t4;
                *(vcc_u32x4 *)(void *)(state_lanes + (long)(int)t2 * 8) = t13_v0;
                *(vcc_u32x4 *)(void *)((state_lanes + (long)(int)t2 * 8) + 4) = t13_v1;
                t14_v0 = t13_v0 >> 11;
                t14_v1 = t13_v1 >> 11;
                t15_v0 = t13_v0 ^ t14_v0;
                t15_v1 = t13_v1 ^ t14_v1;
                t16_v0 = t15_v0 << 7;
                t16_v1 = t15_v1 << 7;
                t17_v0 = t16_v0 & t7_v;
                t17_v1 = t16_v1 & t7_v;
                t18_v0 = t15_v0 ^ t17_v0;
                t18_v1 = t15_v1 ^ t17_v1;
                t19_v0 = t18_v0 << 15;
                t19_v1 = t18_v1 << 15;
                t20_v0 = t19_v0 & t8_v;
                t20_v1 = t19_v1 & t8_v;
                t21_v0 = t18_v0 ^ t20_v0;
                t21_v1 = t18_v1 ^ t20_v1;
                t22_v0 = t21_v0 >> 18;
                t22_v1 = t21_v1 >> 18;
                t23_v0 = t21_v0 ^ t22_v0;
                t23_v1 = t21_v1 ^ t22_v1;
                t24_v0 = t_v0 * t9_v;
                t24_v1 = t_v1 * t9_v;
                t25_v0 = t24_v0 + t23_v0;
                t25_v1 = t24_v1 + t23_v1;
                t4 = t2 + 1u;
                more2 = (int)t4 < 8;
                t_v0 = t25_v0;
                t_v1 = t25_v1;
                t2 = t4;
                d_new_v0 = t25_v0;
                d_new_v1 = t25_v1;
            } while (more2);
            *(vcc_u32x4 *)(void *)(d + k2) = d_new_v0;
            *(vcc_u32x4 *)(void *)(d + k2 + 4) = d_new_v1;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        d[k] = mersenne_twister_lane(seed[k]);
    }
}
