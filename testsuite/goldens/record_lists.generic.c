/* vcc 0.1.0 wrote this from record_lists.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | inout i32 x[n] */
/* Stores to records that pointers lead to: through lists, and in called functions. */
struct record_lists_node {
    int value;
    struct record_lists_node *next;
    int part[3];
};

static struct record_lists_node record_lists_nodes[200], *record_lists_heads[100];

#pragma simd declare
#ifdef VCC_VECTOR
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned int vcc_u32 __attribute__((may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64 __attribute__((may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
static void record_lists_put(struct record_lists_node *to, int by)
{
    to->part[2] = by;
    if (by > 1)
        to->part[1]++;
#ifdef VCC_VECTOR
    /* vcc: line 17: 4 lanes x 4, generic; runs if value and part do not overlap */
    if (by >= 16) {
        const unsigned long end = (unsigned long)by & ~15UL;
        const unsigned long t = (unsigned long)&to->value;
        const unsigned long t2 =
            (unsigned long)((char *)to->part + (long)((unsigned long)by * 4 - 4));
        if (t + 4 <= t2 + (end - 1) * ~3UL || t2 + 4 <= t) {
            const int value_s = to->value;
            const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t3_v = t_v - __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
            const vcc_u32x4 t4_v = (unsigned int)-4 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t5_v = (unsigned int)-8 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t6_v = (unsigned int)-12 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t7_v = (unsigned int)-16 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t8_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
            vcc_u32x4 by_v = (unsigned int)by - __extension__ (vcc_u32x4){0} + t3_v;
            vcc_u32x4 t_v0 = t_v;
            vcc_u32x4 t_v1 = t_v;
            vcc_u32x4 t_v2 = t_v;
            vcc_u32x4 t_v3 = t_v;
            unsigned long k;
            for (k = 0; k < end; k += 16) {
                int *const part_s = to->part + (long)((unsigned long)by - 1) - k;
                const vcc_u32x4 part_new_v0 = *(const vcc_u32x4 *)(const void *)(part_s - 3) + t2_v;
                const vcc_u32x4 part_new_v1 =
                    *(const vcc_u32x4 *)(const void *)(part_s - 4 - 3) + t2_v;
                const vcc_u32x4 part_new_v2 =
                    *(const vcc_u32x4 *)(const void *)(part_s - 8 - 3) + t2_v;
                const vcc_u32x4 part_new_v3 =
                    *(const vcc_u32x4 *)(const void *)(part_s - 12 - 3) + t2_v;
                *(vcc_u32x4 *)(void *)(part_s - 3) = part_new_v0;
                *(vcc_u32x4 *)(void *)(part_s - 4 - 3) = part_new_v1;
                *(vcc_u32x4 *)(void *)(part_s - 8 - 3) = part_new_v2;
                *(vcc_u32x4 *)(void *)(part_s - 12 - 3) = part_new_v3;
                const vcc_u32x4 t_next = t_v0 - (by_v - t8_v);
                const vcc_u32x4 t_next2 = t_v1 - (by_v + t4_v - t8_v);
                const vcc_u32x4 t_next3 = t_v2 - (by_v + t5_v - t8_v);
                const vcc_u32x4 t_next4 = t_v3 - (by_v + t6_v - t8_v);
                by_v = by_v + t7_v;
                t_v0 = t_next;
                t_v1 = t_next2;
                t_v2 = t_next3;
                t_v3 = t_next4;
            }
            {
                const vcc_u32x4 t9_v = t_v0 + t_v2 + (t_v1 + t_v3);
                const vcc_u32x2 t10_v = __builtin_shufflevector(t9_v, t9_v, 2, 3);
                const vcc_u32x2 t11_v = __builtin_shufflevector(t9_v, t9_v, 0, 1) + t10_v;
                const vcc_u32x1 t12_v = __extension__ (vcc_u32x1){t11_v[1]};
                const unsigned int t3 = (__extension__ (vcc_u32x1){t11_v[0]} + t12_v)[0];
                by = (int)((unsigned int)by - (unsigned int)end);
                to->value = (int)((unsigned int)value_s + t3);
            }
        }
    }
    /* remaining iterations */
    while (by-- > 0) {
        VCC_KEEP_SCALAR;
#else
    while (by-- > 0) {
#endif
        to->part[by] += 3;
        to->value -= by;
    }
}

static void record_lists_walk(int n, const unsigned char *a)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 27: 8 lanes, then 4, generic */
    i = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct record_lists_node, value) == 0,
            "layout of struct record_lists_node");
        __extension__ _Static_assert(__builtin_offsetof(struct record_lists_node, next) == 8,
            "layout of struct record_lists_node");
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const unsigned long wide_end = end & ~7UL;
            const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            const vcc_u64x2 t2_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
            unsigned long k;
            for (k = 0; k < wide_end; k += 8) {
                const vcc_u8x8 a_v = *(const vcc_u8x8 *)(const void *)(a + k);
                const vcc_u32x4 t_v0 =
                    __builtin_convertvector(__builtin_shufflevector(a_v, a_v, 0, 1, 2, 3),
                    vcc_u32x4);
                const vcc_u32x4 t_v1 =
                    __builtin_convertvector(__builtin_shufflevector(a_v, a_v, 4, 5, 6, 7),
                    vcc_u32x4);
                const vcc_u32x4 by_v0 = t_v0 & t_v;
                const vcc_u32x4 by_v1 = t_v1 & t_v;
                const vcc_u64x2 record_lists_heads_v0 =
                    *(const vcc_u64x2 *)(const void *)(record_lists_heads + k);
                const vcc_u64x2 record_lists_heads_v1 =
                    *(const vcc_u64x2 *)(const void *)((const char *)(record_lists_heads + k) + 16);
                const vcc_u64x2 record_lists_heads_v2 =
                    *(const vcc_u64x2 *)(const void *)((const char *)(record_lists_heads + k) + 32);
                const vcc_u64x2 record_lists_heads_v3 =
                    *(const vcc_u64x2 *)(const void *)((const char *)(record_lists_heads + k) + 48);
                const vcc_u64x2 mask_v0 =
                    (vcc_u64x2)((vcc_u64x2)record_lists_heads_v0 != (vcc_u64x2)t2_v);
                const vcc_u64x2 mask_v1 =
                    (vcc_u64x2)((vcc_u64x2)record_lists_heads_v1 != (vcc_u64x2)t2_v);
                const vcc_u64x2 mask_v2 =
                    (vcc_u64x2)((vcc_u64x2)record_lists_heads_v2 != (vcc_u64x2)t2_v);
                const vcc_u64x2 mask_v3 =
                    (vcc_u64x2)((vcc_u64x2)record_lists_heads_v3 != (vcc_u64x2)t2_v);
                const vcc_u32x2 t5_v = __builtin_convertvector(mask_v0, vcc_u32x2);
                const vcc_u32x2 t6_v = __builtin_convertvector(mask_v1, vcc_u32x2);
                const vcc_u32x2 t7_v = __builtin_convertvector(mask_v2, vcc_u32x2);
                const vcc_u32x2 t8_v = __builtin_convertvector(mask_v3, vcc_u32x2);
                const vcc_u32x4 mask2_v0 = __builtin_shufflevector(t5_v, t6_v, 0, 1, 2, 3);
                const vcc_u32x4 mask2_v1 = __builtin_shufflevector(t7_v, t8_v, 0, 1, 2, 3);
                const vcc_u64x2 any_v = (vcc_u64x2)(mask2_v0 | mask2_v1);
                const int any = (any_v[0] | any_v[1]) != 0;
                if (any) {
                    vcc_u64x2 at_v0 = record_lists_heads_v0;
                    vcc_u64x2 at_v1 = record_lists_heads_v1;
                    vcc_u64x2 at_v2 = record_lists_heads_v2;
                    vcc_u64x2 at_v3 = record_lists_heads_v3;
                    vcc_u32x4 active_mask_v0 = mask2_v0;
                    vcc_u32x4 active_mask_v1 = mask2_v1;
                    int more;
                    do {
                        const vcc_i64x2 t9_v = (vcc_i64x2)at_v0;
                        const vcc_i64x2 t10_v = (vcc_i64x2)at_v1;
                        const vcc_i64x2 t11_v = (vcc_i64x2)at_v2;
                        const vcc_i64x2 t12_v = (vcc_i64x2)at_v3;
                        const vcc_u32x4 t2_v0 =
                            __extension__ (vcc_u32x4){active_mask_v0[0] ? *(const vcc_u32 *)t9_v[0]
                            : 0, active_mask_v0[1] ? *(const vcc_u32 *)t9_v[1] : 0,
                            active_mask_v0[2] ? *(const vcc_u32 *)t10_v[0] : 0,
                            active_mask_v0[3] ? *(const vcc_u32 *)t10_v[1] : 0};
                        const vcc_u32x4 t2_v1 =
                            __extension__ (vcc_u32x4){active_mask_v1[0] ? *(const vcc_u32 *)t11_v[0]
                            : 0, active_mask_v1[1] ? *(const vcc_u32 *)t11_v[1] : 0,
                            active_mask_v1[2] ? *(const vcc_u32 *)t12_v[0] : 0,
                            active_mask_v1[3] ? *(const vcc_u32 *)t12_v[1] : 0};
                        const vcc_u32x4 t3_v0 = t2_v0 + by_v0;
                        const vcc_u32x4 t3_v1 = t2_v1 + by_v1;
                        const vcc_i64x2 t13_v = (vcc_i64x2)at_v0;
                        const vcc_i64x2 t14_v = (vcc_i64x2)at_v1;
                        const vcc_i64x2 t15_v = (vcc_i64x2)at_v2;
                        const vcc_i64x2 t16_v = (vcc_i64x2)at_v3;
                        if (active_mask_v0[0]) *(vcc_u32 *)t13_v[0] = t3_v0[0];
                        if (active_mask_v0[1]) *(vcc_u32 *)t13_v[1] = t3_v0[1];
                        if (active_mask_v0[2]) *(vcc_u32 *)t14_v[0] = t3_v0[2];
                        if (active_mask_v0[3]) *(vcc_u32 *)t14_v[1] = t3_v0[3];
                        if (active_mask_v1[0]) *(vcc_u32 *)t15_v[0] = t3_v1[0];
                        if (active_mask_v1[1]) *(vcc_u32 *)t15_v[1] = t3_v1[1];
                        if (active_mask_v1[2]) *(vcc_u32 *)t16_v[0] = t3_v1[2];
                        if (active_mask_v1[3]) *(vcc_u32 *)t16_v[1] = t3_v1[3];
                        const vcc_u64x2 mask3_v0 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask_v0,
                            active_mask_v0, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask3_v1 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask_v0,
                            active_mask_v0, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask3_v2 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask_v1,
                            active_mask_v1, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask3_v3 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask_v1,
                            active_mask_v1, 2, 3), vcc_i64x2);
                        const vcc_i64x2 t17_v = (vcc_i64x2)at_v0;
                        const vcc_i64x2 t18_v = (vcc_i64x2)at_v1;
                        const vcc_i64x2 t19_v = (vcc_i64x2)at_v2;
                        const vcc_i64x2 t20_v = (vcc_i64x2)at_v3;
                        const vcc_u64x2 t4_v0 =
                            __extension__ (vcc_u64x2){mask3_v0[0] ? *(const vcc_u64 *)(8L + t17_v[0])
                            : 0, mask3_v0[1] ? *(const vcc_u64 *)(8L + t17_v[1]) : 0};
                        const vcc_u64x2 t4_v1 =
                            __extension__ (vcc_u64x2){mask3_v1[0] ? *(const vcc_u64 *)(8L + t18_v[0])
                            : 0, mask3_v1[1] ? *(const vcc_u64 *)(8L + t18_v[1]) : 0};
                        const vcc_u64x2 t4_v2 =
                            __extension__ (vcc_u64x2){mask3_v2[0] ? *(const vcc_u64 *)(8L + t19_v[0])
                            : 0, mask3_v2[1] ? *(const vcc_u64 *)(8L + t19_v[1]) : 0};
                        const vcc_u64x2 t4_v3 =
                            __extension__ (vcc_u64x2){mask3_v3[0] ? *(const vcc_u64 *)(8L + t20_v[0])
                            : 0, mask3_v3[1] ? *(const vcc_u64 *)(8L + t20_v[1]) : 0};
                        const vcc_u64x2 mask4_v0 = (vcc_u64x2)((vcc_u64x2)t4_v0 != (vcc_u64x2)t2_v);
                        const vcc_u64x2 mask4_v1 = (vcc_u64x2)((vcc_u64x2)t4_v1 != (vcc_u64x2)t2_v);
                        const vcc_u64x2 mask4_v2 = (vcc_u64x2)((vcc_u64x2)t4_v2 != (vcc_u64x2)t2_v);
                        const vcc_u64x2 mask4_v3 = (vcc_u64x2)((vcc_u64x2)t4_v3 != (vcc_u64x2)t2_v);
                        const vcc_u32x2 t21_v = __builtin_convertvector(mask4_v0, vcc_u32x2);
                        const vcc_u32x2 t22_v = __builtin_convertvector(mask4_v1, vcc_u32x2);
                        const vcc_u32x2 t23_v = __builtin_convertvector(mask4_v2, vcc_u32x2);
                        const vcc_u32x2 t24_v = __builtin_convertvector(mask4_v3, vcc_u32x2);
                        const vcc_u32x4 mask5_v0 =
                            __builtin_shufflevector(t21_v, t22_v, 0, 1, 2, 3);
                        const vcc_u32x4 mask5_v1 =
                            __builtin_shufflevector(t23_v, t24_v, 0, 1, 2, 3);
                        const vcc_u32x4 mask6_v0 = active_mask_v0 & mask5_v0;
                        const vcc_u32x4 mask6_v1 = active_mask_v1 & mask5_v1;
                        const vcc_u32x4 t25_v = mask6_v0 + mask6_v1;
                        const int t =
                            (unsigned int)-(t25_v[0] + t25_v[1] + t25_v[2] + t25_v[3]) > 1;
                        more = t;
                        at_v0 = t4_v0;
                        at_v1 = t4_v1;
                        at_v2 = t4_v2;
                        at_v3 = t4_v3;
                        active_mask_v0 = mask6_v0;
                        active_mask_v1 = mask6_v1;
                    } while (more);
                    const vcc_u64x2 alone_v = (vcc_u64x2)(active_mask_v0 | active_mask_v1);
                    const int alone = (alone_v[0] | alone_v[1]) != 0;
                    if (alone) {
                        const unsigned long lane = active_mask_v0[0] ? 0ul
                            : active_mask_v0[1] ? 1ul : active_mask_v0[2] ? 2ul
                            : active_mask_v0[3] ? 3ul : active_mask_v1[0] ? 4ul
                            : active_mask_v1[1] ? 5ul : active_mask_v1[2] ? 6ul : 7ul;
                        const unsigned long t2 = lane < 2 ? at_v0[lane % 2]
                            : lane < 4 ? at_v1[lane % 2] : lane < 6 ? at_v2[lane % 2]
                            : at_v3[lane % 2];
                        const unsigned int by_s = lane < 4 ? by_v0[lane % 4] : by_v1[lane % 4];
                        char *at_s = (char *)t2;
                        int more2;
                        do {
                            const int t3 = ((struct record_lists_node *)(void *)at_s)->value;
                            ((struct record_lists_node *)(void *)at_s)->value =
                                (int)((unsigned int)t3 + by_s);
                            struct record_lists_node *const at_s2 =
                                ((struct record_lists_node *)(void *)at_s)->next;
                            more2 = (unsigned long)at_s2 != (unsigned long)(const char *)0L;
                            at_s = (char *)(void *)at_s2;
                        } while (more2);
                    }
                }
            }
            const vcc_u32x4 t3_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            const vcc_u64x2 t4_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const vcc_u8x4 a2_v = *(const vcc_u8x4 *)(const void *)(a + k);
                const vcc_u32x4 by_v = __builtin_convertvector(a2_v, vcc_u32x4) & t3_v;
                const vcc_u64x2 record_lists_heads2_v0 =
                    *(const vcc_u64x2 *)(const void *)(record_lists_heads + k);
                const vcc_u64x2 record_lists_heads2_v1 =
                    *(const vcc_u64x2 *)(const void *)((const char *)(record_lists_heads + k) + 16);
                const vcc_u64x2 mask7_v0 =
                    (vcc_u64x2)((vcc_u64x2)record_lists_heads2_v0 != (vcc_u64x2)t4_v);
                const vcc_u64x2 mask7_v1 =
                    (vcc_u64x2)((vcc_u64x2)record_lists_heads2_v1 != (vcc_u64x2)t4_v);
                const vcc_u32x2 t26_v = __builtin_convertvector(mask7_v0, vcc_u32x2);
                const vcc_u32x2 t27_v = __builtin_convertvector(mask7_v1, vcc_u32x2);
                const vcc_u32x4 mask_v = __builtin_shufflevector(t26_v, t27_v, 0, 1, 2, 3);
                const vcc_u64x2 any2_v = (vcc_u64x2)mask_v;
                const int any2 = (any2_v[0] | any2_v[1]) != 0;
                if (any2) {
                    vcc_u64x2 at2_v0 = record_lists_heads2_v0;
                    vcc_u64x2 at2_v1 = record_lists_heads2_v1;
                    vcc_u32x4 active_mask_v = mask_v;
                    int more3;
                    do {
                        const vcc_i64x2 t28_v = (vcc_i64x2)at2_v0;
                        const vcc_i64x2 t29_v = (vcc_i64x2)at2_v1;
                        const vcc_u32x4 t30_v =
                            __extension__ (vcc_u32x4){active_mask_v[0] ? *(const vcc_u32 *)t28_v[0]
                            : 0, active_mask_v[1] ? *(const vcc_u32 *)t28_v[1] : 0,
                            active_mask_v[2] ? *(const vcc_u32 *)t29_v[0] : 0,
                            active_mask_v[3] ? *(const vcc_u32 *)t29_v[1] : 0};
                        const vcc_u32x4 t31_v = t30_v + by_v;
                        const vcc_i64x2 t32_v = (vcc_i64x2)at2_v0;
                        const vcc_i64x2 t33_v = (vcc_i64x2)at2_v1;
                        if (active_mask_v[0]) *(vcc_u32 *)t32_v[0] = t31_v[0];
                        if (active_mask_v[1]) *(vcc_u32 *)t32_v[1] = t31_v[1];
                        if (active_mask_v[2]) *(vcc_u32 *)t33_v[0] = t31_v[2];
                        if (active_mask_v[3]) *(vcc_u32 *)t33_v[1] = t31_v[3];
                        const vcc_u64x2 mask8_v0 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask_v,
                            active_mask_v, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask8_v1 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask_v,
                            active_mask_v, 2, 3), vcc_i64x2);
                        const vcc_i64x2 t34_v = (vcc_i64x2)at2_v0;
                        const vcc_i64x2 t35_v = (vcc_i64x2)at2_v1;
                        const vcc_u64x2 t5_v0 =
                            __extension__ (vcc_u64x2){mask8_v0[0] ? *(const vcc_u64 *)(8L + t34_v[0])
                            : 0, mask8_v0[1] ? *(const vcc_u64 *)(8L + t34_v[1]) : 0};
                        const vcc_u64x2 t5_v1 =
                            __extension__ (vcc_u64x2){mask8_v1[0] ? *(const vcc_u64 *)(8L + t35_v[0])
                            : 0, mask8_v1[1] ? *(const vcc_u64 *)(8L + t35_v[1]) : 0};
                        const vcc_u64x2 mask9_v0 = (vcc_u64x2)((vcc_u64x2)t5_v0 != (vcc_u64x2)t4_v);
                        const vcc_u64x2 mask9_v1 = (vcc_u64x2)((vcc_u64x2)t5_v1 != (vcc_u64x2)t4_v);
                        const vcc_u32x2 t36_v = __builtin_convertvector(mask9_v0, vcc_u32x2);
                        const vcc_u32x2 t37_v = __builtin_convertvector(mask9_v1, vcc_u32x2);
                        const vcc_u32x4 mask2_v = __builtin_shufflevector(t36_v, t37_v, 0, 1, 2, 3);
                        const vcc_u32x4 mask3_v = active_mask_v & mask2_v;
                        const vcc_u32x4 t38_v = mask3_v;
                        const int t4 =
                            (unsigned int)-(t38_v[0] + t38_v[1] + t38_v[2] + t38_v[3]) > 1;
                        more3 = t4;
                        at2_v0 = t5_v0;
                        at2_v1 = t5_v1;
                        active_mask_v = mask3_v;
                    } while (more3);
                    const vcc_u64x2 alone2_v = (vcc_u64x2)active_mask_v;
                    const int alone2 = (alone2_v[0] | alone2_v[1]) != 0;
                    if (alone2) {
                        const unsigned long lane2 = active_mask_v[0] ? 0ul : active_mask_v[1] ? 1ul
                            : active_mask_v[2] ? 2ul : 3ul;
                        const unsigned long t5 = lane2 < 2 ? at2_v0[lane2 % 2] : at2_v1[lane2 % 2];
                        const unsigned int by_s2 = by_v[lane2];
                        char *at_s3 = (char *)t5;
                        int more4;
                        do {
                            const int t6 = ((struct record_lists_node *)(void *)at_s3)->value;
                            ((struct record_lists_node *)(void *)at_s3)->value =
                                (int)((unsigned int)t6 + by_s2);
                            struct record_lists_node *const at_s4 =
                                ((struct record_lists_node *)(void *)at_s3)->next;
                            more4 = (unsigned long)at_s4 != (unsigned long)(const char *)0L;
                            at_s3 = (char *)(void *)at_s4;
                        } while (more4);
                    }
                }
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (i = 0; i < n; i++)
#endif
 {
        struct record_lists_node *at;
        int by = a[i] & 3;
        for (at = record_lists_heads[i]; at; at = at->next)
            at->value += by;
    }
