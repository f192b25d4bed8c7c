/* vcc 0.1.0 wrote this from records_through_a_union.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | out float d[n] restrict */
/* Records that are members of a union: copies of one are seen in the other, in this iteration and in the next. */
struct records_through_a_union_ints {
    int a, b;
};
struct records_through_a_union_floats {
    float a, b;
};
union records_through_a_union_both {
    struct records_through_a_union_ints ints;
    struct records_through_a_union_floats floats;
};
struct records_through_a_union_row {
    union records_through_a_union_both both[2];
};

static union records_through_a_union_both records_through_a_union_kept[513];
static struct records_through_a_union_row records_through_a_union_rows[512];

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
static void records_through_a_union_here(union records_through_a_union_both *u, const int *a, float *restrict d, int n)
{
#ifdef VCC_VECTOR
    /* vcc: line 22: 4 lanes x 4, then 4, generic; runs if a and u do not overlap */
    int i_done = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(union records_through_a_union_both,
            floats) == 0, "layout of union records_through_a_union_both");
        __extension__ _Static_assert(__builtin_offsetof(struct records_through_a_union_floats,
            a) == 0, "layout of struct records_through_a_union_floats");
        __extension__ _Static_assert(__builtin_offsetof(struct records_through_a_union_floats,
            b) == 4, "layout of struct records_through_a_union_floats");
        __extension__ _Static_assert(__builtin_offsetof(union records_through_a_union_both,
            ints) == 0, "layout of union records_through_a_union_both");
        __extension__ _Static_assert(__builtin_offsetof(struct records_through_a_union_ints,
            a) == 0, "layout of struct records_through_a_union_ints");
        __extension__ _Static_assert(__builtin_offsetof(struct records_through_a_union_ints,
            b) == 4, "layout of struct records_through_a_union_ints");
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        if (n >= 5
            && ((unsigned long)a + end * 4 <= (unsigned long)u
            || (unsigned long)u + end * 8 <= (unsigned long)a)) {
            const unsigned long wide_end = end & ~15UL;
            const vcc_u32x4 t_v = (unsigned int)1073741824 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v = (unsigned int)16776960 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t3_v = (unsigned int)1077936128 - __extension__ (vcc_u32x4){0};
            const float t4_v =
                (float)__extension__ (union { unsigned int from; float to; }){1077936128u}.to;
            const vcc_f32x4 t5_v = __extension__ (vcc_f32x4){t4_v, t4_v, t4_v, t4_v};
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 4;
                    char *const u_s = (char *)u + at * 8;
                    const vcc_f32x4 u_row_v = *(const vcc_f32x4 *)(const void *)u_s;
                    const vcc_f32x4 u_row2_v = *(const vcc_f32x4 *)(const void *)(u_s + 16);
                    const vcc_u32x4 t6_v =
                        t_v + (*(const vcc_u32x4 *)(const void *)(a + at) & t2_v);
                    const vcc_u32x4 u_row3_v = __builtin_shufflevector(t6_v, t3_v, 0, 4, 1, 5);
                    const vcc_f32x4 u_v = __builtin_shufflevector(u_row_v, u_row2_v, 0, 2, 4, 6);
                    const vcc_u32x4 u_row4_v = __builtin_shufflevector(t6_v, t3_v, 2, 6, 3, 7);
                    *(vcc_u32x4 *)(void *)u_s = u_row3_v;
                    *(vcc_u32x4 *)(void *)(u_s + 16) = u_row4_v;
                    const vcc_f32x4 u_row5_v = *(const vcc_f32x4 *)(const void *)u_s;
                    const vcc_f32x4 u_row6_v = *(const vcc_f32x4 *)(const void *)(u_s + 16);
                    const vcc_f32x4 d_new_v =
                        u_v + __builtin_shufflevector(u_row5_v, u_row6_v, 0, 2, 4, 6) * t5_v;
                    *(vcc_f32x4 *)(void *)(d + at) = d_new_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                char *const u_s2 = (char *)u + k * 8;
                const vcc_f32x4 u_row_v0 = *(const vcc_f32x4 *)(const void *)u_s2;
                const vcc_f32x4 u_row_v1 = *(const vcc_f32x4 *)(const void *)(u_s2 + 16);
                const vcc_u32x4 t7_v = t_v + (*(const vcc_u32x4 *)(const void *)(a + k) & t2_v);
                const vcc_u32x4 u_row7_v = __builtin_shufflevector(t7_v, t3_v, 0, 4, 1, 5);
                const vcc_f32x4 u2_v = __builtin_shufflevector(u_row_v0, u_row_v1, 0, 2, 4, 6);
                const vcc_u32x4 u_row8_v = __builtin_shufflevector(t7_v, t3_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)u_s2 = u_row7_v;
                *(vcc_u32x4 *)(void *)(u_s2 + 16) = u_row8_v;
                const vcc_f32x4 u_row2_v0 = *(const vcc_f32x4 *)(const void *)u_s2;
                const vcc_f32x4 u_row2_v1 = *(const vcc_f32x4 *)(const void *)(u_s2 + 16);
                const vcc_f32x4 t8_v =
                    __builtin_shufflevector(u_row2_v0, u_row2_v1, 0, 2, 4, 6) * t5_v;
                *(vcc_f32x4 *)(void *)(d + k) = u2_v + t8_v;
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        struct records_through_a_union_floats before = u[i].floats;
        struct records_through_a_union_ints made = { 0x40000000 + (a[i] & 0xffff00), 0x40400000 };
        u[i].ints = made;
        struct records_through_a_union_floats after = u[i].floats;
        d[i] = before.a + after.a * after.b;
    }
#ifdef VCC_VECTOR
    }
#endif
}

static void records_through_a_union_next(union records_through_a_union_both *u, float *restrict d, int n)
{
    for (int i = 0; i < n; i++) {
        struct records_through_a_union_floats before = u[i].floats;
        struct records_through_a_union_ints made = { 0x40000000 + i, 5 };
        d[i] += before.a;
        u[i + 1].ints = made;
    }
}

static void records_through_a_union_inside(struct records_through_a_union_row *r, const int *a, float *restrict d, int n)
{
    for (int i = 0; i < n; i++) {
        struct records_through_a_union_ints before = r[i].both[1].ints;
        struct records_through_a_union_floats made = { (float)(a[i] & 255), 2 };
        r[i].both[1].floats = made;
        struct records_through_a_union_ints after = r[i].both[1].ints;
        d[i] += (float)((after.a ^ before.a) & 0xffff);
    }
}

void records_through_a_union(int n, const int *a, float *d)
{
    int m = n < 512 ? n : 512;
    records_through_a_union_here(records_through_a_union_kept, a, d, m);
    records_through_a_union_next(records_through_a_union_kept, d, m);
    records_through_a_union_inside(records_through_a_union_rows, a, d, m);
    for (int i = m; i < n; i++)
        d[i] = 0;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
