/* vcc 0.1.0 wrote this from member_arrays.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | inout float x[n] */
/* Elements of arrays in records, whose neighbours in vectors are in other records. */
struct member_arrays_row {
    float head;
    float three[3];
    int last[4];
};

static struct member_arrays_row member_arrays_rows[100];

#ifdef VCC_VECTOR
typedef float vcc_f32 __attribute__((may_alias));
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32 __attribute__((may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
static void member_arrays_backwards(int n, const unsigned char *a, struct member_arrays_row *rows)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 15: 4 lanes, generic */
    i = n - 1;
    if (i >= 3) {
        const unsigned long end = ((unsigned long)i + 1) & ~3UL;
        const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = t2_v - t_v;
        const vcc_u32x4 t4_v = t_v * ((unsigned int)-8 - __extension__ (vcc_u32x4){0});
        const vcc_u32x4 t5_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const float t6_v = (float)3.0f;
        const vcc_f32x4 t7_v = __extension__ (vcc_f32x4){t6_v, t6_v, t6_v, t6_v};
        const float t8_v = (float)0.0f;
        const vcc_f32x4 t9_v = __extension__ (vcc_f32x4){t8_v, t8_v, t8_v, t8_v};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const unsigned long t = (unsigned long)i + k * ~0UL;
            const vcc_i32x4 a_v = (vcc_i32x4)t3_v;
            const vcc_u8x4 a2_v = __extension__ (vcc_u8x4){(unsigned char)(a + t)[a_v[0]],
                (unsigned char)(a + t)[a_v[1]], (unsigned char)(a + t)[a_v[2]],
                (unsigned char)(a + t)[a_v[3]]};
            const vcc_i32x4 rows_v = (vcc_i32x4)t4_v;
            const vcc_f32x4 rows2_v =
                __extension__ (vcc_f32x4){(&((struct member_arrays_row *)(void *)((char *)rows + t * 32))->three[0])[rows_v[0]],
                (&((struct member_arrays_row *)(void *)((char *)rows + t * 32))->three[0])[rows_v[1]],
                (&((struct member_arrays_row *)(void *)((char *)rows + t * 32))->three[0])[rows_v[2]],
                (&((struct member_arrays_row *)(void *)((char *)rows + t * 32))->three[0])[rows_v[3]]};
            const vcc_u32x4 t10_v = __builtin_convertvector(a2_v, vcc_u32x4) & t5_v;
            const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_u32x4)t10_v != (vcc_u32x4)t2_v);
            const vcc_u32x4 mask2_v = ~mask_v;
            const vcc_i32x4 rows3_v = (vcc_i32x4)t4_v;
            const vcc_u32x4 rows4_v =
                __extension__ (vcc_u32x4){mask2_v[0] ? (unsigned int)(((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->last + 2)[rows3_v[0]]
                : 0,
                mask2_v[1] ? (unsigned int)(((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->last + 2)[rows3_v[1]]
                : 0,
                mask2_v[2] ? (unsigned int)(((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->last + 2)[rows3_v[2]]
                : 0,
                mask2_v[3] ? (unsigned int)(((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->last + 2)[rows3_v[3]]
                : 0};
            const vcc_f32x4 t11_v = __builtin_convertvector((vcc_i32x4)rows4_v, vcc_f32x4);
            const vcc_i32x4 t12_v = (vcc_i32x4)t4_v;
            if (mask2_v[0]) (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[t12_v[0]] =
                t11_v[0];
            if (mask2_v[1]) (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[t12_v[1]] =
                t11_v[1];
            if (mask2_v[2]) (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[t12_v[2]] =
                t11_v[2];
            if (mask2_v[3]) (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[t12_v[3]] =
                t11_v[3];
            const vcc_f32x4 rows_on_v =
                (vcc_f32x4)(((vcc_u32x4)rows2_v & mask_v) | ((vcc_u32x4)t9_v & ~mask_v));
            const vcc_f32x4 t13_v = rows_on_v * t7_v;
            vcc_f32 *const t14_v =
                (vcc_f32 *)(void *)(char *)(unsigned long)&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->head;
            const vcc_i32x4 t15_v = (vcc_i32x4)t4_v;
            if (mask_v[0]) t14_v[t15_v[0]] = t13_v[0];
            if (mask_v[1]) t14_v[t15_v[1]] = t13_v[1];
            if (mask_v[2]) t14_v[t15_v[2]] = t13_v[2];
            if (mask_v[3]) t14_v[t15_v[3]] = t13_v[3];
        }
        i = (int)((unsigned int)i - (unsigned int)end);
    }
    /* remaining iterations */
    for (; i >= 0; i--) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (i = n - 1; i >= 0; i--) {
#endif
        if (a[i] & 1)
            rows[i].head = rows[i].three[0] * 3.0f;
        else
            rows[i].three[0] = (float)rows[i].last[2];
    }
}

static void member_arrays_called(int n, const unsigned char *a, struct member_arrays_row *rows)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 27: 16 lanes, then 4, generic */
    i = n - 1;
    if (i >= 3) {
        const unsigned long end = ((unsigned long)i + 1) & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v0 = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t_v1 = __extension__ (vcc_u32x4){4u, 5u, 6u, 7u};
        const vcc_u32x4 t_v2 = __extension__ (vcc_u32x4){8u, 9u, 10u, 11u};
        const vcc_u32x4 t_v3 = __extension__ (vcc_u32x4){12u, 13u, 14u, 15u};
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v0 = t_v - t_v0;
        const vcc_u32x4 t2_v1 = t_v - t_v1;
        const vcc_u32x4 t2_v2 = t_v - t_v2;
        const vcc_u32x4 t2_v3 = t_v - t_v3;
        const vcc_u32x4 t2_v = (unsigned int)7 - __extension__ (vcc_u32x4){0};
        const float t3_v = (float)0.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const vcc_u32x4 t5_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t6_v = (unsigned int)-8 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v0 = t_v0 * t6_v;
        const vcc_u32x4 t3_v1 = t_v1 * t6_v;
        const vcc_u32x4 t3_v2 = t_v2 * t6_v;
        const vcc_u32x4 t3_v3 = t_v3 * t6_v;
        const vcc_u32x4 t7_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const float t8_v = (float)0.001f;
        const vcc_f32x4 t9_v = __extension__ (vcc_f32x4){t8_v, t8_v, t8_v, t8_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_i32x4 a_v = (vcc_i32x4)t2_v0;
            const vcc_i32x4 a2_v = (vcc_i32x4)t2_v1;
            const vcc_i32x4 a3_v = (vcc_i32x4)t2_v2;
            const vcc_i32x4 a4_v = (vcc_i32x4)t2_v3;
            const vcc_u8x16 a5_v =
                __extension__ (vcc_u8x16){(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a_v[0]],
                (unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a_v[1]],
                (unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a_v[2]],
                (unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a_v[3]],
                (unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a2_v[0]],
                (unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a2_v[1]],
                (unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a2_v[2]],
                (unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a2_v[3]],
                (unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a3_v[0]],
                (unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a3_v[1]],
                (unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a3_v[2]],
                (unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a3_v[3]],
                (unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a4_v[0]],
                (unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a4_v[1]],
                (unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a4_v[2]],
                (unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a4_v[3]]};
            const vcc_u32x4 t4_v0 =
                __builtin_convertvector(__builtin_shufflevector(a5_v, a5_v, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 t4_v1 =
                __builtin_convertvector(__builtin_shufflevector(a5_v, a5_v, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u32x4 t4_v2 =
                __builtin_convertvector(__builtin_shufflevector(a5_v, a5_v, 8, 9, 10, 11),
                vcc_u32x4);
            const vcc_u32x4 t4_v3 =
                __builtin_convertvector(__builtin_shufflevector(a5_v, a5_v, 12, 13, 14, 15),
                vcc_u32x4);
            const vcc_u32x4 more_v0 = t4_v0 & t2_v;
            const vcc_u32x4 more_v1 = t4_v1 & t2_v;
            const vcc_u32x4 more_v2 = t4_v2 & t2_v;
            const vcc_u32x4 more_v3 = t4_v3 & t2_v;
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_i32x4)more_v0 > (vcc_i32x4)t_v);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_i32x4)more_v1 > (vcc_i32x4)t_v);
            const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_i32x4)more_v2 > (vcc_i32x4)t_v);
            const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_i32x4)more_v3 > (vcc_i32x4)t_v);
            const vcc_u64x2 any_v = (vcc_u64x2)(mask_v0 | mask_v1 | (mask_v2 | mask_v3));
            const int any = (any_v[0] | any_v[1]) != 0;
            vcc_f32x4 sum_v0 = t4_v;
            vcc_f32x4 sum_v1 = t4_v;
            vcc_f32x4 sum_v2 = t4_v;
            vcc_f32x4 sum_v3 = t4_v;
            if (any) {
                vcc_u32x4 more2_v0 = more_v0;
                vcc_u32x4 more2_v1 = more_v1;
                vcc_u32x4 more2_v2 = more_v2;
                vcc_u32x4 more2_v3 = more_v3;
                vcc_f32x4 sum2_v0 = t4_v;
                vcc_f32x4 sum2_v1 = t4_v;
                vcc_f32x4 sum2_v2 = t4_v;
                vcc_f32x4 sum2_v3 = t4_v;
                vcc_u32x4 active_mask_v0 = mask_v0;
                vcc_u32x4 active_mask_v1 = mask_v1;
                vcc_u32x4 active_mask_v2 = mask_v2;
                vcc_u32x4 active_mask_v3 = mask_v3;
                vcc_f32x4 sum3_v0 = t4_v;
                vcc_f32x4 sum3_v1 = t4_v;
                vcc_f32x4 sum3_v2 = t4_v;
                vcc_f32x4 sum3_v3 = t4_v;
                int more2;
                do {
                    const vcc_u32x4 t8_v0 = more2_v0 & t5_v;
                    const vcc_u32x4 t8_v1 = more2_v1 & t5_v;
                    const vcc_u32x4 t8_v2 = more2_v2 & t5_v;
                    const vcc_u32x4 t8_v3 = more2_v3 & t5_v;
                    const vcc_u32x4 mask2_v0 = (vcc_u32x4)((vcc_u32x4)t8_v0 != (vcc_u32x4)t_v);
                    const vcc_u32x4 mask2_v1 = (vcc_u32x4)((vcc_u32x4)t8_v1 != (vcc_u32x4)t_v);
                    const vcc_u32x4 mask2_v2 = (vcc_u32x4)((vcc_u32x4)t8_v2 != (vcc_u32x4)t_v);
                    const vcc_u32x4 mask2_v3 = (vcc_u32x4)((vcc_u32x4)t8_v3 != (vcc_u32x4)t_v);
                    const vcc_u32x4 mask3_v0 = active_mask_v0 & mask2_v0;
                    const vcc_u32x4 mask3_v1 = active_mask_v1 & mask2_v1;
                    const vcc_u32x4 mask3_v2 = active_mask_v2 & mask2_v2;
                    const vcc_u32x4 mask3_v3 = active_mask_v3 & mask2_v3;
                    const vcc_i32x4 rows_v = (vcc_i32x4)t3_v0;
                    const vcc_i32x4 rows2_v = (vcc_i32x4)t3_v1;
                    const vcc_i32x4 rows3_v = (vcc_i32x4)t3_v2;
                    const vcc_i32x4 rows4_v = (vcc_i32x4)t3_v3;
                    const vcc_f32x4 rows_v0 =
                        __extension__ (vcc_f32x4){mask3_v0[0] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows_v[0]]
                        : 0,
                        mask3_v0[1] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows_v[1]]
                        : 0,
                        mask3_v0[2] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows_v[2]]
                        : 0,
                        mask3_v0[3] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows_v[3]]
                        : 0};
                    const vcc_f32x4 rows_v1 =
                        __extension__ (vcc_f32x4){mask3_v1[0] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows2_v[0]]
                        : 0,
                        mask3_v1[1] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows2_v[1]]
                        : 0,
                        mask3_v1[2] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows2_v[2]]
                        : 0,
                        mask3_v1[3] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows2_v[3]]
                        : 0};
                    const vcc_f32x4 rows_v2 =
                        __extension__ (vcc_f32x4){mask3_v2[0] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows3_v[0]]
                        : 0,
                        mask3_v2[1] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows3_v[1]]
                        : 0,
                        mask3_v2[2] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows3_v[2]]
                        : 0,
                        mask3_v2[3] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows3_v[3]]
                        : 0};
                    const vcc_f32x4 rows_v3 =
                        __extension__ (vcc_f32x4){mask3_v3[0] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows4_v[0]]
                        : 0,
                        mask3_v3[1] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows4_v[1]]
                        : 0,
                        mask3_v3[2] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows4_v[2]]
                        : 0,
                        mask3_v3[3] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows4_v[3]]
                        : 0};
                    const vcc_f32x4 sum_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)sum2_v0 & mask3_v0)
                        | ((vcc_u32x4)t4_v & ~mask3_v0));
                    const vcc_f32x4 sum_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)sum2_v1 & mask3_v1)
                        | ((vcc_u32x4)t4_v & ~mask3_v1));
                    const vcc_f32x4 sum_on_v2 =
                        (vcc_f32x4)(((vcc_u32x4)sum2_v2 & mask3_v2)
                        | ((vcc_u32x4)t4_v & ~mask3_v2));
                    const vcc_f32x4 sum_on_v3 =
                        (vcc_f32x4)(((vcc_u32x4)sum2_v3 & mask3_v3)
                        | ((vcc_u32x4)t4_v & ~mask3_v3));
                    const vcc_f32x4 sum5_v0 = sum_on_v0 + rows_v0;
                    const vcc_f32x4 sum5_v1 = sum_on_v1 + rows_v1;
                    const vcc_f32x4 sum5_v2 = sum_on_v2 + rows_v2;
                    const vcc_f32x4 sum5_v3 = sum_on_v3 + rows_v3;
                    const vcc_f32x4 sum6_v0 =
                        (vcc_f32x4)(((vcc_u32x4)sum5_v0 & mask2_v0)
                        | ((vcc_u32x4)sum2_v0 & ~mask2_v0));
                    const vcc_f32x4 sum6_v1 =
                        (vcc_f32x4)(((vcc_u32x4)sum5_v1 & mask2_v1)
                        | ((vcc_u32x4)sum2_v1 & ~mask2_v1));
                    const vcc_f32x4 sum6_v2 =
                        (vcc_f32x4)(((vcc_u32x4)sum5_v2 & mask2_v2)
                        | ((vcc_u32x4)sum2_v2 & ~mask2_v2));
                    const vcc_f32x4 sum6_v3 =
                        (vcc_f32x4)(((vcc_u32x4)sum5_v3 & mask2_v3)
                        | ((vcc_u32x4)sum2_v3 & ~mask2_v3));
                    const vcc_u32x4 more3_v0 = more2_v0 - t7_v;
                    const vcc_u32x4 more3_v1 = more2_v1 - t7_v;
                    const vcc_u32x4 more3_v2 = more2_v2 - t7_v;
                    const vcc_u32x4 more3_v3 = more2_v3 - t7_v;
                    const vcc_u32x4 mask4_v0 = (vcc_u32x4)((vcc_i32x4)more3_v0 > (vcc_i32x4)t_v);
                    const vcc_u32x4 mask4_v1 = (vcc_u32x4)((vcc_i32x4)more3_v1 > (vcc_i32x4)t_v);
                    const vcc_u32x4 mask4_v2 = (vcc_u32x4)((vcc_i32x4)more3_v2 > (vcc_i32x4)t_v);
                    const vcc_u32x4 mask4_v3 = (vcc_u32x4)((vcc_i32x4)more3_v3 > (vcc_i32x4)t_v);
                    const vcc_u32x4 mask5_v0 = active_mask_v0 & mask4_v0;
                    const vcc_u32x4 mask5_v1 = active_mask_v1 & mask4_v1;
                    const vcc_u32x4 mask5_v2 = active_mask_v2 & mask4_v2;
                    const vcc_u32x4 mask5_v3 = active_mask_v3 & mask4_v3;
                    const vcc_f32x4 t9_v0 =
                        (vcc_f32x4)(((vcc_u32x4)sum6_v0 & active_mask_v0)
                        | ((vcc_u32x4)sum3_v0 & ~active_mask_v0));
                    const vcc_f32x4 t9_v1 =
                        (vcc_f32x4)(((vcc_u32x4)sum6_v1 & active_mask_v1)
                        | ((vcc_u32x4)sum3_v1 & ~active_mask_v1));
                    const vcc_f32x4 t9_v2 =
                        (vcc_f32x4)(((vcc_u32x4)sum6_v2 & active_mask_v2)
                        | ((vcc_u32x4)sum3_v2 & ~active_mask_v2));
                    const vcc_f32x4 t9_v3 =
                        (vcc_f32x4)(((vcc_u32x4)sum6_v3 & active_mask_v3)
                        | ((vcc_u32x4)sum3_v3 & ~active_mask_v3));
                    const vcc_u32x4 t26_v = mask5_v0 + mask5_v1 + mask5_v2 + mask5_v3;
                    const int t = (unsigned int)-(t26_v[0] + t26_v[1] + t26_v[2] + t26_v[3]) > 1;
                    more2 = t;
                    more2_v0 = more3_v0;
                    more2_v1 = more3_v1;
                    more2_v2 = more3_v2;
                    more2_v3 = more3_v3;
                    sum2_v0 = sum6_v0;
                    sum2_v1 = sum6_v1;
                    sum2_v2 = sum6_v2;
                    sum2_v3 = sum6_v3;
                    active_mask_v0 = mask5_v0;
                    active_mask_v1 = mask5_v1;
                    active_mask_v2 = mask5_v2;
                    active_mask_v3 = mask5_v3;
                    sum3_v0 = t9_v0;
                    sum3_v1 = t9_v1;
                    sum3_v2 = t9_v2;
                    sum3_v3 = t9_v3;
                } while (more2);
                const vcc_u32x4 alone_v = active_mask_v0 | active_mask_v1
                    | (active_mask_v2 | active_mask_v3);
                const vcc_u64x2 alone2_v = (vcc_u64x2)alone_v;
                const int alone = (alone2_v[0] | alone2_v[1]) != 0;
                vcc_f32x4 sum4_v0 = sum3_v0;
                vcc_f32x4 sum4_v1 = sum3_v1;
                vcc_f32x4 sum4_v2 = sum3_v2;
                vcc_f32x4 sum4_v3 = sum3_v3;
                if (alone) {
                    const unsigned long lane = active_mask_v0[0] ? 0ul : active_mask_v0[1] ? 1ul
                        : active_mask_v0[2] ? 2ul : active_mask_v0[3] ? 3ul
                        : active_mask_v1[0] ? 4ul : active_mask_v1[1] ? 5ul
                        : active_mask_v1[2] ? 6ul : active_mask_v1[3] ? 7ul
                        : active_mask_v2[0] ? 8ul : active_mask_v2[1] ? 9ul
                        : active_mask_v2[2] ? 10ul : active_mask_v2[3] ? 11ul
                        : active_mask_v3[0] ? 12ul : active_mask_v3[1] ? 13ul
                        : active_mask_v3[2] ? 14ul : 15ul;
                    const unsigned int more_s = lane < 4 ? more2_v0[lane % 4]
                        : lane < 8 ? more2_v1[lane % 4] : lane < 12 ? more2_v2[lane % 4]
                        : more2_v3[lane % 4];
                    const float sum_s = lane < 4 ? sum2_v0[lane % 4] : lane < 8 ? sum2_v1[lane % 4]
                        : lane < 12 ? sum2_v2[lane % 4] : sum2_v3[lane % 4];
                    const unsigned int t2 =
                        (unsigned int)i + (unsigned int)k * ~0u + (unsigned int)lane * ~0u;
                    unsigned int more_s2 = more_s;
                    float sum_s2 = sum_s;
                    int more3;
                    do {
                        float sum_s3 = sum_s2;
                        if ((more_s2 & 1u) != 0u) {
                            const float t3 =
                                *((struct member_arrays_row *)(void *)((char *)rows + (long)(int)t2 * 32))->three;
                            sum_s3 = sum_s2 + t3;
                        }
                        const unsigned int more_s3 = more_s2 - 3u;
                        more3 = (int)more_s3 > 0;
                        more_s2 = more_s3;
                        sum_s2 = sum_s3;
                    } while (more3);
                    const float t27_v = (float)sum_s2;
                    const vcc_f32x4 t28_v = __extension__ (vcc_f32x4){t27_v, t27_v, t27_v, t27_v};
                    const vcc_f32x4 t10_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t28_v & active_mask_v0)
                        | ((vcc_u32x4)sum3_v0 & ~active_mask_v0));
                    const vcc_f32x4 t10_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t28_v & active_mask_v1)
                        | ((vcc_u32x4)sum3_v1 & ~active_mask_v1));
                    const vcc_f32x4 t10_v2 =
                        (vcc_f32x4)(((vcc_u32x4)t28_v & active_mask_v2)
                        | ((vcc_u32x4)sum3_v2 & ~active_mask_v2));
                    const vcc_f32x4 t10_v3 =
                        (vcc_f32x4)(((vcc_u32x4)t28_v & active_mask_v3)
                        | ((vcc_u32x4)sum3_v3 & ~active_mask_v3));
                    sum4_v0 = t10_v0;
                    sum4_v1 = t10_v1;
                    sum4_v2 = t10_v2;
                    sum4_v3 = t10_v3;
                }
                const vcc_f32x4 t7_v0 =
                    (vcc_f32x4)(((vcc_u32x4)sum4_v0 & mask_v0) | ((vcc_u32x4)t4_v & ~mask_v0));
                const vcc_f32x4 t7_v1 =
                    (vcc_f32x4)(((vcc_u32x4)sum4_v1 & mask_v1) | ((vcc_u32x4)t4_v & ~mask_v1));
                const vcc_f32x4 t7_v2 =
                    (vcc_f32x4)(((vcc_u32x4)sum4_v2 & mask_v2) | ((vcc_u32x4)t4_v & ~mask_v2));
                const vcc_f32x4 t7_v3 =
                    (vcc_f32x4)(((vcc_u32x4)sum4_v3 & mask_v3) | ((vcc_u32x4)t4_v & ~mask_v3));
                sum_v0 = t7_v0;
                sum_v1 = t7_v1;
                sum_v2 = t7_v2;
                sum_v3 = t7_v3;
            }
            const vcc_f32x4 t5_v0 = sum_v0 * t9_v;
            const vcc_f32x4 t5_v1 = sum_v1 * t9_v;
            const vcc_f32x4 t5_v2 = sum_v2 * t9_v;
            const vcc_f32x4 t5_v3 = sum_v3 * t9_v;
            const vcc_u32x4 t6_v0 = (vcc_u32x4)__builtin_convertvector(t5_v0, vcc_i32x4);
            const vcc_u32x4 t6_v1 = (vcc_u32x4)__builtin_convertvector(t5_v1, vcc_i32x4);
            const vcc_u32x4 t6_v2 = (vcc_u32x4)__builtin_convertvector(t5_v2, vcc_i32x4);
            const vcc_u32x4 t6_v3 = (vcc_u32x4)__builtin_convertvector(t5_v3, vcc_i32x4);
            vcc_u32 *const t21_v =
                (vcc_u32 *)(void *)(((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->last + 1);
            const vcc_i32x4 t22_v = (vcc_i32x4)t3_v0;
            const vcc_i32x4 t23_v = (vcc_i32x4)t3_v1;
            const vcc_i32x4 t24_v = (vcc_i32x4)t3_v2;
            const vcc_i32x4 t25_v = (vcc_i32x4)t3_v3;
            t21_v[t22_v[0]] = t6_v0[0];
            t21_v[t22_v[1]] = t6_v0[1];
            t21_v[t22_v[2]] = t6_v0[2];
            t21_v[t22_v[3]] = t6_v0[3];
            t21_v[t23_v[0]] = t6_v1[0];
            t21_v[t23_v[1]] = t6_v1[1];
            t21_v[t23_v[2]] = t6_v1[2];
            t21_v[t23_v[3]] = t6_v1[3];
            t21_v[t24_v[0]] = t6_v2[0];
            t21_v[t24_v[1]] = t6_v2[1];
            t21_v[t24_v[2]] = t6_v2[2];
            t21_v[t24_v[3]] = t6_v2[3];
            t21_v[t25_v[0]] = t6_v3[0];
            t21_v[t25_v[1]] = t6_v3[1];
            t21_v[t25_v[2]] = t6_v3[2];
            t21_v[t25_v[3]] = t6_v3[3];
        }
        const vcc_u32x4 t10_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t11_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t12_v = t11_v - t10_v;
        const vcc_u32x4 t13_v = (unsigned int)7 - __extension__ (vcc_u32x4){0};
        const float t14_v = (float)0.0f;
        vcc_f32x4 t15_v = __extension__ (vcc_f32x4){t14_v, t14_v, t14_v, t14_v};
        const vcc_u32x4 t16_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t17_v = t10_v * ((unsigned int)-8 - __extension__ (vcc_u32x4){0});
        const vcc_u32x4 t18_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const float t19_v = (float)0.001f;
        const vcc_f32x4 t20_v = __extension__ (vcc_f32x4){t19_v, t19_v, t19_v, t19_v};
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_i32x4 a6_v = (vcc_i32x4)t12_v;
            const vcc_u8x4 a7_v =
                __extension__ (vcc_u8x4){(unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a6_v[0]],
                (unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a6_v[1]],
                (unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a6_v[2]],
                (unsigned char)(a + (long)((unsigned long)i + k * ~0UL))[a6_v[3]]};
            const vcc_u32x4 more_v = __builtin_convertvector(a7_v, vcc_u32x4) & t13_v;
            const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)more_v > (vcc_i32x4)t11_v);
            const vcc_u64x2 any2_v = (vcc_u64x2)mask_v;
            const int any2 = (any2_v[0] | any2_v[1]) != 0;
            vcc_f32x4 sum_v = t15_v;
            if (any2) {
                vcc_u32x4 more2_v = more_v;
                vcc_f32x4 sum2_v = t15_v;
                vcc_u32x4 active_mask_v = mask_v;
                vcc_f32x4 sum3_v = t15_v;
                int more4;
                do {
                    const vcc_u32x4 mask2_v =
                        (vcc_u32x4)((vcc_u32x4)(more2_v & t16_v) != (vcc_u32x4)t11_v);
                    const vcc_u32x4 mask3_v = active_mask_v & mask2_v;
                    const vcc_i32x4 rows5_v = (vcc_i32x4)t17_v;
                    const vcc_f32x4 rows6_v =
                        __extension__ (vcc_f32x4){mask3_v[0] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows5_v[0]]
                        : 0,
                        mask3_v[1] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows5_v[1]]
                        : 0,
                        mask3_v[2] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows5_v[2]]
                        : 0,
                        mask3_v[3] ? (&((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->three[0])[rows5_v[3]]
                        : 0};
                    const vcc_f32x4 sum_on_v =
                        (vcc_f32x4)(((vcc_u32x4)sum2_v & mask3_v) | ((vcc_u32x4)t15_v & ~mask3_v));
                    const vcc_f32x4 sum4_v = sum_on_v + rows6_v;
                    const vcc_f32x4 sum5_v =
                        (vcc_f32x4)(((vcc_u32x4)sum4_v & mask2_v) | ((vcc_u32x4)sum2_v & ~mask2_v));
                    const vcc_u32x4 more3_v = more2_v - t18_v;
                    const vcc_u32x4 mask4_v = (vcc_u32x4)((vcc_i32x4)more3_v > (vcc_i32x4)t11_v);
                    const vcc_u32x4 mask5_v = active_mask_v & mask4_v;
                    const vcc_u64x2 t32_v = (vcc_u64x2)mask5_v;
                    const int t4 = (t32_v[0] | t32_v[1]) != 0;
                    more4 = t4;
                    const vcc_f32x4 sum_next =
                        (vcc_f32x4)(((vcc_u32x4)sum5_v & active_mask_v)
                        | ((vcc_u32x4)sum3_v & ~active_mask_v));
                    more2_v = more3_v;
                    sum2_v = sum5_v;
                    active_mask_v = mask5_v;
                    sum3_v = sum_next;
                } while (more4);
                sum_v = (vcc_f32x4)(((vcc_u32x4)sum3_v & mask_v) | ((vcc_u32x4)t15_v & ~mask_v));
            }
            const vcc_u32x4 t29_v = (vcc_u32x4)__builtin_convertvector(sum_v * t20_v, vcc_i32x4);
            vcc_u32 *const t30_v =
                (vcc_u32 *)(void *)(((struct member_arrays_row *)(void *)((char *)rows + (long)((unsigned long)i + k * ~0UL) * 32))->last + 1);
            const vcc_i32x4 t31_v = (vcc_i32x4)t17_v;
            t30_v[t31_v[0]] = t29_v[0];
            t30_v[t31_v[1]] = t29_v[1];
            t30_v[t31_v[2]] = t29_v[2];
            t30_v[t31_v[3]] = t29_v[3];
        }
        i = (int)((unsigned int)i - (unsigned int)end);
    }
    /* remaining iterations */
    for (; i >= 0; i--) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (i = n - 1; i >= 0; i--)
