/* vcc 0.1.0 wrote this from histogram_rows.c for generic */
/* kernel: int n | in u8 x[32*n] | out u32 h[16*n] restrict */
/* A histogram of each row of 32. */
#pragma simd declare(linear(x: 32, h: 16))
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32 __attribute__((may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
static void histogram_rows_lane(const unsigned char *x, unsigned *h)
{
    unsigned count[16];
    int i;
    /* vcc: line 8: 4 lanes x 4, generic */
    i = 0;
    {
        const vcc_u32x4 count_new_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < 16UL; k2 += 16) {
            *(vcc_u32x4 *)(void *)(count + k2) = count_new_v;
            *(vcc_u32x4 *)(void *)(count + k2 + 4) = count_new_v;
            *(vcc_u32x4 *)(void *)(count + k2 + 8) = count_new_v;
            *(vcc_u32x4 *)(void *)(count + k2 + 12) = count_new_v;
        }
        i = 16;
    }
    /* remaining iterations */
    for (; i < 16; i++) {
        __asm__ __volatile__("");
        count[i] = 0;
    }
    for (i = 0; i < 32; i++)
        count[x[i] >> 4]++;
    /* vcc: line 12: 4 lanes x 4, generic */
    i = 0;
    {
        unsigned long k2;
        for (k2 = 0; k2 < 16UL; k2 += 16) {
            const vcc_u32x4 count_v0 = *(const vcc_u32x4 *)(const void *)(count + k2);
            const vcc_u32x4 count_v1 = *(const vcc_u32x4 *)(const void *)(count + k2 + 4);
            const vcc_u32x4 count_v2 = *(const vcc_u32x4 *)(const void *)(count + k2 + 8);
            const vcc_u32x4 count_v3 = *(const vcc_u32x4 *)(const void *)(count + k2 + 12);
            *(vcc_u32x4 *)(void *)(h + k2) = count_v0;
            *(vcc_u32x4 *)(void *)(h + k2 + 4) = count_v1;
            *(vcc_u32x4 *)(void *)(h + k2 + 8) = count_v2;
            *(vcc_u32x4 *)(void *)(h + k2 + 12) = count_v3;
        }
        i = 16;
    }
    /* remaining iterations */
    for (; i < 16; i++) {
        __asm__ __volatile__("");
        h[i] = count[i];
    }
}

void histogram_rows(int n, const unsigned char *x, unsigned *h)
{
    int k;
    /* vcc: line 20: 8 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
        int count_lanes[128] __attribute__((__aligned__(64))) = {0};
        const vcc_u32x4 t_v0 = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u});
        const vcc_u32x4 t_v1 = (__extension__ (vcc_u32x4){4u, 5u, 6u, 7u});
        const vcc_u32x4 t2_v0 = t_v0 << 5;
        const vcc_u32x4 t2_v1 = t_v1 << 5;
        const vcc_u32x4 t2_v = (unsigned int)(1) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v0 = t_v0 << 4;
        const vcc_u32x4 t3_v1 = t_v1 << 4;
        unsigned long k2;
        vcc_u32x4 t3_v;
        int count_lanes2[64] __attribute__((__aligned__(64))) = {0};
        vcc_u32x4 t4_v;
        vcc_u32x4 t5_v;
        vcc_u32x4 t6_v;
        vcc_u32x4 t7_v;
        for (k2 = 0; k2 < wide_end; k2 += 8) {
            unsigned int i_s = 0u;
            int more;
            unsigned int i_s2;
            int more2;
            unsigned int i_s3;
            int more3;
            do {
                unsigned int t;
                *(vcc_u32x4 *)(void *)(count_lanes + (long)(int)i_s * 8) = t_v;
                *(vcc_u32x4 *)(void *)((count_lanes + (long)(int)i_s * 8) + 4) = t_v;
                t = i_s + 1u;
                more = (int)t < 16;
                i_s = t;
            } while (more);
            i_s2 = 0u;
            do {
                const vcc_i32x4 x_v = (vcc_i32x4)t2_v0;
                const vcc_i32x4 x2_v = (vcc_i32x4)t2_v1;
                const vcc_u8x8 x3_v =
                    (__extension__ (vcc_u8x8){(unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x_v[0]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x_v[1]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x_v[2]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x_v[3]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x2_v[0]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x2_v[1]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x2_v[2]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x2_v[3]]});
                const vcc_u32x4 t4_v0 =
                    __builtin_convertvector(__builtin_shufflevector(x3_v, x3_v, 0, 1, 2, 3),
                    vcc_u32x4);
                const vcc_u32x4 t4_v1 =
                    __builtin_convertvector(__builtin_shufflevector(x3_v, x3_v, 4, 5, 6, 7),
                    vcc_u32x4);
                const vcc_u32x4 t5_v0 = (vcc_u32x4)((vcc_i32x4)t4_v0 >> 4);
                const vcc_u32x4 t5_v1 = (vcc_u32x4)((vcc_i32x4)t4_v1 >> 4);
                const vcc_u32x4 t6_v0 = t5_v0 << 3;
                const vcc_u32x4 t6_v1 = t5_v1 << 3;
                const vcc_u32x4 t7_v0 = t6_v0 + t_v0;
                const vcc_u32x4 t7_v1 = t6_v1 + t_v1;
                const vcc_i32x4 count_v = (vcc_i32x4)t7_v0;
                const vcc_i32x4 count2_v = (vcc_i32x4)t7_v1;
                const vcc_u32x4 count_v0 =
                    (__extension__ (vcc_u32x4){(unsigned int)count_lanes[count_v[0]],
                    (unsigned int)count_lanes[count_v[1]], (unsigned int)count_lanes[count_v[2]],
                    (unsigned int)count_lanes[count_v[3]]});
                const vcc_u32x4 count_v1 =
                    (__extension__ (vcc_u32x4){(unsigned int)count_lanes[count2_v[0]],
                    (unsigned int)count_lanes[count2_v[1]], (unsigned int)count_lanes[count2_v[2]],
                    (unsigned int)count_lanes[count2_v[3]]});
                const vcc_u32x4 t8_v0 = count_v0 + t2_v;
                const vcc_u32x4 t8_v1 = count_v1 + t2_v;
                const vcc_u32x4 t9_v0 = t5_v0 << 3;
                const vcc_u32x4 t9_v1 = t5_v1 << 3;
                const vcc_u32x4 t10_v0 = t9_v0 + t_v0;
                const vcc_u32x4 t10_v1 = t9_v1 + t_v1;
                vcc_u32 *const t8_v = (vcc_u32 *)(void *)(count_lanes);
                const vcc_i32x4 t9_v = (vcc_i32x4)t10_v0;
                const vcc_i32x4 t10_v = (vcc_i32x4)t10_v1;
                unsigned int t2;
                t8_v[t9_v[0]] = t8_v0[0];
                t8_v[t9_v[1]] = t8_v0[1];
                t8_v[t9_v[2]] = t8_v0[2];
                t8_v[t9_v[3]] = t8_v0[3];
                t8_v[t10_v[0]] = t8_v1[0];
                t8_v[t10_v[1]] = t8_v1[1];
                t8_v[t10_v[2]] = t8_v1[2];
                t8_v[t10_v[3]] = t8_v1[3];
                t2 = i_s2 + 1u;
                more2 = (int)t2 < 32;
                i_s2 = t2;
            } while (more2);
            i_s3 = 0u;
            do {
                const vcc_u32x4 count2_v0 =
                    *(const vcc_u32x4 *)(const void *)(count_lanes + (long)(int)i_s3 * 8);
                const vcc_u32x4 count2_v1 =
                    *(const vcc_u32x4 *)(const void *)((count_lanes + (long)(int)i_s3 * 8) + 4);
                vcc_u32 *const t11_v = (vcc_u32 *)(void *)(h + (long)(16UL * k2) + (long)(int)i_s3);
                const vcc_i32x4 t12_v = (vcc_i32x4)t3_v0;
                const vcc_i32x4 t13_v = (vcc_i32x4)t3_v1;
                unsigned int t3;
                t11_v[t12_v[0]] = count2_v0[0];
                t11_v[t12_v[1]] = count2_v0[1];
                t11_v[t12_v[2]] = count2_v0[2];
                t11_v[t12_v[3]] = count2_v0[3];
                t11_v[t13_v[0]] = count2_v1[0];
                t11_v[t13_v[1]] = count2_v1[1];
                t11_v[t13_v[2]] = count2_v1[2];
                t11_v[t13_v[3]] = count2_v1[3];
                t3 = i_s3 + 1u;
                more3 = (int)t3 < 16;
                i_s3 = t3;
            } while (more3);
        }
        t3_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
        t4_v = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u});
        t5_v = t4_v << 5;
        t6_v = (unsigned int)(1) - __extension__ (vcc_u32x4){0};
        t7_v = t4_v << 4;
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            unsigned int i_s4 = 0u;
            int more4;
            unsigned int i_s5;
            int more5;
            unsigned int i_s6;
            int more6;
            do {
                unsigned int t4;
                *(vcc_u32x4 *)(void *)(count_lanes2 + (long)(int)i_s4 * 4) = t3_v;
                t4 = i_s4 + 1u;
                more4 = (int)t4 < 16;
                i_s4 = t4;
            } while (more4);
            i_s5 = 0u;
            do {
                const vcc_i32x4 x4_v = (vcc_i32x4)t5_v;
                const vcc_u8x4 x5_v =
                    (__extension__ (vcc_u8x4){(unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s5)[x4_v[0]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s5)[x4_v[1]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s5)[x4_v[2]], (unsigned char)(x + (long)(32UL * k2) + (long)(int)i_s5)[x4_v[3]]});
                const vcc_u32x4 t14_v = __builtin_convertvector(x5_v, vcc_u32x4);
                const vcc_u32x4 t15_v = (vcc_u32x4)((vcc_i32x4)t14_v >> 4);
                const vcc_i32x4 count3_v = (vcc_i32x4)((t15_v << 2) + t4_v);
                const vcc_u32x4 count4_v =
                    (__extension__ (vcc_u32x4){(unsigned int)count_lanes2[count3_v[0]],
                    (unsigned int)count_lanes2[count3_v[1]],
                    (unsigned int)count_lanes2[count3_v[2]],
                    (unsigned int)count_lanes2[count3_v[3]]});
                const vcc_u32x4 t16_v = count4_v + t6_v;
                vcc_u32 *const t17_v = (vcc_u32 *)(void *)(count_lanes2);
                const vcc_i32x4 t18_v = (vcc_i32x4)((t15_v << 2) + t4_v);
                unsigned int t5;
                t17_v[t18_v[0]] = t16_v[0];
                t17_v[t18_v[1]] = t16_v[1];
                t17_v[t18_v[2]] = t16_v[2];
                t17_v[t18_v[3]] = t16_v[3];
                t5 = i_s5 + 1u;
                more5 = (int)t5 < 32;
                i_s5 = t5;
            } while (more5);
            i_s6 = 0u;
            do {
                const vcc_u32x4 count5_v =
                    *(const vcc_u32x4 *)(const void *)(count_lanes2 + (long)(int)i_s6 * 4);
                vcc_u32 *const t19_v = (vcc_u32 *)(void *)(h + (long)(16UL * k2) + (long)(int)i_s6);
                const vcc_i32x4 t20_v = (vcc_i32x4)t7_v;
                unsigned int t6;
                t19_v[t20_v[0]] = count5_v[0];
                t19_v[t20_v[1]] = count5_v[1];
                t19_v[t20_v[2]] = count5_v[2];
                t19_v[t20_v[3]] = count5_v[3];
                t6 = i_s6 + 1u;
                more6 = (int)t6 < 16;
                i_s6 = t6;
            } while (more6);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        histogram_rows_lane(x + 32 * k, h + 16 * k);
    }
}
