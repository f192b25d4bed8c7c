/* vcc 0.1.0 wrote this from haar_wavelet.c for generic */
/* kernel: int n | inout float a[16*n] restrict */
#pragma simd declare(linear(row: 16))
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
static void haar_wavelet_lane(float *row)
{
    float part[16];
    int length, i;
    for (length = 16; length > 1; length /= 2) {
        int half = length / 2;
        for (i = 0; i < half; i++) {
            part[i] = (row[2 * i] + row[2 * i + 1]) * 0.70710678f;
            part[half + i] = (row[2 * i] - row[2 * i + 1]) * 0.70710678f;
        }
        /* vcc: line 13: 4 lanes x 4, then 4, generic */
        i = 0;
        if (length >= 4) {
            const unsigned long end = (unsigned long)length & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 16) {
                const vcc_f32x4 part_v0 = *(const vcc_f32x4 *)(const void *)(part + k2);
                const vcc_f32x4 part_v1 = *(const vcc_f32x4 *)(const void *)(part + k2 + 4);
                const vcc_f32x4 part_v2 = *(const vcc_f32x4 *)(const void *)(part + k2 + 8);
                const vcc_f32x4 part_v3 = *(const vcc_f32x4 *)(const void *)(part + k2 + 12);
                *(vcc_f32x4 *)(void *)(row + k2) = part_v0;
                *(vcc_f32x4 *)(void *)(row + k2 + 4) = part_v1;
                *(vcc_f32x4 *)(void *)(row + k2 + 8) = part_v2;
                *(vcc_f32x4 *)(void *)(row + k2 + 12) = part_v3;
            }
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 4) {
                const vcc_f32x4 part_v = *(const vcc_f32x4 *)(const void *)(part + k2);
                *(vcc_f32x4 *)(void *)(row + k2) = part_v;
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < length; i++) {
            __asm__ __volatile__("");
            row[i] = part[i];
        }
    }
}

