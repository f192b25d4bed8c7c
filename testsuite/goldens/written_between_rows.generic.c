/* vcc 0.1.0 wrote this from written_between_rows.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u32 b[4*n] | in u32 c[4*n] | out u32 d[n] restrict */
/* As `written_between`, with a loop inside. */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void written_between_rows(int n, unsigned *b, const unsigned *c, unsigned *restrict d)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 16 lanes, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v0 = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t_v1 = __extension__ (vcc_u32x4){4u, 5u, 6u, 7u};
        const vcc_u32x4 t_v2 = __extension__ (vcc_u32x4){8u, 9u, 10u, 11u};
        const vcc_u32x4 t_v3 = __extension__ (vcc_u32x4){12u, 13u, 14u, 15u};
        const vcc_u32x4 t_v = (unsigned int)2 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v0 = t_v0 << 2;
        const vcc_u32x4 t2_v1 = t_v1 << 2;
        const vcc_u32x4 t2_v2 = t_v2 << 2;
        const vcc_u32x4 t2_v3 = t_v3 << 2;
        const vcc_u32x4 t2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)7 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const vcc_i32x4 c_v = (vcc_i32x4)t2_v0;
            const vcc_i32x4 c2_v = (vcc_i32x4)t2_v1;
            const vcc_i32x4 c3_v = (vcc_i32x4)t2_v2;
            const vcc_i32x4 c4_v = (vcc_i32x4)t2_v3;
            const vcc_u32x4 c_v0 =
                __extension__ (vcc_u32x4){(unsigned int)(c + (long)(4UL * k2))[c_v[0]],
                (unsigned int)(c + (long)(4UL * k2))[c_v[1]],
                (unsigned int)(c + (long)(4UL * k2))[c_v[2]],
                (unsigned int)(c + (long)(4UL * k2))[c_v[3]]};
            const vcc_u32x4 c_v1 =
                __extension__ (vcc_u32x4){(unsigned int)(c + (long)(4UL * k2))[c2_v[0]],
                (unsigned int)(c + (long)(4UL * k2))[c2_v[1]],
                (unsigned int)(c + (long)(4UL * k2))[c2_v[2]],
                (unsigned int)(c + (long)(4UL * k2))[c2_v[3]]};
            const vcc_u32x4 c_v2 =
                __extension__ (vcc_u32x4){(unsigned int)(c + (long)(4UL * k2))[c3_v[0]],
                (unsigned int)(c + (long)(4UL * k2))[c3_v[1]],
                (unsigned int)(c + (long)(4UL * k2))[c3_v[2]],
                (unsigned int)(c + (long)(4UL * k2))[c3_v[3]]};
            const vcc_u32x4 c_v3 =
                __extension__ (vcc_u32x4){(unsigned int)(c + (long)(4UL * k2))[c4_v[0]],
                (unsigned int)(c + (long)(4UL * k2))[c4_v[1]],
                (unsigned int)(c + (long)(4UL * k2))[c4_v[2]],
                (unsigned int)(c + (long)(4UL * k2))[c4_v[3]]};
            const vcc_u32x4 t3_v0 = c_v0 & t3_v;
            const vcc_u32x4 t3_v1 = c_v1 & t3_v;
            const vcc_u32x4 t3_v2 = c_v2 & t3_v;
            const vcc_u32x4 t3_v3 = c_v3 & t3_v;
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)t2_v < (vcc_u32x4)t3_v0);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)t2_v < (vcc_u32x4)t3_v1);
            const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_u32x4)t2_v < (vcc_u32x4)t3_v2);
            const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_u32x4)t2_v < (vcc_u32x4)t3_v3);
            const vcc_u64x2 any_v = (vcc_u64x2)(mask_v0 | mask_v1 | (mask_v2 | mask_v3));
            const int any = (any_v[0] | any_v[1]) != 0;
            vcc_u32x4 s_v0 = t2_v;
            vcc_u32x4 s_v1 = t2_v;
            vcc_u32x4 s_v2 = t2_v;
            vcc_u32x4 s_v3 = t2_v;
            if (any) {
                unsigned int k_s = 0u;
                vcc_u32x4 s2_v0 = t2_v;
                vcc_u32x4 s2_v1 = t2_v;
                vcc_u32x4 s2_v2 = t2_v;
                vcc_u32x4 s2_v3 = t2_v;
                vcc_u32x4 active_mask_v0 = mask_v0;
                vcc_u32x4 active_mask_v1 = mask_v1;
                vcc_u32x4 active_mask_v2 = mask_v2;
                vcc_u32x4 active_mask_v3 = mask_v3;
                vcc_u32x4 s3_v0 = t2_v;
                vcc_u32x4 s3_v1 = t2_v;
                vcc_u32x4 s3_v2 = t2_v;
                vcc_u32x4 s3_v3 = t2_v;
                int more;
                do {
                    const vcc_i32x4 c5_v = (vcc_i32x4)t2_v0;
                    const vcc_i32x4 c6_v = (vcc_i32x4)t2_v1;
                    const vcc_i32x4 c7_v = (vcc_i32x4)t2_v2;
                    const vcc_i32x4 c8_v = (vcc_i32x4)t2_v3;
                    const vcc_u32x4 c2_v0 =
                        __extension__ (vcc_u32x4){active_mask_v0[0] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c5_v[0]]
                        : 0, active_mask_v0[1] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c5_v[1]]
                        : 0, active_mask_v0[2] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c5_v[2]]
                        : 0, active_mask_v0[3] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c5_v[3]]
                        : 0};
                    const vcc_u32x4 c2_v1 =
                        __extension__ (vcc_u32x4){active_mask_v1[0] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c6_v[0]]
                        : 0, active_mask_v1[1] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c6_v[1]]
                        : 0, active_mask_v1[2] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c6_v[2]]
                        : 0, active_mask_v1[3] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c6_v[3]]
                        : 0};
                    const vcc_u32x4 c2_v2 =
                        __extension__ (vcc_u32x4){active_mask_v2[0] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c7_v[0]]
                        : 0, active_mask_v2[1] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c7_v[1]]
                        : 0, active_mask_v2[2] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c7_v[2]]
                        : 0, active_mask_v2[3] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c7_v[3]]
                        : 0};
                    const vcc_u32x4 c2_v3 =
                        __extension__ (vcc_u32x4){active_mask_v3[0] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c8_v[0]]
                        : 0, active_mask_v3[1] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c8_v[1]]
                        : 0, active_mask_v3[2] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c8_v[2]]
                        : 0, active_mask_v3[3] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c8_v[3]]
                        : 0};
                    const vcc_u32x4 k_v = (unsigned int)k_s - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 t17_v0 = k_v ^ c2_v0;
                    const vcc_u32x4 t17_v1 = k_v ^ c2_v1;
                    const vcc_u32x4 t17_v2 = k_v ^ c2_v2;
                    const vcc_u32x4 t17_v3 = k_v ^ c2_v3;
                    const vcc_u32x4 s5_v0 = s2_v0 + t17_v0;
                    const vcc_u32x4 s5_v1 = s2_v1 + t17_v1;
                    const vcc_u32x4 s5_v2 = s2_v2 + t17_v2;
                    const vcc_u32x4 s5_v3 = s2_v3 + t17_v3;
                    const unsigned int t2 = k_s + 1u;
                    const vcc_i32x4 c9_v = (vcc_i32x4)t2_v0;
                    const vcc_i32x4 c10_v = (vcc_i32x4)t2_v1;
                    const vcc_i32x4 c11_v = (vcc_i32x4)t2_v2;
                    const vcc_i32x4 c12_v = (vcc_i32x4)t2_v3;
                    const vcc_u32x4 c3_v0 =
                        __extension__ (vcc_u32x4){active_mask_v0[0] ? (unsigned int)(c + (long)(4UL * k2))[c9_v[0]]
                        : 0, active_mask_v0[1] ? (unsigned int)(c + (long)(4UL * k2))[c9_v[1]] : 0,
                        active_mask_v0[2] ? (unsigned int)(c + (long)(4UL * k2))[c9_v[2]] : 0,
                        active_mask_v0[3] ? (unsigned int)(c + (long)(4UL * k2))[c9_v[3]] : 0};
                    const vcc_u32x4 c3_v1 =
                        __extension__ (vcc_u32x4){active_mask_v1[0] ? (unsigned int)(c + (long)(4UL * k2))[c10_v[0]]
                        : 0, active_mask_v1[1] ? (unsigned int)(c + (long)(4UL * k2))[c10_v[1]]
                        : 0, active_mask_v1[2] ? (unsigned int)(c + (long)(4UL * k2))[c10_v[2]]
                        : 0, active_mask_v1[3] ? (unsigned int)(c + (long)(4UL * k2))[c10_v[3]]
                        : 0};
                    const vcc_u32x4 c3_v2 =
                        __extension__ (vcc_u32x4){active_mask_v2[0] ? (unsigned int)(c + (long)(4UL * k2))[c11_v[0]]
                        : 0, active_mask_v2[1] ? (unsigned int)(c + (long)(4UL * k2))[c11_v[1]]
                        : 0, active_mask_v2[2] ? (unsigned int)(c + (long)(4UL * k2))[c11_v[2]]
                        : 0, active_mask_v2[3] ? (unsigned int)(c + (long)(4UL * k2))[c11_v[3]]
                        : 0};
                    const vcc_u32x4 c3_v3 =
                        __extension__ (vcc_u32x4){active_mask_v3[0] ? (unsigned int)(c + (long)(4UL * k2))[c12_v[0]]
                        : 0, active_mask_v3[1] ? (unsigned int)(c + (long)(4UL * k2))[c12_v[1]]
                        : 0, active_mask_v3[2] ? (unsigned int)(c + (long)(4UL * k2))[c12_v[2]]
                        : 0, active_mask_v3[3] ? (unsigned int)(c + (long)(4UL * k2))[c12_v[3]]
                        : 0};
                    const vcc_u32x4 t18_v0 = c3_v0 & t3_v;
                    const vcc_u32x4 t18_v1 = c3_v1 & t3_v;
                    const vcc_u32x4 t18_v2 = c3_v2 & t3_v;
                    const vcc_u32x4 t18_v3 = c3_v3 & t3_v;
                    const vcc_u32x4 k2_v = (unsigned int)t2 - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask2_v0 = (vcc_u32x4)((vcc_u32x4)k2_v < (vcc_u32x4)t18_v0);
                    const vcc_u32x4 mask2_v1 = (vcc_u32x4)((vcc_u32x4)k2_v < (vcc_u32x4)t18_v1);
                    const vcc_u32x4 mask2_v2 = (vcc_u32x4)((vcc_u32x4)k2_v < (vcc_u32x4)t18_v2);
                    const vcc_u32x4 mask2_v3 = (vcc_u32x4)((vcc_u32x4)k2_v < (vcc_u32x4)t18_v3);
                    const vcc_u32x4 mask3_v0 = active_mask_v0 & mask2_v0;
                    const vcc_u32x4 mask3_v1 = active_mask_v1 & mask2_v1;
                    const vcc_u32x4 mask3_v2 = active_mask_v2 & mask2_v2;
                    const vcc_u32x4 mask3_v3 = active_mask_v3 & mask2_v3;
                    const vcc_u32x4 t19_v0 = (s5_v0 & active_mask_v0) | (s3_v0 & ~active_mask_v0);
                    const vcc_u32x4 t19_v1 = (s5_v1 & active_mask_v1) | (s3_v1 & ~active_mask_v1);
                    const vcc_u32x4 t19_v2 = (s5_v2 & active_mask_v2) | (s3_v2 & ~active_mask_v2);
                    const vcc_u32x4 t19_v3 = (s5_v3 & active_mask_v3) | (s3_v3 & ~active_mask_v3);
                    const vcc_u32x4 t42_v = mask3_v0 + mask3_v1 + mask3_v2 + mask3_v3;
                    const int t3 = (unsigned int)-(t42_v[0] + t42_v[1] + t42_v[2] + t42_v[3]) > 1;
                    more = t3;
                    k_s = t2;
                    s2_v0 = s5_v0;
                    s2_v1 = s5_v1;
                    s2_v2 = s5_v2;
                    s2_v3 = s5_v3;
                    active_mask_v0 = mask3_v0;
                    active_mask_v1 = mask3_v1;
                    active_mask_v2 = mask3_v2;
                    active_mask_v3 = mask3_v3;
                    s3_v0 = t19_v0;
                    s3_v1 = t19_v1;
                    s3_v2 = t19_v2;
                    s3_v3 = t19_v3;
                } while (more);
                const vcc_u32x4 alone_v = active_mask_v0 | active_mask_v1
                    | (active_mask_v2 | active_mask_v3);
                const vcc_u64x2 alone2_v = (vcc_u64x2)alone_v;
                const int alone = (alone2_v[0] | alone2_v[1]) != 0;
                vcc_u32x4 s4_v0 = s3_v0;
                vcc_u32x4 s4_v1 = s3_v1;
                vcc_u32x4 s4_v2 = s3_v2;
                vcc_u32x4 s4_v3 = s3_v3;
                if (alone) {
                    const unsigned long lane = active_mask_v0[0] ? 0ul : active_mask_v0[1] ? 1ul
                        : active_mask_v0[2] ? 2ul : active_mask_v0[3] ? 3ul
                        : active_mask_v1[0] ? 4ul : active_mask_v1[1] ? 5ul
                        : active_mask_v1[2] ? 6ul : active_mask_v1[3] ? 7ul
                        : active_mask_v2[0] ? 8ul : active_mask_v2[1] ? 9ul
                        : active_mask_v2[2] ? 10ul : active_mask_v2[3] ? 11ul
                        : active_mask_v3[0] ? 12ul : active_mask_v3[1] ? 13ul
                        : active_mask_v3[2] ? 14ul : 15ul;
                    const unsigned int s_s = lane < 4 ? s2_v0[lane % 4]
                        : lane < 8 ? s2_v1[lane % 4] : lane < 12 ? s2_v2[lane % 4]
                        : s2_v3[lane % 4];
                    const unsigned int t4 = (unsigned int)k2 + (unsigned int)lane;
                    unsigned int s_s2 = s_s;
                    int more2;
                    do {
                        const unsigned int t5 = c[(long)(int)(4u * t4 + 1u)];
                        const unsigned int k_s2 = k_s + 1u;
                        const unsigned int t6 = c[(long)(int)(4u * t4)];
                        more2 = k_s2 < (t6 & 7u);
                        const unsigned int s_s_next = s_s2 + (k_s ^ t5);
                        k_s = k_s2;
                        s_s2 = s_s_next;
                    } while (more2);
                    const vcc_u32x4 t43_v = (unsigned int)s_s2 - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 t20_v0 = (t43_v & active_mask_v0) | (s3_v0 & ~active_mask_v0);
                    const vcc_u32x4 t20_v1 = (t43_v & active_mask_v1) | (s3_v1 & ~active_mask_v1);
                    const vcc_u32x4 t20_v2 = (t43_v & active_mask_v2) | (s3_v2 & ~active_mask_v2);
                    const vcc_u32x4 t20_v3 = (t43_v & active_mask_v3) | (s3_v3 & ~active_mask_v3);
                    s4_v0 = t20_v0;
                    s4_v1 = t20_v1;
                    s4_v2 = t20_v2;
                    s4_v3 = t20_v3;
                }
                const vcc_u32x4 t16_v0 = (s4_v0 & mask_v0) | (t2_v & ~mask_v0);
                const vcc_u32x4 t16_v1 = (s4_v1 & mask_v1) | (t2_v & ~mask_v1);
                const vcc_u32x4 t16_v2 = (s4_v2 & mask_v2) | (t2_v & ~mask_v2);
                const vcc_u32x4 t16_v3 = (s4_v3 & mask_v3) | (t2_v & ~mask_v3);
                s_v0 = t16_v0;
                s_v1 = t16_v1;
                s_v2 = t16_v2;
                s_v3 = t16_v3;
            }
            const vcc_i32x4 b_v = (vcc_i32x4)t2_v0;
            const vcc_i32x4 b2_v = (vcc_i32x4)t2_v1;
            const vcc_i32x4 b3_v = (vcc_i32x4)t2_v2;
            const vcc_i32x4 b4_v = (vcc_i32x4)t2_v3;
            const vcc_u32x4 b_v0 =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2 + 2))[b_v[0]],
                (unsigned int)(b + (long)(4UL * k2 + 2))[b_v[1]],
                (unsigned int)(b + (long)(4UL * k2 + 2))[b_v[2]],
                (unsigned int)(b + (long)(4UL * k2 + 2))[b_v[3]]};
            const vcc_u32x4 b_v1 =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2 + 2))[b2_v[0]],
                (unsigned int)(b + (long)(4UL * k2 + 2))[b2_v[1]],
                (unsigned int)(b + (long)(4UL * k2 + 2))[b2_v[2]],
                (unsigned int)(b + (long)(4UL * k2 + 2))[b2_v[3]]};
            const vcc_u32x4 b_v2 =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2 + 2))[b3_v[0]],
                (unsigned int)(b + (long)(4UL * k2 + 2))[b3_v[1]],
                (unsigned int)(b + (long)(4UL * k2 + 2))[b3_v[2]],
                (unsigned int)(b + (long)(4UL * k2 + 2))[b3_v[3]]};
            const vcc_u32x4 b_v3 =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2 + 2))[b4_v[0]],
                (unsigned int)(b + (long)(4UL * k2 + 2))[b4_v[1]],
                (unsigned int)(b + (long)(4UL * k2 + 2))[b4_v[2]],
                (unsigned int)(b + (long)(4UL * k2 + 2))[b4_v[3]]};
            const vcc_i32x4 b5_v = (vcc_i32x4)t2_v0;
            const vcc_i32x4 b6_v = (vcc_i32x4)t2_v1;
            const vcc_i32x4 b7_v = (vcc_i32x4)t2_v2;
            const vcc_i32x4 b8_v = (vcc_i32x4)t2_v3;
            const vcc_u32x4 b2_v0 =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2 + 3))[b5_v[0]],
                (unsigned int)(b + (long)(4UL * k2 + 3))[b5_v[1]],
                (unsigned int)(b + (long)(4UL * k2 + 3))[b5_v[2]],
                (unsigned int)(b + (long)(4UL * k2 + 3))[b5_v[3]]};
            const vcc_u32x4 b2_v1 =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2 + 3))[b6_v[0]],
                (unsigned int)(b + (long)(4UL * k2 + 3))[b6_v[1]],
                (unsigned int)(b + (long)(4UL * k2 + 3))[b6_v[2]],
                (unsigned int)(b + (long)(4UL * k2 + 3))[b6_v[3]]};
            const vcc_u32x4 b2_v2 =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2 + 3))[b7_v[0]],
                (unsigned int)(b + (long)(4UL * k2 + 3))[b7_v[1]],
                (unsigned int)(b + (long)(4UL * k2 + 3))[b7_v[2]],
                (unsigned int)(b + (long)(4UL * k2 + 3))[b7_v[3]]};
            const vcc_u32x4 b2_v3 =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2 + 3))[b8_v[0]],
                (unsigned int)(b + (long)(4UL * k2 + 3))[b8_v[1]],
                (unsigned int)(b + (long)(4UL * k2 + 3))[b8_v[2]],
                (unsigned int)(b + (long)(4UL * k2 + 3))[b8_v[3]]};
            const vcc_i32x4 b9_v = (vcc_i32x4)t2_v0;
            const vcc_i32x4 b10_v = (vcc_i32x4)t2_v1;
            const vcc_i32x4 b11_v = (vcc_i32x4)t2_v2;
            const vcc_i32x4 b12_v = (vcc_i32x4)t2_v3;
            const vcc_u32x4 b3_v0 =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2 + 1))[b9_v[0]],
                (unsigned int)(b + (long)(4UL * k2 + 1))[b9_v[1]],
                (unsigned int)(b + (long)(4UL * k2 + 1))[b9_v[2]],
                (unsigned int)(b + (long)(4UL * k2 + 1))[b9_v[3]]};
            const vcc_u32x4 b3_v1 =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2 + 1))[b10_v[0]],
                (unsigned int)(b + (long)(4UL * k2 + 1))[b10_v[1]],
                (unsigned int)(b + (long)(4UL * k2 + 1))[b10_v[2]],
                (unsigned int)(b + (long)(4UL * k2 + 1))[b10_v[3]]};
            const vcc_u32x4 b3_v2 =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2 + 1))[b11_v[0]],
                (unsigned int)(b + (long)(4UL * k2 + 1))[b11_v[1]],
                (unsigned int)(b + (long)(4UL * k2 + 1))[b11_v[2]],
                (unsigned int)(b + (long)(4UL * k2 + 1))[b11_v[3]]};
            const vcc_u32x4 b3_v3 =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2 + 1))[b12_v[0]],
                (unsigned int)(b + (long)(4UL * k2 + 1))[b12_v[1]],
                (unsigned int)(b + (long)(4UL * k2 + 1))[b12_v[2]],
                (unsigned int)(b + (long)(4UL * k2 + 1))[b12_v[3]]};
            const vcc_u32x4 t4_v0 = b_v0 + b2_v0;
            const vcc_u32x4 t4_v1 = b_v1 + b2_v1;
            const vcc_u32x4 t4_v2 = b_v2 + b2_v2;
            const vcc_u32x4 t4_v3 = b_v3 + b2_v3;
            const vcc_u32x4 t5_v0 = t4_v0 + b3_v0;
            const vcc_u32x4 t5_v1 = t4_v1 + b3_v1;
            const vcc_u32x4 t5_v2 = t4_v2 + b3_v2;
            const vcc_u32x4 t5_v3 = t4_v3 + b3_v3;
            const vcc_u32x4 t6_v0 = s_v0 + t4_v;
            const vcc_u32x4 t6_v1 = s_v1 + t4_v;
            const vcc_u32x4 t6_v2 = s_v2 + t4_v;
            const vcc_u32x4 t6_v3 = s_v3 + t4_v;
            const vcc_u32x4 t7_v0 = s_v0 + t_v;
            const vcc_u32x4 t7_v1 = s_v1 + t_v;
            const vcc_u32x4 t7_v2 = s_v2 + t_v;
            const vcc_u32x4 t7_v3 = s_v3 + t_v;
            unsigned int *const b_s = b + (long)(4UL * k2);
            const vcc_u32x4 t8_v0 = s_v0;
            const vcc_u32x4 t8_v1 = s_v1;
            const vcc_u32x4 t9_v0 = s_v2;
            const vcc_u32x4 t9_v1 = s_v3;
            const vcc_u32x4 t10_v = t8_v0;
            const vcc_u32x4 t11_v = t8_v1;
            const vcc_u32x4 t12_v = t9_v0;
            const vcc_u32x4 t13_v = t9_v1;
            const vcc_u32x4 t10_v0 = t5_v0;
            const vcc_u32x4 t10_v1 = t5_v1;
            const vcc_u32x4 t11_v0 = t5_v2;
            const vcc_u32x4 t11_v1 = t5_v3;
            const vcc_u32x4 t14_v = t10_v0;
            const vcc_u32x4 t15_v = t10_v1;
            const vcc_u32x4 t16_v = t11_v0;
            const vcc_u32x4 t17_v = t11_v1;
            const vcc_u32x4 t12_v0 = t6_v0;
            const vcc_u32x4 t12_v1 = t6_v1;
            const vcc_u32x4 t13_v0 = t6_v2;
            const vcc_u32x4 t13_v1 = t6_v3;
            const vcc_u32x4 t18_v = t12_v0;
            const vcc_u32x4 t19_v = t12_v1;
            const vcc_u32x4 t20_v = t13_v0;
            const vcc_u32x4 t21_v = t13_v1;
            const vcc_u32x4 t14_v0 = t7_v0;
            const vcc_u32x4 t14_v1 = t7_v1;
            const vcc_u32x4 t15_v0 = t7_v2;
            const vcc_u32x4 t15_v1 = t7_v3;
            const vcc_u32x4 t22_v = t14_v0;
            const vcc_u32x4 t23_v = t14_v1;
            const vcc_u32x4 t24_v = t15_v0;
            const vcc_u32x4 t25_v = t15_v1;
            const vcc_u32x4 t26_v = __builtin_shufflevector(t10_v, t18_v, 0, 4, 1, 5);
            const vcc_u32x4 t27_v = __builtin_shufflevector(t10_v, t18_v, 2, 6, 3, 7);
            const vcc_u32x4 t28_v = __builtin_shufflevector(t14_v, t22_v, 0, 4, 1, 5);
            const vcc_u32x4 t29_v = __builtin_shufflevector(t14_v, t22_v, 2, 6, 3, 7);
            const vcc_u32x4 b_row_v = __builtin_shufflevector(t26_v, t28_v, 0, 4, 1, 5);
            const vcc_u32x4 b_row2_v = __builtin_shufflevector(t26_v, t28_v, 2, 6, 3, 7);
            const vcc_u32x4 b_row3_v = __builtin_shufflevector(t27_v, t29_v, 0, 4, 1, 5);
            const vcc_u32x4 b_row4_v = __builtin_shufflevector(t27_v, t29_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)b_s = b_row_v;
            *(vcc_u32x4 *)(void *)(b_s + 4) = b_row2_v;
            *(vcc_u32x4 *)(void *)(b_s + 8) = b_row3_v;
            *(vcc_u32x4 *)(void *)(b_s + 12) = b_row4_v;
            const vcc_u32x4 t30_v = __builtin_shufflevector(t11_v, t19_v, 0, 4, 1, 5);
            const vcc_u32x4 t31_v = __builtin_shufflevector(t11_v, t19_v, 2, 6, 3, 7);
            const vcc_u32x4 t32_v = __builtin_shufflevector(t15_v, t23_v, 0, 4, 1, 5);
            const vcc_u32x4 t33_v = __builtin_shufflevector(t15_v, t23_v, 2, 6, 3, 7);
            const vcc_u32x4 b_row5_v = __builtin_shufflevector(t30_v, t32_v, 0, 4, 1, 5);
            const vcc_u32x4 b_row6_v = __builtin_shufflevector(t30_v, t32_v, 2, 6, 3, 7);
            const vcc_u32x4 b_row7_v = __builtin_shufflevector(t31_v, t33_v, 0, 4, 1, 5);
            const vcc_u32x4 b_row8_v = __builtin_shufflevector(t31_v, t33_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(b_s + 16) = b_row5_v;
            *(vcc_u32x4 *)(void *)(b_s + 20) = b_row6_v;
            *(vcc_u32x4 *)(void *)(b_s + 24) = b_row7_v;
            *(vcc_u32x4 *)(void *)(b_s + 28) = b_row8_v;
            const vcc_u32x4 t34_v = __builtin_shufflevector(t12_v, t20_v, 0, 4, 1, 5);
            const vcc_u32x4 t35_v = __builtin_shufflevector(t12_v, t20_v, 2, 6, 3, 7);
            const vcc_u32x4 t36_v = __builtin_shufflevector(t16_v, t24_v, 0, 4, 1, 5);
            const vcc_u32x4 t37_v = __builtin_shufflevector(t16_v, t24_v, 2, 6, 3, 7);
            const vcc_u32x4 b_row9_v = __builtin_shufflevector(t34_v, t36_v, 0, 4, 1, 5);
            const vcc_u32x4 b_row10_v = __builtin_shufflevector(t34_v, t36_v, 2, 6, 3, 7);
            const vcc_u32x4 b_row11_v = __builtin_shufflevector(t35_v, t37_v, 0, 4, 1, 5);
            const vcc_u32x4 b_row12_v = __builtin_shufflevector(t35_v, t37_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(b_s + 32) = b_row9_v;
            *(vcc_u32x4 *)(void *)(b_s + 36) = b_row10_v;
            *(vcc_u32x4 *)(void *)(b_s + 40) = b_row11_v;
            *(vcc_u32x4 *)(void *)(b_s + 44) = b_row12_v;
            const vcc_u32x4 t38_v = __builtin_shufflevector(t13_v, t21_v, 0, 4, 1, 5);
            const vcc_u32x4 t39_v = __builtin_shufflevector(t13_v, t21_v, 2, 6, 3, 7);
            const vcc_u32x4 t40_v = __builtin_shufflevector(t17_v, t25_v, 0, 4, 1, 5);
            const vcc_u32x4 t41_v = __builtin_shufflevector(t17_v, t25_v, 2, 6, 3, 7);
            const vcc_u32x4 b_row13_v = __builtin_shufflevector(t38_v, t40_v, 0, 4, 1, 5);
            const vcc_u32x4 b_row14_v = __builtin_shufflevector(t38_v, t40_v, 2, 6, 3, 7);
            const vcc_u32x4 b_row15_v = __builtin_shufflevector(t39_v, t41_v, 0, 4, 1, 5);
            const vcc_u32x4 b_row16_v = __builtin_shufflevector(t39_v, t41_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(b_s + 48) = b_row13_v;
            *(vcc_u32x4 *)(void *)(b_s + 52) = b_row14_v;
            *(vcc_u32x4 *)(void *)(b_s + 56) = b_row15_v;
            *(vcc_u32x4 *)(void *)(b_s + 60) = b_row16_v;
            const vcc_i32x4 b13_v = (vcc_i32x4)t2_v0;
            const vcc_i32x4 b14_v = (vcc_i32x4)t2_v1;
            const vcc_i32x4 b15_v = (vcc_i32x4)t2_v2;
            const vcc_i32x4 b16_v = (vcc_i32x4)t2_v3;
            const vcc_u32x4 b4_v0 =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2))[b13_v[0]],
                (unsigned int)(b + (long)(4UL * k2))[b13_v[1]],
                (unsigned int)(b + (long)(4UL * k2))[b13_v[2]],
                (unsigned int)(b + (long)(4UL * k2))[b13_v[3]]};
            const vcc_u32x4 b4_v1 =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2))[b14_v[0]],
                (unsigned int)(b + (long)(4UL * k2))[b14_v[1]],
                (unsigned int)(b + (long)(4UL * k2))[b14_v[2]],
                (unsigned int)(b + (long)(4UL * k2))[b14_v[3]]};
            const vcc_u32x4 b4_v2 =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2))[b15_v[0]],
                (unsigned int)(b + (long)(4UL * k2))[b15_v[1]],
                (unsigned int)(b + (long)(4UL * k2))[b15_v[2]],
                (unsigned int)(b + (long)(4UL * k2))[b15_v[3]]};
            const vcc_u32x4 b4_v3 =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2))[b16_v[0]],
                (unsigned int)(b + (long)(4UL * k2))[b16_v[1]],
                (unsigned int)(b + (long)(4UL * k2))[b16_v[2]],
                (unsigned int)(b + (long)(4UL * k2))[b16_v[3]]};
            *(vcc_u32x4 *)(void *)(d + k2) = b4_v0;
            *(vcc_u32x4 *)(void *)(d + k2 + 4) = b4_v1;
            *(vcc_u32x4 *)(void *)(d + k2 + 8) = b4_v2;
            *(vcc_u32x4 *)(void *)(d + k2 + 12) = b4_v3;
        }
        const vcc_u32x4 t5_v = (unsigned int)2 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t6_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u} << 2;
        vcc_u32x4 t7_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t8_v = (unsigned int)7 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t9_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_i32x4 c13_v = (vcc_i32x4)t6_v;
            const vcc_u32x4 c14_v =
                __extension__ (vcc_u32x4){(unsigned int)(c + (long)(4UL * k2))[c13_v[0]],
                (unsigned int)(c + (long)(4UL * k2))[c13_v[1]],
                (unsigned int)(c + (long)(4UL * k2))[c13_v[2]],
                (unsigned int)(c + (long)(4UL * k2))[c13_v[3]]};
            const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_u32x4)t7_v < (vcc_u32x4)(c14_v & t8_v));
            const vcc_u64x2 any2_v = (vcc_u64x2)mask_v;
            const int any2 = (any2_v[0] | any2_v[1]) != 0;
            vcc_u32x4 s_v = t7_v;
            if (any2) {
                unsigned int k_s3 = 0u;
                vcc_u32x4 s2_v = t7_v;
                vcc_u32x4 active_mask_v = mask_v;
                vcc_u32x4 s3_v = t7_v;
                int more3;
                do {
                    const vcc_i32x4 c15_v = (vcc_i32x4)t6_v;
                    const vcc_u32x4 c16_v =
                        __extension__ (vcc_u32x4){active_mask_v[0] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c15_v[0]]
                        : 0, active_mask_v[1] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c15_v[1]]
                        : 0, active_mask_v[2] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c15_v[2]]
                        : 0, active_mask_v[3] ? (unsigned int)(c + (long)(4UL * k2 + 1))[c15_v[3]]
                        : 0};
                    const vcc_u32x4 t51_v =
                        ((unsigned int)k_s3 - __extension__ (vcc_u32x4){0}) ^ c16_v;
                    const vcc_u32x4 s5_v = s2_v + t51_v;
                    const unsigned int t7 = k_s3 + 1u;
                    const vcc_i32x4 c17_v = (vcc_i32x4)t6_v;
                    const vcc_u32x4 c18_v =
                        __extension__ (vcc_u32x4){active_mask_v[0] ? (unsigned int)(c + (long)(4UL * k2))[c17_v[0]]
                        : 0, active_mask_v[1] ? (unsigned int)(c + (long)(4UL * k2))[c17_v[1]] : 0,
                        active_mask_v[2] ? (unsigned int)(c + (long)(4UL * k2))[c17_v[2]] : 0,
                        active_mask_v[3] ? (unsigned int)(c + (long)(4UL * k2))[c17_v[3]] : 0};
                    const vcc_u32x4 k3_v = (unsigned int)t7 - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask2_v =
                        (vcc_u32x4)((vcc_u32x4)k3_v < (vcc_u32x4)(c18_v & t8_v));
                    const vcc_u32x4 mask3_v = active_mask_v & mask2_v;
                    const vcc_u32x4 t52_v = mask3_v;
                    const int t8 = (unsigned int)-(t52_v[0] + t52_v[1] + t52_v[2] + t52_v[3]) > 1;
                    more3 = t8;
                    const vcc_u32x4 s_next = (s5_v & active_mask_v) | (s3_v & ~active_mask_v);
                    k_s3 = t7;
                    s2_v = s5_v;
                    active_mask_v = mask3_v;
                    s3_v = s_next;
                } while (more3);
                const vcc_u64x2 alone3_v = (vcc_u64x2)active_mask_v;
                const int alone2 = (alone3_v[0] | alone3_v[1]) != 0;
                vcc_u32x4 s4_v = s3_v;
                if (alone2) {
                    const unsigned long lane2 = active_mask_v[0] ? 0ul : active_mask_v[1] ? 1ul
                        : active_mask_v[2] ? 2ul : 3ul;
                    const unsigned int s_s3 = s2_v[lane2];
                    const unsigned int t9 = (unsigned int)k2 + (unsigned int)lane2;
                    unsigned int s_s4 = s_s3;
                    int more4;
                    do {
                        const unsigned int t10 = c[(long)(int)(4u * t9 + 1u)];
                        const unsigned int k_s4 = k_s3 + 1u;
                        const unsigned int t11 = c[(long)(int)(4u * t9)];
                        more4 = k_s4 < (t11 & 7u);
                        const unsigned int s_s_next2 = s_s4 + (k_s3 ^ t10);
                        k_s3 = k_s4;
                        s_s4 = s_s_next2;
                    } while (more4);
                    const vcc_u32x4 t53_v = (unsigned int)s_s4 - __extension__ (vcc_u32x4){0};
                    s4_v = (t53_v & active_mask_v) | (s3_v & ~active_mask_v);
                }
                s_v = (s4_v & mask_v) | (t7_v & ~mask_v);
            }
            const vcc_i32x4 b17_v = (vcc_i32x4)t6_v;
            const vcc_u32x4 b18_v =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2 + 2))[b17_v[0]],
                (unsigned int)(b + (long)(4UL * k2 + 2))[b17_v[1]],
                (unsigned int)(b + (long)(4UL * k2 + 2))[b17_v[2]],
                (unsigned int)(b + (long)(4UL * k2 + 2))[b17_v[3]]};
            const vcc_i32x4 b19_v = (vcc_i32x4)t6_v;
            const vcc_u32x4 b20_v =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2 + 3))[b19_v[0]],
                (unsigned int)(b + (long)(4UL * k2 + 3))[b19_v[1]],
                (unsigned int)(b + (long)(4UL * k2 + 3))[b19_v[2]],
                (unsigned int)(b + (long)(4UL * k2 + 3))[b19_v[3]]};
            const vcc_i32x4 b21_v = (vcc_i32x4)t6_v;
            const vcc_u32x4 b22_v =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2 + 1))[b21_v[0]],
                (unsigned int)(b + (long)(4UL * k2 + 1))[b21_v[1]],
                (unsigned int)(b + (long)(4UL * k2 + 1))[b21_v[2]],
                (unsigned int)(b + (long)(4UL * k2 + 1))[b21_v[3]]};
            const vcc_u32x4 t44_v = b18_v + b20_v + b22_v;
            const vcc_u32x4 t45_v = s_v + t9_v;
            const vcc_u32x4 t46_v = s_v + t5_v;
            unsigned int *const b_s2 = b + (long)(4UL * k2);
            const vcc_u32x4 t47_v = __builtin_shufflevector(s_v, t45_v, 0, 4, 1, 5);
            const vcc_u32x4 t48_v = __builtin_shufflevector(s_v, t45_v, 2, 6, 3, 7);
            const vcc_u32x4 t49_v = __builtin_shufflevector(t44_v, t46_v, 0, 4, 1, 5);
            const vcc_u32x4 t50_v = __builtin_shufflevector(t44_v, t46_v, 2, 6, 3, 7);
            const vcc_u32x4 b_row17_v = __builtin_shufflevector(t47_v, t49_v, 0, 4, 1, 5);
            const vcc_u32x4 b_row18_v = __builtin_shufflevector(t47_v, t49_v, 2, 6, 3, 7);
            const vcc_u32x4 b_row19_v = __builtin_shufflevector(t48_v, t50_v, 0, 4, 1, 5);
            const vcc_u32x4 b_row20_v = __builtin_shufflevector(t48_v, t50_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)b_s2 = b_row17_v;
            *(vcc_u32x4 *)(void *)(b_s2 + 4) = b_row18_v;
            *(vcc_u32x4 *)(void *)(b_s2 + 8) = b_row19_v;
            *(vcc_u32x4 *)(void *)(b_s2 + 12) = b_row20_v;
            const vcc_i32x4 b23_v = (vcc_i32x4)t6_v;
            const vcc_u32x4 b24_v =
                __extension__ (vcc_u32x4){(unsigned int)(b + (long)(4UL * k2))[b23_v[0]],
                (unsigned int)(b + (long)(4UL * k2))[b23_v[1]],
                (unsigned int)(b + (long)(4UL * k2))[b23_v[2]],
                (unsigned int)(b + (long)(4UL * k2))[b23_v[3]]};
            *(vcc_u32x4 *)(void *)(d + k2) = b24_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (i = 0; i < n; i++)
#endif
 {
        unsigned k, s = 0, t;
        for (k = 0; k < (c[4 * i] & 7); k++)
            s += k ^ c[4 * i + 1];
        b[4 * i] = s;
        t = b[4 * i + 2] + b[4 * i + 3];
        b[4 * i + 1] = t + b[4 * i + 1];
        b[4 * i + 2] = s + 1;
        b[4 * i + 3] = s + 2;
        d[i] = b[4 * i];
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
