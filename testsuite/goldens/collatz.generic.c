/* vcc 0.1.0 wrote this from collatz.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 a[n] | out i32 d[n] restrict */
#pragma simd declare
static int collatz_lane(unsigned x)
{
    int steps = 0;
    while (x > 1 && steps < 200) {
        if (x & 1)
            x = 3 * x + 1;
        else
            x >>= 1;
        steps++;
    }
    return steps;
}

#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void collatz(int n, const unsigned *a, int *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 20: 16 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a + k2);
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a + k2 + 4);
            const vcc_u32x4 a_v2 = *(const vcc_u32x4 *)(const void *)(a + k2 + 8);
            const vcc_u32x4 a_v3 = *(const vcc_u32x4 *)(const void *)(a + k2 + 12);
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)a_v0 > (vcc_u32x4)t_v);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)a_v1 > (vcc_u32x4)t_v);
            const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_u32x4)a_v2 > (vcc_u32x4)t_v);
            const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_u32x4)a_v3 > (vcc_u32x4)t_v);
            const vcc_u64x2 any_v = (vcc_u64x2)(mask_v0 | mask_v1 | (mask_v2 | mask_v3));
            const int any = (any_v[0] | any_v[1]) != 0;
            vcc_u32x4 steps_v0 = t2_v;
            vcc_u32x4 steps_v1 = t2_v;
            vcc_u32x4 steps_v2 = t2_v;
            vcc_u32x4 steps_v3 = t2_v;
            if (any) {
                vcc_u32x4 x_v0 = a_v0;
                vcc_u32x4 x_v1 = a_v1;
                vcc_u32x4 x_v2 = a_v2;
                vcc_u32x4 x_v3 = a_v3;
                unsigned int steps_s = 0u;
                vcc_u32x4 active_mask_v0 = mask_v0;
                vcc_u32x4 active_mask_v1 = mask_v1;
                vcc_u32x4 active_mask_v2 = mask_v2;
                vcc_u32x4 active_mask_v3 = mask_v3;
                vcc_u32x4 steps2_v0 = t2_v;
                vcc_u32x4 steps2_v1 = t2_v;
                vcc_u32x4 steps2_v2 = t2_v;
                vcc_u32x4 steps2_v3 = t2_v;
                int more;
                do {
                    const vcc_u32x4 t2_v0 = x_v0 & t_v;
                    const vcc_u32x4 t2_v1 = x_v1 & t_v;
                    const vcc_u32x4 t2_v2 = x_v2 & t_v;
                    const vcc_u32x4 t2_v3 = x_v3 & t_v;
                    const vcc_u32x4 mask2_v0 = (vcc_u32x4)((vcc_u32x4)t2_v0 != (vcc_u32x4)t2_v);
                    const vcc_u32x4 mask2_v1 = (vcc_u32x4)((vcc_u32x4)t2_v1 != (vcc_u32x4)t2_v);
                    const vcc_u32x4 mask2_v2 = (vcc_u32x4)((vcc_u32x4)t2_v2 != (vcc_u32x4)t2_v);
                    const vcc_u32x4 mask2_v3 = (vcc_u32x4)((vcc_u32x4)t2_v3 != (vcc_u32x4)t2_v);
                    const vcc_u32x4 x2_v0 = x_v0 >> 1;
                    const vcc_u32x4 x2_v1 = x_v1 >> 1;
                    const vcc_u32x4 x2_v2 = x_v2 >> 1;
                    const vcc_u32x4 x2_v3 = x_v3 >> 1;
                    const vcc_u32x4 t3_v0 = t3_v * x_v0;
                    const vcc_u32x4 t3_v1 = t3_v * x_v1;
                    const vcc_u32x4 t3_v2 = t3_v * x_v2;
                    const vcc_u32x4 t3_v3 = t3_v * x_v3;
                    const vcc_u32x4 x3_v0 = t3_v0 + t_v;
                    const vcc_u32x4 x3_v1 = t3_v1 + t_v;
                    const vcc_u32x4 x3_v2 = t3_v2 + t_v;
                    const vcc_u32x4 x3_v3 = t3_v3 + t_v;
                    const vcc_u32x4 x4_v0 = (x3_v0 & mask2_v0) | (x2_v0 & ~mask2_v0);
                    const vcc_u32x4 x4_v1 = (x3_v1 & mask2_v1) | (x2_v1 & ~mask2_v1);
                    const vcc_u32x4 x4_v2 = (x3_v2 & mask2_v2) | (x2_v2 & ~mask2_v2);
                    const vcc_u32x4 x4_v3 = (x3_v3 & mask2_v3) | (x2_v3 & ~mask2_v3);
                    const unsigned int t = steps_s + 1u;
                    const vcc_u32x4 mask3_v0 = (vcc_u32x4)((vcc_u32x4)x4_v0 > (vcc_u32x4)t_v);
                    const vcc_u32x4 mask3_v1 = (vcc_u32x4)((vcc_u32x4)x4_v1 > (vcc_u32x4)t_v);
                    const vcc_u32x4 mask3_v2 = (vcc_u32x4)((vcc_u32x4)x4_v2 > (vcc_u32x4)t_v);
                    const vcc_u32x4 mask3_v3 = (vcc_u32x4)((vcc_u32x4)x4_v3 > (vcc_u32x4)t_v);
                    const vcc_u32x4 mask_v =
                        (unsigned int)((int)t < 200 ? -1 : 0) - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask4_v0 = mask3_v0 & mask_v;
                    const vcc_u32x4 mask4_v1 = mask3_v1 & mask_v;
                    const vcc_u32x4 mask4_v2 = mask3_v2 & mask_v;
                    const vcc_u32x4 mask4_v3 = mask3_v3 & mask_v;
                    const vcc_u32x4 mask5_v0 = active_mask_v0 & mask4_v0;
                    const vcc_u32x4 mask5_v1 = active_mask_v1 & mask4_v1;
                    const vcc_u32x4 mask5_v2 = active_mask_v2 & mask4_v2;
                    const vcc_u32x4 mask5_v3 = active_mask_v3 & mask4_v3;
                    const vcc_u32x4 steps_v = (unsigned int)t - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 t4_v0 = (steps_v & active_mask_v0)
                        | (steps2_v0 & ~active_mask_v0);
                    const vcc_u32x4 t4_v1 = (steps_v & active_mask_v1)
                        | (steps2_v1 & ~active_mask_v1);
                    const vcc_u32x4 t4_v2 = (steps_v & active_mask_v2)
                        | (steps2_v2 & ~active_mask_v2);
                    const vcc_u32x4 t4_v3 = (steps_v & active_mask_v3)
                        | (steps2_v3 & ~active_mask_v3);
                    const vcc_u32x4 t7_v = mask5_v0 + mask5_v1 + mask5_v2 + mask5_v3;
                    const int t2 = (unsigned int)-(t7_v[0] + t7_v[1] + t7_v[2] + t7_v[3]) > 1;
                    more = t2;
                    x_v0 = x4_v0;
                    x_v1 = x4_v1;
                    x_v2 = x4_v2;
                    x_v3 = x4_v3;
                    steps_s = t;
                    active_mask_v0 = mask5_v0;
                    active_mask_v1 = mask5_v1;
                    active_mask_v2 = mask5_v2;
                    active_mask_v3 = mask5_v3;
                    steps2_v0 = t4_v0;
                    steps2_v1 = t4_v1;
                    steps2_v2 = t4_v2;
                    steps2_v3 = t4_v3;
                } while (more);
                const vcc_u32x4 alone_v = active_mask_v0 | active_mask_v1
                    | (active_mask_v2 | active_mask_v3);
                const vcc_u64x2 alone2_v = (vcc_u64x2)alone_v;
                const int alone = (alone2_v[0] | alone2_v[1]) != 0;
                vcc_u32x4 steps3_v0 = steps2_v0;
                vcc_u32x4 steps3_v1 = steps2_v1;
                vcc_u32x4 steps3_v2 = steps2_v2;
                vcc_u32x4 steps3_v3 = steps2_v3;
                if (alone) {
                    const unsigned long lane = active_mask_v0[0] ? 0ul : active_mask_v0[1] ? 1ul
                        : active_mask_v0[2] ? 2ul : active_mask_v0[3] ? 3ul
                        : active_mask_v1[0] ? 4ul : active_mask_v1[1] ? 5ul
                        : active_mask_v1[2] ? 6ul : active_mask_v1[3] ? 7ul
                        : active_mask_v2[0] ? 8ul : active_mask_v2[1] ? 9ul
                        : active_mask_v2[2] ? 10ul : active_mask_v2[3] ? 11ul
                        : active_mask_v3[0] ? 12ul : active_mask_v3[1] ? 13ul
                        : active_mask_v3[2] ? 14ul : 15ul;
                    const unsigned int x_s = lane < 4 ? x_v0[lane % 4] : lane < 8 ? x_v1[lane % 4]
                        : lane < 12 ? x_v2[lane % 4] : x_v3[lane % 4];
                    unsigned int x_s2 = x_s;
                    int more2;
                    do {
                        unsigned int x_s3;
                        if ((x_s2 & 1u) == 0u) {
                            x_s3 = x_s2 >> 1u;
                        } else {
                            x_s3 = 3u * x_s2 + 1u;
                        }
                        const unsigned int steps_s2 = steps_s + 1u;
                        more2 = x_s3 > 1u && (int)steps_s2 < 200;
                        x_s2 = x_s3;
                        steps_s = steps_s2;
                    } while (more2);
                    const vcc_u32x4 t8_v = (unsigned int)steps_s - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 t5_v0 = (t8_v & active_mask_v0) | (steps2_v0 & ~active_mask_v0);
                    const vcc_u32x4 t5_v1 = (t8_v & active_mask_v1) | (steps2_v1 & ~active_mask_v1);
                    const vcc_u32x4 t5_v2 = (t8_v & active_mask_v2) | (steps2_v2 & ~active_mask_v2);
                    const vcc_u32x4 t5_v3 = (t8_v & active_mask_v3) | (steps2_v3 & ~active_mask_v3);
                    steps3_v0 = t5_v0;
                    steps3_v1 = t5_v1;
                    steps3_v2 = t5_v2;
                    steps3_v3 = t5_v3;
                }
                const vcc_u32x4 t_v0 = (steps3_v0 & mask_v0) | (t2_v & ~mask_v0);
                const vcc_u32x4 t_v1 = (steps3_v1 & mask_v1) | (t2_v & ~mask_v1);
                const vcc_u32x4 t_v2 = (steps3_v2 & mask_v2) | (t2_v & ~mask_v2);
                const vcc_u32x4 t_v3 = (steps3_v3 & mask_v3) | (t2_v & ~mask_v3);
                steps_v0 = t_v0;
                steps_v1 = t_v1;
                steps_v2 = t_v2;
                steps_v3 = t_v3;
            }
            *(vcc_u32x4 *)(void *)(d + k2) = steps_v0;
            *(vcc_u32x4 *)(void *)(d + k2 + 4) = steps_v1;
            *(vcc_u32x4 *)(void *)(d + k2 + 8) = steps_v2;
            *(vcc_u32x4 *)(void *)(d + k2 + 12) = steps_v3;
        }
        const vcc_u32x4 t4_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 t5_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t6_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + k2);
            const vcc_u32x4 mask2_v = (vcc_u32x4)((vcc_u32x4)a_v > (vcc_u32x4)t4_v);
            const vcc_u64x2 any2_v = (vcc_u64x2)mask2_v;
            const int any2 = (any2_v[0] | any2_v[1]) != 0;
            vcc_u32x4 steps2_v = t5_v;
            if (any2) {
                vcc_u32x4 x_v = a_v;
                unsigned int steps_s3 = 0u;
                vcc_u32x4 active_mask_v = mask2_v;
                vcc_u32x4 steps3_v = t5_v;
                int more3;
                do {
                    const vcc_u32x4 mask3_v =
                        (vcc_u32x4)((vcc_u32x4)(x_v & t4_v) != (vcc_u32x4)t5_v);
                    const vcc_u32x4 x2_v = ((t6_v * x_v + t4_v) & mask3_v)
                        | ((x_v >> 1) & ~mask3_v);
                    const unsigned int t3 = steps_s3 + 1u;
                    const vcc_u32x4 mask4_v =
                        (unsigned int)((int)t3 < 200 ? -1 : 0) - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask5_v =
                        (vcc_u32x4)((vcc_u32x4)x2_v > (vcc_u32x4)t4_v) & mask4_v;
                    const vcc_u32x4 mask6_v = active_mask_v & mask5_v;
                    const vcc_u32x4 steps4_v = (unsigned int)t3 - __extension__ (vcc_u32x4){0};
                    const vcc_u64x2 t9_v = (vcc_u64x2)mask6_v;
                    const int t4 = (t9_v[0] | t9_v[1]) != 0;
                    more3 = t4;
                    const vcc_u32x4 steps_next = (steps4_v & active_mask_v)
                        | (steps3_v & ~active_mask_v);
                    x_v = x2_v;
                    steps_s3 = t3;
                    active_mask_v = mask6_v;
                    steps3_v = steps_next;
                } while (more3);
                steps2_v = (steps3_v & mask2_v) | (t5_v & ~mask2_v);
            }
            *(vcc_u32x4 *)(void *)(d + k2) = steps2_v;
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
        d[k] = collatz_lane(a[k]);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