#ifdef VCC_VECTOR
    }
#endif
}

void record_lists(int n, const unsigned char *a, int *x)
{
    struct record_lists_node *nodes = record_lists_nodes;
    int i;
    n = n < 100 ? n : 100;
    for (i = 0; i < n; i++) {
        nodes[2 * i].value = x[i] & 0xffff;
        nodes[2 * i].next = a[i] & 1 ? &nodes[2 * i + 1] : 0;
        record_lists_heads[i] = &nodes[2 * i];
    }
    record_lists_walk(n, a);
#ifdef VCC_VECTOR
    /* vcc: line 47: 4 lanes, generic */
    i = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct record_lists_node, value) == 0,
            "layout of struct record_lists_node");
        __extension__ _Static_assert(__builtin_offsetof(struct record_lists_node, part) == 16,
            "layout of struct record_lists_node");
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
            const vcc_u64x2 t3_v = (unsigned long)16L - __extension__ (vcc_u64x2){0};
            const vcc_u32x4 t4_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const vcc_u64x2 record_lists_heads_v0 =
                    *(const vcc_u64x2 *)(const void *)(record_lists_heads + k);
                const vcc_u64x2 record_lists_heads_v1 =
                    *(const vcc_u64x2 *)(const void *)((const char *)(record_lists_heads + k) + 16);
                const vcc_u8x4 a_v = *(const vcc_u8x4 *)(const void *)(a + k);
                const vcc_u32x4 by_v = __builtin_convertvector(a_v, vcc_u32x4) & t_v;
                const vcc_i64x2 t5_v = (vcc_i64x2)record_lists_heads_v0;
                const vcc_i64x2 t6_v = (vcc_i64x2)record_lists_heads_v1;
                *(vcc_u32 *)(24L + t5_v[0]) = by_v[0];
                *(vcc_u32 *)(24L + t5_v[1]) = by_v[1];
                *(vcc_u32 *)(24L + t6_v[0]) = by_v[2];
                *(vcc_u32 *)(24L + t6_v[1]) = by_v[3];
                const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)by_v > (vcc_i32x4)t2_v);
                const vcc_u64x2 all_v = (vcc_u64x2)mask_v;
                const int all = (all_v[0] & all_v[1]) == 18446744073709551615ul;
                if (all) {
                    const vcc_i64x2 t7_v = (vcc_i64x2)record_lists_heads_v0;
                    const vcc_i64x2 t8_v = (vcc_i64x2)record_lists_heads_v1;
                    const vcc_u32x4 t9_v =
                        __extension__ (vcc_u32x4){*(const vcc_u32 *)(20L + t7_v[0]),
                        *(const vcc_u32 *)(20L + t7_v[1]), *(const vcc_u32 *)(20L + t8_v[0]),
                        *(const vcc_u32 *)(20L + t8_v[1])};
                    const vcc_u32x4 t10_v = t9_v + t2_v;
                    const vcc_i64x2 t11_v = (vcc_i64x2)record_lists_heads_v0;
                    const vcc_i64x2 t12_v = (vcc_i64x2)record_lists_heads_v1;
                    *(vcc_u32 *)(20L + t11_v[0]) = t10_v[0];
                    *(vcc_u32 *)(20L + t11_v[1]) = t10_v[1];
                    *(vcc_u32 *)(20L + t12_v[0]) = t10_v[2];
                    *(vcc_u32 *)(20L + t12_v[1]) = t10_v[3];
                } else {
                    const vcc_u64x2 any2_v = (vcc_u64x2)mask_v;
                    const int any2 = (any2_v[0] | any2_v[1]) != 0;
                    if (any2) {
                        const vcc_i64x2 t13_v = (vcc_i64x2)record_lists_heads_v0;
                        const vcc_i64x2 t14_v = (vcc_i64x2)record_lists_heads_v1;
                        const vcc_u32x4 t15_v =
                            __extension__ (vcc_u32x4){mask_v[0] ? *(const vcc_u32 *)(20L + t13_v[0])
                            : 0, mask_v[1] ? *(const vcc_u32 *)(20L + t13_v[1]) : 0,
                            mask_v[2] ? *(const vcc_u32 *)(20L + t14_v[0]) : 0,
                            mask_v[3] ? *(const vcc_u32 *)(20L + t14_v[1]) : 0};
                        const vcc_u32x4 t16_v = t15_v + t2_v;
                        const vcc_i64x2 t17_v = (vcc_i64x2)record_lists_heads_v0;
                        const vcc_i64x2 t18_v = (vcc_i64x2)record_lists_heads_v1;
                        if (mask_v[0]) *(vcc_u32 *)(20L + t17_v[0]) = t16_v[0];
                        if (mask_v[1]) *(vcc_u32 *)(20L + t17_v[1]) = t16_v[1];
                        if (mask_v[2]) *(vcc_u32 *)(20L + t18_v[0]) = t16_v[2];
                        if (mask_v[3]) *(vcc_u32 *)(20L + t18_v[1]) = t16_v[3];
                    }
                }
                const vcc_u32x4 by2_v = by_v - t2_v;
                const vcc_u32x4 mask2_v = (vcc_u32x4)((vcc_i32x4)by_v > (vcc_i32x4)t4_v);
                const vcc_u64x2 any_v = (vcc_u64x2)mask2_v;
                const int any = (any_v[0] | any_v[1]) != 0;
                if (any) {
                    vcc_u32x4 by3_v = by2_v;
                    vcc_u32x4 active_mask_v = mask2_v;
                    int more;
                    do {
                        const vcc_u64x2 t_v0 = record_lists_heads_v0 + t3_v;
                        const vcc_u64x2 t_v1 = record_lists_heads_v1 + t3_v;
                        const vcc_u64x2 t2_v0 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(by3_v,
                            by3_v, 0, 1), vcc_i64x2);
                        const vcc_u64x2 t2_v1 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(by3_v,
                            by3_v, 2, 3), vcc_i64x2);
                        const vcc_u64x2 t3_v0 = t2_v0 << 2;
                        const vcc_u64x2 t3_v1 = t2_v1 << 2;
                        const vcc_u64x2 t4_v0 = t_v0 + t3_v0;
                        const vcc_u64x2 t4_v1 = t_v1 + t3_v1;
                        const vcc_i64x2 t19_v = (vcc_i64x2)t4_v0;
                        const vcc_i64x2 t20_v = (vcc_i64x2)t4_v1;
                        const vcc_u32x4 t21_v =
                            __extension__ (vcc_u32x4){active_mask_v[0] ? *(const vcc_u32 *)t19_v[0]
                            : 0, active_mask_v[1] ? *(const vcc_u32 *)t19_v[1] : 0,
                            active_mask_v[2] ? *(const vcc_u32 *)t20_v[0] : 0,
                            active_mask_v[3] ? *(const vcc_u32 *)t20_v[1] : 0};
                        const vcc_u32x4 t22_v = t21_v + t_v;
                        const vcc_i64x2 t23_v = (vcc_i64x2)t4_v0;
                        const vcc_i64x2 t24_v = (vcc_i64x2)t4_v1;
                        if (active_mask_v[0]) *(vcc_u32 *)t23_v[0] = t22_v[0];
                        if (active_mask_v[1]) *(vcc_u32 *)t23_v[1] = t22_v[1];
                        if (active_mask_v[2]) *(vcc_u32 *)t24_v[0] = t22_v[2];
                        if (active_mask_v[3]) *(vcc_u32 *)t24_v[1] = t22_v[3];
                        const vcc_i64x2 t25_v = (vcc_i64x2)record_lists_heads_v0;
                        const vcc_i64x2 t26_v = (vcc_i64x2)record_lists_heads_v1;
                        const vcc_u32x4 t27_v =
                            __extension__ (vcc_u32x4){active_mask_v[0] ? *(const vcc_u32 *)t25_v[0]
                            : 0, active_mask_v[1] ? *(const vcc_u32 *)t25_v[1] : 0,
                            active_mask_v[2] ? *(const vcc_u32 *)t26_v[0] : 0,
                            active_mask_v[3] ? *(const vcc_u32 *)t26_v[1] : 0};
                        const vcc_u32x4 t28_v = t27_v - by3_v;
                        const vcc_i64x2 t29_v = (vcc_i64x2)record_lists_heads_v0;
                        const vcc_i64x2 t30_v = (vcc_i64x2)record_lists_heads_v1;
                        if (active_mask_v[0]) *(vcc_u32 *)t29_v[0] = t28_v[0];
                        if (active_mask_v[1]) *(vcc_u32 *)t29_v[1] = t28_v[1];
                        if (active_mask_v[2]) *(vcc_u32 *)t30_v[0] = t28_v[2];
                        if (active_mask_v[3]) *(vcc_u32 *)t30_v[1] = t28_v[3];
                        const vcc_u32x4 mask3_v =
                            active_mask_v & (vcc_u32x4)((vcc_i32x4)by3_v > (vcc_i32x4)t4_v);
                        const vcc_u32x4 t31_v = mask3_v;
                        const int t =
                            (unsigned int)-(t31_v[0] + t31_v[1] + t31_v[2] + t31_v[3]) > 1;
                        more = t;
                        by3_v = by3_v - t2_v;
                        active_mask_v = mask3_v;
                    } while (more);
                    const vcc_u64x2 alone_v = (vcc_u64x2)active_mask_v;
                    const int alone = (alone_v[0] | alone_v[1]) != 0;
                    if (alone) {
                        const unsigned long lane = active_mask_v[0] ? 0ul : active_mask_v[1] ? 1ul
                            : active_mask_v[2] ? 2ul : 3ul;
                        const unsigned int by_s = by3_v[lane];
                        const unsigned long t2 = lane < 2 ? record_lists_heads_v0[lane % 2]
                            : record_lists_heads_v1[lane % 2];
                        char *const record_lists_heads_s = (char *)t2;
                        unsigned int by_s2 = by_s;
                        int more2;
                        do {
                            int *const record_lists_heads_s2 =
                                ((struct record_lists_node *)(void *)record_lists_heads_s)->part + (long)(int)by_s2;
                            const int t3 = *record_lists_heads_s2;
                            *record_lists_heads_s2 = (int)((unsigned int)t3 + 3u);
                            const int t4 =
                                ((struct record_lists_node *)(void *)record_lists_heads_s)->value;
                            ((struct record_lists_node *)(void *)record_lists_heads_s)->value =
                                (int)((unsigned int)t4 - by_s2);
                            more2 = (int)by_s2 > 0;
                            by_s2 = by_s2 - 1u;
                        } while (more2);
                    }
                }
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        record_lists_put(record_lists_heads[i], a[i] & 3);
    }