void haar_wavelet(int n, float *a)
{
    int k;
    /* vcc: line 22: 16 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v0 = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u});
        const vcc_u32x4 t_v1 = (__extension__ (vcc_u32x4){4u, 5u, 6u, 7u});
        const vcc_u32x4 t_v2 = (__extension__ (vcc_u32x4){8u, 9u, 10u, 11u});
        const vcc_u32x4 t_v3 = (__extension__ (vcc_u32x4){12u, 13u, 14u, 15u});
        const vcc_u32x4 t2_v0 = t_v0 << 4;
        const vcc_u32x4 t2_v1 = t_v1 << 4;
        const vcc_u32x4 t2_v2 = t_v2 << 4;
        const vcc_u32x4 t2_v3 = t_v3 << 4;
        const float t_v = (float)(0.70710677f);
        const vcc_f32x4 t2_v = (__extension__ (vcc_f32x4){t_v, t_v, t_v, t_v});
        float part_lanes[256] __attribute__((__aligned__(64))) = {0};
        unsigned long k2;
        vcc_u32x4 t3_v;
        float t4_v;
        vcc_f32x4 t5_v;
        float part_lanes2[64] __attribute__((__aligned__(64))) = {0};
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            float *const a_s = a + (long)(16UL * k2);
            unsigned int length_s = 16u;
            int more;
            do {
                const int t = (int)length_s / 2;
                int t2;
                if (0 < t) {
                    unsigned int i_s = 0u;
                    int more2;
                    do {
                        const vcc_i32x4 a_v = (vcc_i32x4)t2_v0;
                        const vcc_i32x4 a2_v = (vcc_i32x4)t2_v1;
                        const vcc_i32x4 a3_v = (vcc_i32x4)t2_v2;
                        const vcc_i32x4 a4_v = (vcc_i32x4)t2_v3;
                        const vcc_f32x4 a_v0 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s))[a_v[0]],
                            (a_s + (long)(int)(2u * i_s))[a_v[1]],
                            (a_s + (long)(int)(2u * i_s))[a_v[2]],
                            (a_s + (long)(int)(2u * i_s))[a_v[3]]});
                        const vcc_f32x4 a_v1 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s))[a2_v[0]],
                            (a_s + (long)(int)(2u * i_s))[a2_v[1]],
                            (a_s + (long)(int)(2u * i_s))[a2_v[2]],
                            (a_s + (long)(int)(2u * i_s))[a2_v[3]]});
                        const vcc_f32x4 a_v2 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s))[a3_v[0]],
                            (a_s + (long)(int)(2u * i_s))[a3_v[1]],
                            (a_s + (long)(int)(2u * i_s))[a3_v[2]],
                            (a_s + (long)(int)(2u * i_s))[a3_v[3]]});
                        const vcc_f32x4 a_v3 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s))[a4_v[0]],
                            (a_s + (long)(int)(2u * i_s))[a4_v[1]],
                            (a_s + (long)(int)(2u * i_s))[a4_v[2]],
                            (a_s + (long)(int)(2u * i_s))[a4_v[3]]});
                        const vcc_i32x4 a5_v = (vcc_i32x4)t2_v0;
                        const vcc_i32x4 a6_v = (vcc_i32x4)t2_v1;
                        const vcc_i32x4 a7_v = (vcc_i32x4)t2_v2;
                        const vcc_i32x4 a8_v = (vcc_i32x4)t2_v3;
                        const vcc_f32x4 a2_v0 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s + 1u))[a5_v[0]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a5_v[1]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a5_v[2]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a5_v[3]]});
                        const vcc_f32x4 a2_v1 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s + 1u))[a6_v[0]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a6_v[1]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a6_v[2]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a6_v[3]]});
                        const vcc_f32x4 a2_v2 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s + 1u))[a7_v[0]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a7_v[1]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a7_v[2]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a7_v[3]]});
                        const vcc_f32x4 a2_v3 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s + 1u))[a8_v[0]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a8_v[1]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a8_v[2]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a8_v[3]]});
                        const vcc_f32x4 t3_v0 = a_v0 + a2_v0;
                        const vcc_f32x4 t3_v1 = a_v1 + a2_v1;
                        const vcc_f32x4 t3_v2 = a_v2 + a2_v2;
                        const vcc_f32x4 t3_v3 = a_v3 + a2_v3;
                        const vcc_f32x4 t4_v0 = t3_v0 * t2_v;
                        const vcc_f32x4 t4_v1 = t3_v1 * t2_v;
                        const vcc_f32x4 t4_v2 = t3_v2 * t2_v;
                        const vcc_f32x4 t4_v3 = t3_v3 * t2_v;
                        vcc_i32x4 a9_v;
                        vcc_i32x4 a10_v;
                        vcc_i32x4 a11_v;
                        vcc_i32x4 a12_v;
                        vcc_f32x4 a3_v0;
                        vcc_f32x4 a3_v1;
                        vcc_f32x4 a3_v2;
                        vcc_f32x4 a3_v3;
                        vcc_i32x4 a13_v;
                        vcc_i32x4 a14_v;
                        vcc_i32x4 a15_v;
                        vcc_i32x4 a16_v;
                        vcc_f32x4 a4_v0;
                        vcc_f32x4 a4_v1;
                        vcc_f32x4 a4_v2;
                        vcc_f32x4 a4_v3;
                        vcc_f32x4 t5_v0;
                        vcc_f32x4 t5_v1;
                        vcc_f32x4 t5_v2;
                        vcc_f32x4 t5_v3;
                        vcc_f32x4 t6_v0;
                        vcc_f32x4 t6_v1;
                        vcc_f32x4 t6_v2;
                        vcc_f32x4 t6_v3;
                        unsigned int t3;
                        *(vcc_f32x4 *)(void *)(part_lanes + (long)(int)i_s * 16) = t4_v0;
                        *(vcc_f32x4 *)(void *)((part_lanes + (long)(int)i_s * 16) + 4) = t4_v1;
                        *(vcc_f32x4 *)(void *)((part_lanes + (long)(int)i_s * 16) + 8) = t4_v2;
                        *(vcc_f32x4 *)(void *)((part_lanes + (long)(int)i_s * 16) + 12) = t4_v3;
                        a9_v = (vcc_i32x4)t2_v0;
                        a10_v = (vcc_i32x4)t2_v1;
                        a11_v = (vcc_i32x4)t2_v2;
                        a12_v = (vcc_i32x4)t2_v3;
                        a3_v0 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s))[a9_v[0]],
                            (a_s + (long)(int)(2u * i_s))[a9_v[1]],
                            (a_s + (long)(int)(2u * i_s))[a9_v[2]],
                            (a_s + (long)(int)(2u * i_s))[a9_v[3]]});
                        a3_v1 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s))[a10_v[0]],
                            (a_s + (long)(int)(2u * i_s))[a10_v[1]],
                            (a_s + (long)(int)(2u * i_s))[a10_v[2]],
                            (a_s + (long)(int)(2u * i_s))[a10_v[3]]});
                        a3_v2 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s))[a11_v[0]],
                            (a_s + (long)(int)(2u * i_s))[a11_v[1]],
                            (a_s + (long)(int)(2u * i_s))[a11_v[2]],
                            (a_s + (long)(int)(2u * i_s))[a11_v[3]]});
                        a3_v3 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s))[a12_v[0]],
                            (a_s + (long)(int)(2u * i_s))[a12_v[1]],
                            (a_s + (long)(int)(2u * i_s))[a12_v[2]],
                            (a_s + (long)(int)(2u * i_s))[a12_v[3]]});
                        a13_v = (vcc_i32x4)t2_v0;
                        a14_v = (vcc_i32x4)t2_v1;
                        a15_v = (vcc_i32x4)t2_v2;
                        a16_v = (vcc_i32x4)t2_v3;
                        a4_v0 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s + 1u))[a13_v[0]], (a_s + (long)(int)(2u * i_s + 1u))[a13_v[1]], (a_s + (long)(int)(2u * i_s + 1u))[a13_v[2]], (a_s + (long)(int)(2u * i_s + 1u))[a13_v[3]]});
                        a4_v1 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s + 1u))[a14_v[0]], (a_s + (long)(int)(2u * i_s + 1u))[a14_v[1]], (a_s + (long)(int)(2u * i_s + 1u))[a14_v[2]], (a_s + (long)(int)(2u * i_s + 1u))[a14_v[3]]});
                        a4_v2 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s + 1u))[a15_v[0]], (a_s + (long)(int)(2u * i_s + 1u))[a15_v[1]], (a_s + (long)(int)(2u * i_s + 1u))[a15_v[2]], (a_s + (long)(int)(2u * i_s + 1u))[a15_v[3]]});
                        a4_v3 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s + 1u))[a16_v[0]], (a_s + (long)(int)(2u * i_s + 1u))[a16_v[1]], (a_s + (long)(int)(2u * i_s + 1u))[a16_v[2]], (a_s + (long)(int)(2u * i_s + 1u))[a16_v[3]]});
                        t5_v0 = a3_v0 - a4_v0;
                        t5_v1 = a3_v1 - a4_v1;
                        t5_v2 = a3_v2 - a4_v2;
                        t5_v3 = a3_v3 - a4_v3;
                        t6_v0 = t5_v0 * t2_v;
                        t6_v1 = t5_v1 * t2_v;
                        t6_v2 = t5_v2 * t2_v;
                        t6_v3 = t5_v3 * t2_v;
                        *(vcc_f32x4 *)(void *)(part_lanes + (long)(int)((unsigned int)t + i_s) * 16) = t6_v0;
                        *(vcc_f32x4 *)(void *)((part_lanes + (long)(int)((unsigned int)t + i_s) * 16) + 4) = t6_v1;
                        *(vcc_f32x4 *)(void *)((part_lanes + (long)(int)((unsigned int)t + i_s) * 16) + 8) = t6_v2;
                        *(vcc_f32x4 *)(void *)((part_lanes + (long)(int)((unsigned int)t + i_s) * 16) + 12) = t6_v3;
                        t3 = i_s + 1u;
                        more2 = (int)t3 < t;
                        i_s = t3;
                    } while (more2);
                }
                if (0 < (int)length_s) {
                    unsigned int i_s2 = 0u;
                    int more3;
                    do {
                        const vcc_f32x4 part_v0 =
                            *(const vcc_f32x4 *)(const void *)(part_lanes + (long)(int)i_s2 * 16);
                        const vcc_f32x4 part_v1 =
                            *(const vcc_f32x4 *)(const void *)((part_lanes + (long)(int)i_s2 * 16) + 4);
                        const vcc_f32x4 part_v2 =
                            *(const vcc_f32x4 *)(const void *)((part_lanes + (long)(int)i_s2 * 16) + 8);
                        const vcc_f32x4 part_v3 =
                            *(const vcc_f32x4 *)(const void *)((part_lanes + (long)(int)i_s2 * 16) + 12);
                        const vcc_i32x4 t6_v = (vcc_i32x4)t2_v0;
                        const vcc_i32x4 t7_v = (vcc_i32x4)t2_v1;
                        const vcc_i32x4 t8_v = (vcc_i32x4)t2_v2;
                        const vcc_i32x4 t9_v = (vcc_i32x4)t2_v3;
                        unsigned int t4;
                        (a_s + (long)(int)i_s2)[t6_v[0]] = part_v0[0];
                        (a_s + (long)(int)i_s2)[t6_v[1]] = part_v0[1];
                        (a_s + (long)(int)i_s2)[t6_v[2]] = part_v0[2];
                        (a_s + (long)(int)i_s2)[t6_v[3]] = part_v0[3];
                        (a_s + (long)(int)i_s2)[t7_v[0]] = part_v1[0];
                        (a_s + (long)(int)i_s2)[t7_v[1]] = part_v1[1];
                        (a_s + (long)(int)i_s2)[t7_v[2]] = part_v1[2];
                        (a_s + (long)(int)i_s2)[t7_v[3]] = part_v1[3];
                        (a_s + (long)(int)i_s2)[t8_v[0]] = part_v2[0];
                        (a_s + (long)(int)i_s2)[t8_v[1]] = part_v2[1];
                        (a_s + (long)(int)i_s2)[t8_v[2]] = part_v2[2];
                        (a_s + (long)(int)i_s2)[t8_v[3]] = part_v2[3];
                        (a_s + (long)(int)i_s2)[t9_v[0]] = part_v3[0];
                        (a_s + (long)(int)i_s2)[t9_v[1]] = part_v3[1];
                        (a_s + (long)(int)i_s2)[t9_v[2]] = part_v3[2];
                        (a_s + (long)(int)i_s2)[t9_v[3]] = part_v3[3];
                        t4 = i_s2 + 1u;
                        more3 = (int)t4 < (int)length_s;
                        i_s2 = t4;
                    } while (more3);
                }
                t2 = (int)length_s / 2;
                more = t2 > 1;
                length_s = (unsigned int)t2;
            } while (more);
        }
        t3_v = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u}) << 4;
        t4_v = (float)(0.70710677f);
        t5_v = (__extension__ (vcc_f32x4){t4_v, t4_v, t4_v, t4_v});
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            float *const a_s2 = a + (long)(16UL * k2);
            unsigned int length_s2 = 16u;
            int more4;
            do {
                const int t5 = (int)length_s2 / 2;
                int t6;
                if (0 < t5) {
                    unsigned int i_s3 = 0u;
                    int more5;
                    do {
                        const vcc_i32x4 a17_v = (vcc_i32x4)t3_v;
                        const vcc_f32x4 a18_v =
                            (__extension__ (vcc_f32x4){(a_s2 + (long)(int)(2u * i_s3))[a17_v[0]],
                            (a_s2 + (long)(int)(2u * i_s3))[a17_v[1]],
                            (a_s2 + (long)(int)(2u * i_s3))[a17_v[2]],
                            (a_s2 + (long)(int)(2u * i_s3))[a17_v[3]]});
                        const vcc_i32x4 a19_v = (vcc_i32x4)t3_v;
                        const vcc_f32x4 a20_v =
                            (__extension__ (vcc_f32x4){(a_s2 + (long)(int)(2u * i_s3 + 1u))[a19_v[0]], (a_s2 + (long)(int)(2u * i_s3 + 1u))[a19_v[1]], (a_s2 + (long)(int)(2u * i_s3 + 1u))[a19_v[2]], (a_s2 + (long)(int)(2u * i_s3 + 1u))[a19_v[3]]});
                        const vcc_f32x4 t10_v = (a18_v + a20_v) * t5_v;
                        vcc_i32x4 a21_v;
                        vcc_f32x4 a22_v;
                        vcc_i32x4 a23_v;
                        vcc_f32x4 a24_v;
                        vcc_f32x4 t11_v;
                        unsigned int t7;
                        *(vcc_f32x4 *)(void *)(part_lanes2 + (long)(int)i_s3 * 4) = t10_v;
                        a21_v = (vcc_i32x4)t3_v;
                        a22_v =
                            (__extension__ (vcc_f32x4){(a_s2 + (long)(int)(2u * i_s3))[a21_v[0]],
                            (a_s2 + (long)(int)(2u * i_s3))[a21_v[1]],
                            (a_s2 + (long)(int)(2u * i_s3))[a21_v[2]],
                            (a_s2 + (long)(int)(2u * i_s3))[a21_v[3]]});
                        a23_v = (vcc_i32x4)t3_v;
                        a24_v =
                            (__extension__ (vcc_f32x4){(a_s2 + (long)(int)(2u * i_s3 + 1u))[a23_v[0]], (a_s2 + (long)(int)(2u * i_s3 + 1u))[a23_v[1]], (a_s2 + (long)(int)(2u * i_s3 + 1u))[a23_v[2]], (a_s2 + (long)(int)(2u * i_s3 + 1u))[a23_v[3]]});
                        t11_v = (a22_v - a24_v) * t5_v;
                        *(vcc_f32x4 *)(void *)(part_lanes2 + (long)(int)((unsigned int)t5 + i_s3) * 4) = t11_v;
                        t7 = i_s3 + 1u;
                        more5 = (int)t7 < t5;
                        i_s3 = t7;
                    } while (more5);
                }
                if (0 < (int)length_s2) {
                    unsigned int i_s4 = 0u;
                    int more6;
                    do {
                        const vcc_f32x4 part_v =
                            *(const vcc_f32x4 *)(const void *)(part_lanes2 + (long)(int)i_s4 * 4);
                        const vcc_i32x4 t12_v = (vcc_i32x4)t3_v;
                        unsigned int t8;
                        (a_s2 + (long)(int)i_s4)[t12_v[0]] = part_v[0];
                        (a_s2 + (long)(int)i_s4)[t12_v[1]] = part_v[1];
                        (a_s2 + (long)(int)i_s4)[t12_v[2]] = part_v[2];
                        (a_s2 + (long)(int)i_s4)[t12_v[3]] = part_v[3];
                        t8 = i_s4 + 1u;
                        more6 = (int)t8 < (int)length_s2;
                        i_s4 = t8;
                    } while (more6);
                }
                t6 = (int)length_s2 / 2;
                more4 = t6 > 1;
                length_s2 = (unsigned int)t6;
            } while (more4);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        haar_wavelet_lane(a + 16 * k);
    }
}
