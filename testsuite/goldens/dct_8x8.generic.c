/* vcc 0.1.0 wrote this from dct_8x8.c for generic */
/* kernel: int n | in float x[64*n] | in float c[64] | out float d[64*n] restrict */
#pragma simd declare(linear(x: 64, d: 64), uniform(c))
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
static void dct_8x8_lane(const float *x, const float *c, float *d)
{
    float half[64];
    int i, j, u;
    for (i = 0; i < 8; i++)
        for (u = 0; u < 8; u++) {
            float sum = 0.0f;
            /* vcc: line 10: 4 lanes x 2, generic */
            j = 0;
            {
                float sum_s = 0.0f;
                unsigned long k2;
                for (k2 = 0; k2 < 8UL; k2 += 8) {
                    const float *const x_s = x + (long)((unsigned long)i * 8) + k2;
                    const float *const c_s = c + (long)((unsigned long)u * 8) + k2;
                    const vcc_f32x4 c_v0 = *(const vcc_f32x4 *)(const void *)(c_s);
                    const vcc_f32x4 c_v1 = *(const vcc_f32x4 *)(const void *)(c_s + 4);
                    const vcc_f32x4 t_v0 = (*(const vcc_f32x4 *)(const void *)(x_s)) * c_v0;
                    const float t = (((sum_s + t_v0[0]) + t_v0[1]) + t_v0[2]) + t_v0[3];
                    const vcc_f32x4 t_v1 = (*(const vcc_f32x4 *)(const void *)(x_s + 4)) * c_v1;
                    const float t2 = (((t + t_v1[0]) + t_v1[1]) + t_v1[2]) + t_v1[3];
                    sum_s = t2;
                }
                j = 8;
                sum = sum_s;
            }
            /* remaining iterations */
            for (; j < 8; j++) {
                __asm__ __volatile__("");
                sum += x[8 * i + j] * c[8 * u + j];
            }
            half[8 * i + u] = sum;
        }
    for (u = 0; u < 8; u++)
        for (j = 0; j < 8; j++) {
            float sum = 0.0f;
            for (i = 0; i < 8; i++)
                sum += c[8 * u + i] * half[8 * i + j];
            d[8 * u + j] = sum;
        }
}