#endif
 {
        int more = a[i] & 7;
        float sum = 0.0f;
        while (more > 0) {
            if (more & 1)
                sum += rows[i].three[0];
            more -= 3;
        }
        rows[i].last[1] = (int)(sum * 0.001f);
    }
#ifdef VCC_VECTOR
    }
#endif
}

void member_arrays(int n, const unsigned char *a, float *x)
{
    struct member_arrays_row *rows = member_arrays_rows;
    int i;
    n = n < 100 ? n : 100;
    for (i = 0; i < n; i++) {
        rows[i].head = (float)a[i];
        rows[i].three[0] = (float)(a[i] + i);
        rows[i].last[2] = a[i] - i;
    }
    member_arrays_backwards(n, a, rows);
    member_arrays_called(n, a, rows);
#ifdef VCC_VECTOR
    /* vcc: line 51: 4 lanes, generic; runs if rows and x do not overlap */
    i = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct member_arrays_row, head) == 0,
            "layout of struct member_arrays_row");
        __extension__ _Static_assert(__builtin_offsetof(struct member_arrays_row, three) == 4,
            "layout of struct member_arrays_row");
        __extension__ _Static_assert(__builtin_offsetof(struct member_arrays_row, last) == 16,
            "layout of struct member_arrays_row");
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        if (n >= 5
            && ((unsigned long)rows + end * 32 - 8 <= (unsigned long)x
            || (unsigned long)x + end * 4 <= (unsigned long)rows)) {
            const float t_v = (float)0.5f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                char *const rows_s = (char *)rows + k * 32;
                const vcc_f32x4 rows_row_v = *(const vcc_f32x4 *)(const void *)rows_s;
                const vcc_f32x4 rows_row2_v = *(const vcc_f32x4 *)(const void *)(rows_s + 64);
                const vcc_f32x4 t3_v = __builtin_shufflevector(rows_row_v, rows_row2_v, 0, 4, 1, 5);
                const vcc_f32x4 rows_row3_v = *(const vcc_f32x4 *)(const void *)(rows_s + 32);
                const vcc_f32x4 rows_row4_v = *(const vcc_f32x4 *)(const void *)(rows_s + 96);
                const vcc_f32x4 t4_v =
                    __builtin_shufflevector(rows_row3_v, rows_row4_v, 0, 4, 1, 5);
                char *const rows_s2 = (char *)rows + 20 + k * 32;
                const vcc_u32x4 rows_row5_v = *(const vcc_u32x4 *)(const void *)rows_s2;
                const vcc_u32x4 rows_row6_v = *(const vcc_u32x4 *)(const void *)(rows_s2 + 64);
                const vcc_u32x4 rows_row7_v = *(const vcc_u32x4 *)(const void *)(rows_s2 + 32);
                const vcc_u32x4 rows_row8_v = *(const vcc_u32x4 *)(const void *)(rows_s2 + 96);
                const vcc_u32x4 t5_v =
                    __builtin_shufflevector(rows_row5_v, rows_row6_v, 0, 4, 1, 5);
                const vcc_u32x4 t6_v =
                    __builtin_shufflevector(rows_row7_v, rows_row8_v, 0, 4, 1, 5);
                const vcc_f32x4 t7_v = __builtin_shufflevector(t3_v, t4_v, 2, 6, 3, 7) * t2_v;
                const vcc_u32x4 rows_v = __builtin_shufflevector(t5_v, t6_v, 0, 4, 1, 5);
                const vcc_f32x4 t8_v = __builtin_convertvector((vcc_i32x4)rows_v, vcc_f32x4);
                const vcc_f32x4 x_new_v =
                    __builtin_shufflevector(t3_v, t4_v, 0, 4, 1, 5) + t7_v + t8_v;
                *(vcc_f32x4 *)(void *)(x + k) = x_new_v;
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] = rows[i].head + rows[i].three[0] * 0.5f + (float)rows[i].last[1];
    }
#else
    for (i = 0; i < n; i++)
        x[i] = rows[i].head + rows[i].three[0] * 0.5f + (float)rows[i].last[1];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
