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
    /* vcc: line 22: 8 lanes, generic */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v0 = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u});
        const vcc_u32x4 t_v1 = (__extension__ (vcc_u32x4){4u, 5u, 6u, 7u});
        const vcc_u32x4 t2_v0 = t_v0 << 4;
        const vcc_u32x4 t2_v1 = t_v1 << 4;
        const float t_v = (float)(0.70710677f);
        const vcc_f32x4 t2_v = (__extension__ (vcc_f32x4){t_v, t_v, t_v, t_v});
        float part_lanes[128] __attribute__((__aligned__(64))) = {0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
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
                        const vcc_i32x4 a3_v = (vcc_i32x4)t2_v0;
                        const vcc_i32x4 a4_v = (vcc_i32x4)t2_v1;
                        const vcc_f32x4 a2_v0 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s + 1u))[a3_v[0]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a3_v[1]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a3_v[2]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a3_v[3]]});
                        const vcc_f32x4 a2_v1 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s + 1u))[a4_v[0]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a4_v[1]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a4_v[2]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a4_v[3]]});
                        const vcc_f32x4 t3_v0 = a_v0 + a2_v0;
                        const vcc_f32x4 t3_v1 = a_v1 + a2_v1;
                        const vcc_f32x4 t4_v0 = t3_v0 * t2_v;
                        const vcc_f32x4 t4_v1 = t3_v1 * t2_v;
                        vcc_i32x4 a5_v;
                        vcc_i32x4 a6_v;
                        vcc_f32x4 a3_v0;
                        vcc_f32x4 a3_v1;
                        vcc_i32x4 a7_v;
                        vcc_i32x4 a8_v;
                        vcc_f32x4 a4_v0;
                        vcc_f32x4 a4_v1;
                        vcc_f32x4 t5_v0;
                        vcc_f32x4 t5_v1;
                        vcc_f32x4 t6_v0;
                        vcc_f32x4 t6_v1;
                        unsigned int t3;
                        *(vcc_f32x4 *)(void *)(part_lanes + (long)(int)i_s * 8) = t4_v0;
                        *(vcc_f32x4 *)(void *)((part_lanes + (long)(int)i_s * 8) + 4) = t4_v1;
                        a5_v = (vcc_i32x4)t2_v0;
                        a6_v = (vcc_i32x4)t2_v1;
                        a3_v0 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s))[a5_v[0]],
                            (a_s + (long)(int)(2u * i_s))[a5_v[1]],
                            (a_s + (long)(int)(2u * i_s))[a5_v[2]],
                            (a_s + (long)(int)(2u * i_s))[a5_v[3]]});
                        a3_v1 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s))[a6_v[0]],
                            (a_s + (long)(int)(2u * i_s))[a6_v[1]],
                            (a_s + (long)(int)(2u * i_s))[a6_v[2]],
                            (a_s + (long)(int)(2u * i_s))[a6_v[3]]});
                        a7_v = (vcc_i32x4)t2_v0;
                        a8_v = (vcc_i32x4)t2_v1;
                        a4_v0 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s + 1u))[a7_v[0]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a7_v[1]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a7_v[2]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a7_v[3]]});
                        a4_v1 =
                            (__extension__ (vcc_f32x4){(a_s + (long)(int)(2u * i_s + 1u))[a8_v[0]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a8_v[1]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a8_v[2]],
                            (a_s + (long)(int)(2u * i_s + 1u))[a8_v[3]]});
                        t5_v0 = a3_v0 - a4_v0;
                        t5_v1 = a3_v1 - a4_v1;
                        t6_v0 = t5_v0 * t2_v;
                        t6_v1 = t5_v1 * t2_v;
                        *(vcc_f32x4 *)(void *)(part_lanes + (long)(int)((unsigned int)t + i_s) * 8) = t6_v0;
                        *(vcc_f32x4 *)(void *)((part_lanes + (long)(int)((unsigned int)t + i_s) * 8) + 4) = t6_v1;
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
                            *(const vcc_f32x4 *)(const void *)(part_lanes + (long)(int)i_s2 * 8);
                        const vcc_f32x4 part_v1 =
                            *(const vcc_f32x4 *)(const void *)((part_lanes + (long)(int)i_s2 * 8) + 4);
                        const vcc_i32x4 t3_v = (vcc_i32x4)t2_v0;
                        const vcc_i32x4 t4_v = (vcc_i32x4)t2_v1;
                        unsigned int t4;
                        (a_s + (long)(int)i_s2)[t3_v[0]] = part_v0[0];
                        (a_s + (long)(int)i_s2)[t3_v[1]] = part_v0[1];
                        (a_s + (long)(int)i_s2)[t3_v[2]] = part_v0[2];
                        (a_s + (long)(int)i_s2)[t3_v[3]] = part_v0[3];
                        (a_s + (long)(int)i_s2)[t4_v[0]] = part_v1[0];
                        (a_s + (long)(int)i_s2)[t4_v[1]] = part_v1[1];
                        (a_s + (long)(int)i_s2)[t4_v[2]] = part_v1[2];
                        (a_s + (long)(int)i_s2)[t4_v[3]] = part_v1[3];
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
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        haar_wavelet_lane(a + 16 * k);
    }
}