void dct_8x8(int n, const float *x, const float *c, float *d)
{
    int k;
    /* vcc: line 27: 16 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const float t_v = (float)(0.0f);
        const vcc_f32x4 t2_v = (__extension__ (vcc_f32x4){t_v, t_v, t_v, t_v});
        const vcc_u32x4 t_v0 = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u});
        const vcc_u32x4 t_v1 = (__extension__ (vcc_u32x4){4u, 5u, 6u, 7u});
        const vcc_u32x4 t_v2 = (__extension__ (vcc_u32x4){8u, 9u, 10u, 11u});
        const vcc_u32x4 t_v3 = (__extension__ (vcc_u32x4){12u, 13u, 14u, 15u});
        const vcc_u32x4 t2_v0 = t_v0 << 6;
        const vcc_u32x4 t2_v1 = t_v1 << 6;
        const vcc_u32x4 t2_v2 = t_v2 << 6;
        const vcc_u32x4 t2_v3 = t_v3 << 6;
        float half_lanes[1024] __attribute__((__aligned__(64))) = {0};
        unsigned long k2;
        float t3_v;
        vcc_f32x4 t4_v;
        vcc_u32x4 t5_v;
        float half_lanes2[256] __attribute__((__aligned__(64))) = {0};
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            unsigned int i_s = 0u;
            int more;
            unsigned int u_s;
            int more2;
            do {
                unsigned int u_s2 = 0u;
                int more3;
                unsigned int t;
                do {
                    unsigned int j_s = 0u;
                    vcc_f32x4 sum_v0 = t2_v;
                    vcc_f32x4 sum_v1 = t2_v;
                    vcc_f32x4 sum_v2 = t2_v;
                    vcc_f32x4 sum_v3 = t2_v;
                    int more4;
                    unsigned int t2;
                    do {
                        const vcc_i32x4 x_v = (vcc_i32x4)t2_v0;
                        const vcc_i32x4 x2_v = (vcc_i32x4)t2_v1;
                        const vcc_i32x4 x3_v = (vcc_i32x4)t2_v2;
                        const vcc_i32x4 x4_v = (vcc_i32x4)t2_v3;
                        const vcc_f32x4 x_v0 =
                            (__extension__ (vcc_f32x4){(x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s))[x_v[0]], (x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s))[x_v[1]], (x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s))[x_v[2]], (x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s))[x_v[3]]});
                        const vcc_f32x4 x_v1 =
                            (__extension__ (vcc_f32x4){(x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s))[x2_v[0]], (x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s))[x2_v[1]], (x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s))[x2_v[2]], (x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s))[x2_v[3]]});
                        const vcc_f32x4 x_v2 =
                            (__extension__ (vcc_f32x4){(x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s))[x3_v[0]], (x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s))[x3_v[1]], (x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s))[x3_v[2]], (x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s))[x3_v[3]]});
                        const vcc_f32x4 x_v3 =
                            (__extension__ (vcc_f32x4){(x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s))[x4_v[0]], (x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s))[x4_v[1]], (x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s))[x4_v[2]], (x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s))[x4_v[3]]});
                        const float c_s = c[(long)(int)(8u * u_s2 + j_s)];
                        const float t6_v = (float)(c_s);
                        const vcc_f32x4 t7_v = (__extension__ (vcc_f32x4){t6_v, t6_v, t6_v, t6_v});
                        const vcc_f32x4 t3_v0 = x_v0 * t7_v;
                        const vcc_f32x4 t3_v1 = x_v1 * t7_v;
                        const vcc_f32x4 t3_v2 = x_v2 * t7_v;
                        const vcc_f32x4 t3_v3 = x_v3 * t7_v;
                        const vcc_f32x4 sum2_v0 = sum_v0 + t3_v0;
                        const vcc_f32x4 sum2_v1 = sum_v1 + t3_v1;
                        const vcc_f32x4 sum2_v2 = sum_v2 + t3_v2;
                        const vcc_f32x4 sum2_v3 = sum_v3 + t3_v3;
                        const unsigned int t3 = j_s + 1u;
                        more4 = (int)t3 < 8;
                        j_s = t3;
                        sum_v0 = sum2_v0;
                        sum_v1 = sum2_v1;
                        sum_v2 = sum2_v2;
                        sum_v3 = sum2_v3;
                    } while (more4);
                    *(vcc_f32x4 *)(void *)(half_lanes + (long)(int)(8u * i_s + u_s2) * 16) = sum_v0;
                    *(vcc_f32x4 *)(void *)((half_lanes + (long)(int)(8u * i_s + u_s2) * 16) + 4) =
                        sum_v1;
                    *(vcc_f32x4 *)(void *)((half_lanes + (long)(int)(8u * i_s + u_s2) * 16) + 8) =
                        sum_v2;
                    *(vcc_f32x4 *)(void *)((half_lanes + (long)(int)(8u * i_s + u_s2) * 16) + 12) =
                        sum_v3;
                    t2 = u_s2 + 1u;
                    more3 = (int)t2 < 8;
                    u_s2 = t2;
                } while (more3);
                t = i_s + 1u;
                more = (int)t < 8;
                i_s = t;
            } while (more);
            u_s = 0u;
            do {
                unsigned int j_s2 = 0u;
                int more5;
                unsigned int t4;
                do {
                    unsigned int i_s2 = 0u;
                    vcc_f32x4 sum3_v0 = t2_v;
                    vcc_f32x4 sum3_v1 = t2_v;
                    vcc_f32x4 sum3_v2 = t2_v;
                    vcc_f32x4 sum3_v3 = t2_v;
                    int more6;
                    vcc_i32x4 t8_v;
                    vcc_i32x4 t9_v;
                    vcc_i32x4 t10_v;
                    vcc_i32x4 t11_v;
                    unsigned int t5;
                    do {
                        const float c_s2 = c[(long)(int)(8u * u_s + i_s2)];
                        const vcc_f32x4 half_v0 =
                            *(const vcc_f32x4 *)(const void *)(half_lanes + (long)(int)(8u * i_s2 + j_s2) * 16);
                        const vcc_f32x4 half_v1 =
                            *(const vcc_f32x4 *)(const void *)((half_lanes + (long)(int)(8u * i_s2 + j_s2) * 16) + 4);
                        const vcc_f32x4 half_v2 =
                            *(const vcc_f32x4 *)(const void *)((half_lanes + (long)(int)(8u * i_s2 + j_s2) * 16) + 8);
                        const vcc_f32x4 half_v3 =
                            *(const vcc_f32x4 *)(const void *)((half_lanes + (long)(int)(8u * i_s2 + j_s2) * 16) + 12);
                        const float t12_v = (float)(c_s2);
                        const vcc_f32x4 t13_v =
                            (__extension__ (vcc_f32x4){t12_v, t12_v, t12_v, t12_v});
                        const vcc_f32x4 t4_v0 = t13_v * half_v0;
                        const vcc_f32x4 t4_v1 = t13_v * half_v1;
                        const vcc_f32x4 t4_v2 = t13_v * half_v2;
                        const vcc_f32x4 t4_v3 = t13_v * half_v3;
                        const vcc_f32x4 sum4_v0 = sum3_v0 + t4_v0;
                        const vcc_f32x4 sum4_v1 = sum3_v1 + t4_v1;
                        const vcc_f32x4 sum4_v2 = sum3_v2 + t4_v2;
                        const vcc_f32x4 sum4_v3 = sum3_v3 + t4_v3;
                        const unsigned int t6 = i_s2 + 1u;
                        more6 = (int)t6 < 8;
                        i_s2 = t6;
                        sum3_v0 = sum4_v0;
                        sum3_v1 = sum4_v1;
                        sum3_v2 = sum4_v2;
                        sum3_v3 = sum4_v3;
                    } while (more6);
                    t8_v = (vcc_i32x4)t2_v0;
                    t9_v = (vcc_i32x4)t2_v1;
                    t10_v = (vcc_i32x4)t2_v2;
                    t11_v = (vcc_i32x4)t2_v3;
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t8_v[0]] = sum3_v0[0];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t8_v[1]] = sum3_v0[1];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t8_v[2]] = sum3_v0[2];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t8_v[3]] = sum3_v0[3];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t9_v[0]] = sum3_v1[0];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t9_v[1]] = sum3_v1[1];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t9_v[2]] = sum3_v1[2];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t9_v[3]] = sum3_v1[3];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t10_v[0]] = sum3_v2[0];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t10_v[1]] = sum3_v2[1];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t10_v[2]] = sum3_v2[2];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t10_v[3]] = sum3_v2[3];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t11_v[0]] = sum3_v3[0];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t11_v[1]] = sum3_v3[1];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t11_v[2]] = sum3_v3[2];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t11_v[3]] = sum3_v3[3];
                    t5 = j_s2 + 1u;
                    more5 = (int)t5 < 8;
                    j_s2 = t5;
                } while (more5);
                t4 = u_s + 1u;
                more2 = (int)t4 < 8;
                u_s = t4;
            } while (more2);
        }
        t3_v = (float)(0.0f);
        t4_v = (__extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v});
        t5_v = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u}) << 6;
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            unsigned int i_s3 = 0u;
            int more7;
            unsigned int u_s3;
            int more8;
            do {
                unsigned int u_s4 = 0u;
                int more9;
                unsigned int t7;
                do {
                    unsigned int j_s3 = 0u;
                    vcc_f32x4 sum_v = t4_v;
                    int more10;
                    unsigned int t8;
                    do {
                        const vcc_i32x4 x5_v = (vcc_i32x4)t5_v;
                        const vcc_f32x4 x6_v =
                            (__extension__ (vcc_f32x4){(x + (long)(64UL * k2) + (long)(int)(8u * i_s3 + j_s3))[x5_v[0]], (x + (long)(64UL * k2) + (long)(int)(8u * i_s3 + j_s3))[x5_v[1]], (x + (long)(64UL * k2) + (long)(int)(8u * i_s3 + j_s3))[x5_v[2]], (x + (long)(64UL * k2) + (long)(int)(8u * i_s3 + j_s3))[x5_v[3]]});
                        const float c_s3 = c[(long)(int)(8u * u_s4 + j_s3)];
                        const float t14_v = (float)(c_s3);
                        const vcc_f32x4 t15_v =
                            (__extension__ (vcc_f32x4){t14_v, t14_v, t14_v, t14_v});
                        const unsigned int t9 = j_s3 + 1u;
                        more10 = (int)t9 < 8;
                        j_s3 = t9;
                        sum_v = sum_v + (x6_v * t15_v);
                    } while (more10);
                    *(vcc_f32x4 *)(void *)(half_lanes2 + (long)(int)(8u * i_s3 + u_s4) * 4) = sum_v;
                    t8 = u_s4 + 1u;
                    more9 = (int)t8 < 8;
                    u_s4 = t8;
                } while (more9);
                t7 = i_s3 + 1u;
                more7 = (int)t7 < 8;
                i_s3 = t7;
            } while (more7);
            u_s3 = 0u;
            do {
                unsigned int j_s4 = 0u;
                int more11;
                unsigned int t10;
                do {
                    unsigned int i_s4 = 0u;
                    vcc_f32x4 sum2_v = t4_v;
                    int more12;
                    vcc_i32x4 t16_v;
                    unsigned int t11;
                    do {
                        const float c_s4 = c[(long)(int)(8u * u_s3 + i_s4)];
                        const float t17_v = (float)(c_s4);
                        const vcc_f32x4 t18_v =
                            (__extension__ (vcc_f32x4){t17_v, t17_v, t17_v, t17_v});
                        const vcc_f32x4 half_v =
                            *(const vcc_f32x4 *)(const void *)(half_lanes2 + (long)(int)(8u * i_s4 + j_s4) * 4);
                        const unsigned int t12 = i_s4 + 1u;
                        more12 = (int)t12 < 8;
                        i_s4 = t12;
                        sum2_v = sum2_v + (t18_v * half_v);
                    } while (more12);
                    t16_v = (vcc_i32x4)t5_v;
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s3 + j_s4))[t16_v[0]] = sum2_v[0];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s3 + j_s4))[t16_v[1]] = sum2_v[1];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s3 + j_s4))[t16_v[2]] = sum2_v[2];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s3 + j_s4))[t16_v[3]] = sum2_v[3];
                    t11 = j_s4 + 1u;
                    more11 = (int)t11 < 8;
                    j_s4 = t11;
                } while (more11);
                t10 = u_s3 + 1u;
                more8 = (int)t10 < 8;
                u_s3 = t10;
            } while (more8);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        dct_8x8_lane(x + 64 * k, c, d + 64 * k);
    }
}