#else
#pragma simd vec-function
    for (i = 0; i < n; i++)
        record_lists_put(record_lists_heads[i], a[i] & 3);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 49: 4 lanes, generic; runs if nodes and x do not overlap */
    i = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct record_lists_node, value) == 0,
            "layout of struct record_lists_node");
        __extension__ _Static_assert(__builtin_offsetof(struct record_lists_node, part) == 16,
            "layout of struct record_lists_node");
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        if (n >= 5
            && ((unsigned long)nodes + end * 64 - 36 <= (unsigned long)x
            || (unsigned long)x + end * 4 <= (unsigned long)nodes)) {
            const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                char *const nodes_s = (char *)nodes + k * 64;
                const vcc_u32x4 nodes_row_v = *(const vcc_u32x4 *)(const void *)nodes_s;
                const vcc_u32x4 nodes_row2_v = *(const vcc_u32x4 *)(const void *)(nodes_s + 128);
                const vcc_u32x4 nodes_row3_v = *(const vcc_u32x4 *)(const void *)(nodes_s + 64);
                const vcc_u32x4 nodes_row4_v = *(const vcc_u32x4 *)(const void *)(nodes_s + 192);
                const vcc_u32x4 t2_v =
                    __builtin_shufflevector(nodes_row_v, nodes_row2_v, 0, 4, 1, 5);
                const vcc_u32x4 t3_v =
                    __builtin_shufflevector(nodes_row3_v, nodes_row4_v, 0, 4, 1, 5);
                char *const nodes_s2 = (char *)nodes + 20 + k * 64;
                const vcc_u32x4 nodes_row5_v = *(const vcc_u32x4 *)(const void *)nodes_s2;
                const vcc_u32x4 nodes_row6_v = *(const vcc_u32x4 *)(const void *)(nodes_s2 + 128);
                const vcc_u32x4 t4_v =
                    __builtin_shufflevector(nodes_row5_v, nodes_row6_v, 0, 4, 1, 5);
                const vcc_u32x4 nodes_row7_v = *(const vcc_u32x4 *)(const void *)(nodes_s2 + 64);
                const vcc_u32x4 nodes_row8_v = *(const vcc_u32x4 *)(const void *)(nodes_s2 + 192);
                const vcc_u32x4 t5_v =
                    __builtin_shufflevector(nodes_row7_v, nodes_row8_v, 0, 4, 1, 5);
                const vcc_u32x4 nodes_v = __builtin_shufflevector(t4_v, t5_v, 0, 4, 1, 5);
                const vcc_u32x4 t6_v = t_v * __builtin_shufflevector(t4_v, t5_v, 2, 6, 3, 7);
                const vcc_u32x4 x_new_v =
                    __builtin_shufflevector(t2_v, t3_v, 0, 4, 1, 5) + nodes_v + t6_v;
                *(vcc_u32x4 *)(void *)(x + k) = x_new_v;
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] = nodes[2 * i].value + nodes[2 * i].part[1] + 3 * nodes[2 * i].part[2];
    }
#else
    for (i = 0; i < n; i++)
        x[i] = nodes[2 * i].value + nodes[2 * i].part[1] + 3 * nodes[2 * i].part[2];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
