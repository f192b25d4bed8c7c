/* vcc 0.1.0 wrote this from tree_lookup.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(__SANITIZE_ADDRESS__) \
    && !defined(__SANITIZE_HWADDRESS__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(hwaddress_sanitizer)
/* Whole blocks of memory are read, though objects may end in them. */
#undef VCC_VECTOR
#endif
#endif
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 key[n] | out i32 depth[n] restrict | inout i32 where[n] restrict */
struct node {
    int key;
    const char *name;
    const struct node *less, *more;
};

static const struct node tree_lookup_nodes[7] = {
    { 0, "root", &tree_lookup_nodes[1], &tree_lookup_nodes[2] },
    { -9, "below", &tree_lookup_nodes[3], 0 },
    { 1000, "above", &tree_lookup_nodes[4], &tree_lookup_nodes[5] },
    { -70000, "", 0, &tree_lookup_nodes[6] },
    { 7, "few", 0, 0 },
    { 2000000000, "very many", 0, 0 },
    { -300, "left, then right", 0, 0 },
};

#pragma simd declare(uniform(tree))
static const struct node *find(const struct node *tree, int key, int *depth)
{
    const struct node *last = tree;
    while (tree) {
        ++*depth;
        last = tree;
        if (tree->key == key)
            break;
        tree = key < tree->key ? tree->less : tree->more;
    }
    return last;
}

#pragma simd declare
#ifdef VCC_VECTOR
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef signed char vcc_i8x2 __attribute__((vector_size(2), aligned(1), may_alias));
typedef signed char vcc_i8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned int vcc_u32 __attribute__((may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64 __attribute__((may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8 __attribute__((may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
static int length(const char *text)
{
    const char *end = text;
#ifdef VCC_VECTOR
    /* vcc: line 36: 16 lanes, generic */
    {
        const unsigned long before = (unsigned long)end & 15;
        char *end_blocks = (char *)((unsigned long)end & ~15UL);
        __asm__("" : "+r"(end_blocks));
        const unsigned long end_s = 2147483647UL + before;
        const vcc_u8x16 t_v = (unsigned char)0 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 end_v = *(const vcc_u8x16 *)(const void *)end_blocks;
        const vcc_u8x16 t2_v = __extension__ (vcc_u8x16){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u, 9u,
            10u, 11u, 12u, 13u, 14u, 15u};
        const vcc_u8x16 t3_v = (unsigned char)before - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 mask_v = (vcc_u8x16)((vcc_u8x16)t2_v >= (vcc_u8x16)t3_v);
        const vcc_u8x16 mask2_v = (vcc_u8x16)((vcc_u8x16)end_v == (vcc_u8x16)t_v) & mask_v;
        const vcc_u64x2 t4_v = (vcc_u64x2)mask2_v;
        const int t = (t4_v[0] | t4_v[1]) != 0;
        unsigned long reached;
        if (t) {
            const unsigned long t2 = mask2_v[0] ? 0ul : mask2_v[1] ? 1ul : mask2_v[2] ? 2ul
                : mask2_v[3] ? 3ul : mask2_v[4] ? 4ul : mask2_v[5] ? 5ul : mask2_v[6] ? 6ul
                : mask2_v[7] ? 7ul : mask2_v[8] ? 8ul : mask2_v[9] ? 9ul : mask2_v[10] ? 10ul
                : mask2_v[11] ? 11ul : mask2_v[12] ? 12ul : mask2_v[13] ? 13ul : mask2_v[14] ? 14ul
                : 15ul;
            reached = t2;
        } else {
            unsigned long found_s = end_s;
            unsigned long k2;
            for (k2 = 16UL; k2 < end_s; k2 += 16) {
                const vcc_u8x16 end2_v = *(const vcc_u8x16 *)(const void *)(end_blocks + k2);
                const vcc_u8x16 mask3_v = (vcc_u8x16)((vcc_u8x16)end2_v == (vcc_u8x16)t_v);
                const vcc_u64x2 t5_v = (vcc_u64x2)mask3_v;
                const int t3 = (t5_v[0] | t5_v[1]) != 0;
                if (t3) {
                    const unsigned long t4 = mask3_v[0] ? 0ul : mask3_v[1] ? 1ul : mask3_v[2] ? 2ul
                        : mask3_v[3] ? 3ul : mask3_v[4] ? 4ul : mask3_v[5] ? 5ul : mask3_v[6] ? 6ul
                        : mask3_v[7] ? 7ul : mask3_v[8] ? 8ul : mask3_v[9] ? 9ul
                        : mask3_v[10] ? 10ul : mask3_v[11] ? 11ul : mask3_v[12] ? 12ul
                        : mask3_v[13] ? 13ul : mask3_v[14] ? 14ul : 15ul;
                    found_s = k2 + t4;
                    break;
                }
            }
            reached = found_s;
        }
        end = end + (long)((reached < end_s ? reached : end_s) - before);
    }
    /* remaining iterations */
    while (*end) {
        VCC_KEEP_SCALAR;
        end++;
    }
#else
    while (*end)
        end++;
#endif
    return (int)(end - text);
}

void tree_lookup(int n, const int *key, int *depth, int *where)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 45: 16 lanes, then 4, generic */
    k = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct node, key) == 0,
            "layout of struct node");
        __extension__ _Static_assert(__builtin_offsetof(struct node, less) == 16,
            "layout of struct node");
        __extension__ _Static_assert(__builtin_offsetof(struct node, more) == 24,
            "layout of struct node");
        __extension__ _Static_assert(__builtin_offsetof(struct node, name) == 8,
            "layout of struct node");
        if (n >= 4) {
            const unsigned long end_s = (unsigned long)n & ~3UL;
            const unsigned long wide_end = end_s & ~15UL;
            int steps_lanes[16] __attribute__((__aligned__(64))) = {0};
            const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const vcc_u64x2 t2_v = (unsigned long)tree_lookup_nodes - __extension__ (vcc_u64x2){0};
            const vcc_u32x4 mask_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
            const int t = (unsigned long)tree_lookup_nodes != (unsigned long)(const char *)0L;
            const vcc_u32x4 t3_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
            const vcc_u64x2 t4_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
            const vcc_u64x2 mask2_v = (unsigned long)(t ? -1 : 0) - __extension__ (vcc_u64x2){0};
            const vcc_u8x16 t5_v = (unsigned char)0 - __extension__ (vcc_u8x16){0};
            const vcc_u64x2 t6_v = (unsigned long)1L - __extension__ (vcc_u64x2){0};
            const vcc_u32x4 t_v0 = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
            const vcc_u32x4 t_v1 = __extension__ (vcc_u32x4){4u, 5u, 6u, 7u};
            const vcc_u32x4 t_v2 = __extension__ (vcc_u32x4){8u, 9u, 10u, 11u};
            const vcc_u32x4 t_v3 = __extension__ (vcc_u32x4){12u, 13u, 14u, 15u};
            const vcc_u32x4 t2_v0 = t_v0 << 2;
            const vcc_u32x4 t2_v1 = t_v1 << 2;
            const vcc_u32x4 t2_v2 = t_v2 << 2;
            const vcc_u32x4 t2_v3 = t_v3 << 2;
            const vcc_u64x2 t3_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v0, t2_v0,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t3_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v0, t2_v0,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t3_v2 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v1, t2_v1,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t3_v3 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v1, t2_v1,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t3_v4 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v2, t2_v2,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t3_v5 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v2, t2_v2,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t3_v6 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v3, t2_v3,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t3_v7 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v3, t2_v3,
                2, 3), vcc_i64x2);
            int steps_lanes2[4] __attribute__((__aligned__(64))) = {0};
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 16) {
                *(vcc_u32x4 *)(void *)steps_lanes = t_v;
                *(vcc_u32x4 *)(void *)(steps_lanes + 4) = t_v;
                *(vcc_u32x4 *)(void *)(steps_lanes + 8) = t_v;
                *(vcc_u32x4 *)(void *)(steps_lanes + 12) = t_v;
                const vcc_u32x4 key_v0 = *(const vcc_u32x4 *)(const void *)(key + k2);
                const vcc_u32x4 key_v1 = *(const vcc_u32x4 *)(const void *)(key + k2 + 4);
                const vcc_u32x4 key_v2 = *(const vcc_u32x4 *)(const void *)(key + k2 + 8);
                const vcc_u32x4 key_v3 = *(const vcc_u32x4 *)(const void *)(key + k2 + 12);
                vcc_u64x2 tree_v0 = t4_v;
                vcc_u64x2 tree_v1 = t4_v;
                vcc_u64x2 tree_v2 = t4_v;
                vcc_u64x2 tree_v3 = t4_v;
                vcc_u64x2 tree_v4 = t4_v;
                vcc_u64x2 tree_v5 = t4_v;
                vcc_u64x2 tree_v6 = t4_v;
                vcc_u64x2 tree_v7 = t4_v;
                if (t) {
                    vcc_u64x2 tree2_v0 = t2_v;
                    vcc_u64x2 tree2_v1 = t2_v;
                    vcc_u64x2 tree2_v2 = t2_v;
                    vcc_u64x2 tree2_v3 = t2_v;
                    vcc_u64x2 tree2_v4 = t2_v;
                    vcc_u64x2 tree2_v5 = t2_v;
                    vcc_u64x2 tree2_v6 = t2_v;
                    vcc_u64x2 tree2_v7 = t2_v;
                    vcc_u32x4 active_mask_v0 = mask_v;
                    vcc_u32x4 active_mask_v1 = mask_v;
                    vcc_u32x4 active_mask_v2 = mask_v;
                    vcc_u32x4 active_mask_v3 = mask_v;
                    vcc_u64x2 tree3_v0 = t4_v;
                    vcc_u64x2 tree3_v1 = t4_v;
                    vcc_u64x2 tree3_v2 = t4_v;
                    vcc_u64x2 tree3_v3 = t4_v;
                    vcc_u64x2 tree3_v4 = t4_v;
                    vcc_u64x2 tree3_v5 = t4_v;
                    vcc_u64x2 tree3_v6 = t4_v;
                    vcc_u64x2 tree3_v7 = t4_v;
                    int more2;
                    do {
                        const vcc_u32x4 steps2_v0 = *(const vcc_u32x4 *)(const void *)steps_lanes;
                        const vcc_u32x4 steps2_v1 =
                            *(const vcc_u32x4 *)(const void *)(steps_lanes + 4);
                        const vcc_u32x4 steps2_v2 =
                            *(const vcc_u32x4 *)(const void *)(steps_lanes + 8);
                        const vcc_u32x4 steps2_v3 =
                            *(const vcc_u32x4 *)(const void *)(steps_lanes + 12);
                        const vcc_u32x4 t14_v0 = steps2_v0 + t3_v;
                        const vcc_u32x4 t14_v1 = steps2_v1 + t3_v;
                        const vcc_u32x4 t14_v2 = steps2_v2 + t3_v;
                        const vcc_u32x4 t14_v3 = steps2_v3 + t3_v;
                        const vcc_u32x4 t15_v0 = *(const vcc_u32x4 *)(const void *)steps_lanes;
                        const vcc_u32x4 t15_v1 =
                            *(const vcc_u32x4 *)(const void *)(steps_lanes + 4);
                        const vcc_u32x4 t15_v2 =
                            *(const vcc_u32x4 *)(const void *)(steps_lanes + 8);
                        const vcc_u32x4 t15_v3 =
                            *(const vcc_u32x4 *)(const void *)(steps_lanes + 12);
                        const vcc_u32x4 t16_v0 = (t14_v0 & active_mask_v0)
                            | (t15_v0 & ~active_mask_v0);
                        const vcc_u32x4 t16_v1 = (t14_v1 & active_mask_v1)
                            | (t15_v1 & ~active_mask_v1);
                        const vcc_u32x4 t16_v2 = (t14_v2 & active_mask_v2)
                            | (t15_v2 & ~active_mask_v2);
                        const vcc_u32x4 t16_v3 = (t14_v3 & active_mask_v3)
                            | (t15_v3 & ~active_mask_v3);
                        *(vcc_u32x4 *)(void *)steps_lanes = t16_v0;
                        *(vcc_u32x4 *)(void *)(steps_lanes + 4) = t16_v1;
                        *(vcc_u32x4 *)(void *)(steps_lanes + 8) = t16_v2;
                        *(vcc_u32x4 *)(void *)(steps_lanes + 12) = t16_v3;
                        const vcc_i64x2 t65_v = (vcc_i64x2)tree2_v0;
                        const vcc_i64x2 t66_v = (vcc_i64x2)tree2_v1;
                        const vcc_i64x2 t67_v = (vcc_i64x2)tree2_v2;
                        const vcc_i64x2 t68_v = (vcc_i64x2)tree2_v3;
                        const vcc_i64x2 t69_v = (vcc_i64x2)tree2_v4;
                        const vcc_i64x2 t70_v = (vcc_i64x2)tree2_v5;
                        const vcc_i64x2 t71_v = (vcc_i64x2)tree2_v6;
                        const vcc_i64x2 t72_v = (vcc_i64x2)tree2_v7;
                        const vcc_u32x4 t17_v0 =
                            __extension__ (vcc_u32x4){active_mask_v0[0] ? *(const vcc_u32 *)t65_v[0]
                            : 0, active_mask_v0[1] ? *(const vcc_u32 *)t65_v[1] : 0,
                            active_mask_v0[2] ? *(const vcc_u32 *)t66_v[0] : 0,
                            active_mask_v0[3] ? *(const vcc_u32 *)t66_v[1] : 0};
                        const vcc_u32x4 t17_v1 =
                            __extension__ (vcc_u32x4){active_mask_v1[0] ? *(const vcc_u32 *)t67_v[0]
                            : 0, active_mask_v1[1] ? *(const vcc_u32 *)t67_v[1] : 0,
                            active_mask_v1[2] ? *(const vcc_u32 *)t68_v[0] : 0,
                            active_mask_v1[3] ? *(const vcc_u32 *)t68_v[1] : 0};
                        const vcc_u32x4 t17_v2 =
                            __extension__ (vcc_u32x4){active_mask_v2[0] ? *(const vcc_u32 *)t69_v[0]
                            : 0, active_mask_v2[1] ? *(const vcc_u32 *)t69_v[1] : 0,
                            active_mask_v2[2] ? *(const vcc_u32 *)t70_v[0] : 0,
                            active_mask_v2[3] ? *(const vcc_u32 *)t70_v[1] : 0};
                        const vcc_u32x4 t17_v3 =
                            __extension__ (vcc_u32x4){active_mask_v3[0] ? *(const vcc_u32 *)t71_v[0]
                            : 0, active_mask_v3[1] ? *(const vcc_u32 *)t71_v[1] : 0,
                            active_mask_v3[2] ? *(const vcc_u32 *)t72_v[0] : 0,
                            active_mask_v3[3] ? *(const vcc_u32 *)t72_v[1] : 0};
                        const vcc_u32x4 mask5_v0 =
                            (vcc_u32x4)((vcc_u32x4)t17_v0 == (vcc_u32x4)key_v0);
                        const vcc_u32x4 mask5_v1 =
                            (vcc_u32x4)((vcc_u32x4)t17_v1 == (vcc_u32x4)key_v1);
                        const vcc_u32x4 mask5_v2 =
                            (vcc_u32x4)((vcc_u32x4)t17_v2 == (vcc_u32x4)key_v2);
                        const vcc_u32x4 mask5_v3 =
                            (vcc_u32x4)((vcc_u32x4)t17_v3 == (vcc_u32x4)key_v3);
                        const vcc_u64x2 mask6_v0 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask_v0,
                            active_mask_v0, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask6_v1 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask_v0,
                            active_mask_v0, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask6_v2 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask_v1,
                            active_mask_v1, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask6_v3 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask_v1,
                            active_mask_v1, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask6_v4 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask_v2,
                            active_mask_v2, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask6_v5 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask_v2,
                            active_mask_v2, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask6_v6 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask_v3,
                            active_mask_v3, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask6_v7 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask_v3,
                            active_mask_v3, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask7_v0 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask5_v0,
                            mask5_v0, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask7_v1 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask5_v0,
                            mask5_v0, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask7_v2 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask5_v1,
                            mask5_v1, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask7_v3 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask5_v1,
                            mask5_v1, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask7_v4 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask5_v2,
                            mask5_v2, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask7_v5 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask5_v2,
                            mask5_v2, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask7_v6 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask5_v3,
                            mask5_v3, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask7_v7 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask5_v3,
                            mask5_v3, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask8_v0 = ~mask7_v0;
                        const vcc_u64x2 mask8_v1 = ~mask7_v1;
                        const vcc_u64x2 mask8_v2 = ~mask7_v2;
                        const vcc_u64x2 mask8_v3 = ~mask7_v3;
                        const vcc_u64x2 mask8_v4 = ~mask7_v4;
                        const vcc_u64x2 mask8_v5 = ~mask7_v5;
                        const vcc_u64x2 mask8_v6 = ~mask7_v6;
                        const vcc_u64x2 mask8_v7 = ~mask7_v7;
                        const vcc_u32x4 mask9_v0 =
                            (vcc_u32x4)((vcc_i32x4)key_v0 < (vcc_i32x4)t17_v0);
                        const vcc_u32x4 mask9_v1 =
                            (vcc_u32x4)((vcc_i32x4)key_v1 < (vcc_i32x4)t17_v1);
                        const vcc_u32x4 mask9_v2 =
                            (vcc_u32x4)((vcc_i32x4)key_v2 < (vcc_i32x4)t17_v2);
                        const vcc_u32x4 mask9_v3 =
                            (vcc_u32x4)((vcc_i32x4)key_v3 < (vcc_i32x4)t17_v3);
                        const vcc_u64x2 mask10_v0 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask9_v0,
                            mask9_v0, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask10_v1 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask9_v0,
                            mask9_v0, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask10_v2 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask9_v1,
                            mask9_v1, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask10_v3 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask9_v1,
                            mask9_v1, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask10_v4 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask9_v2,
                            mask9_v2, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask10_v5 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask9_v2,
                            mask9_v2, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask10_v6 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask9_v3,
                            mask9_v3, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask10_v7 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask9_v3,
                            mask9_v3, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask11_v0 = ~mask10_v0;
                        const vcc_u64x2 mask11_v1 = ~mask10_v1;
                        const vcc_u64x2 mask11_v2 = ~mask10_v2;
                        const vcc_u64x2 mask11_v3 = ~mask10_v3;
                        const vcc_u64x2 mask11_v4 = ~mask10_v4;
                        const vcc_u64x2 mask11_v5 = ~mask10_v5;
                        const vcc_u64x2 mask11_v6 = ~mask10_v6;
                        const vcc_u64x2 mask11_v7 = ~mask10_v7;
                        const vcc_u64x2 mask12_v0 = mask8_v0 & mask11_v0;
                        const vcc_u64x2 mask12_v1 = mask8_v1 & mask11_v1;
                        const vcc_u64x2 mask12_v2 = mask8_v2 & mask11_v2;
                        const vcc_u64x2 mask12_v3 = mask8_v3 & mask11_v3;
                        const vcc_u64x2 mask12_v4 = mask8_v4 & mask11_v4;
                        const vcc_u64x2 mask12_v5 = mask8_v5 & mask11_v5;
                        const vcc_u64x2 mask12_v6 = mask8_v6 & mask11_v6;
                        const vcc_u64x2 mask12_v7 = mask8_v7 & mask11_v7;
                        const vcc_u64x2 mask13_v0 = mask6_v0 & mask12_v0;
                        const vcc_u64x2 mask13_v1 = mask6_v1 & mask12_v1;
                        const vcc_u64x2 mask13_v2 = mask6_v2 & mask12_v2;
                        const vcc_u64x2 mask13_v3 = mask6_v3 & mask12_v3;
                        const vcc_u64x2 mask13_v4 = mask6_v4 & mask12_v4;
                        const vcc_u64x2 mask13_v5 = mask6_v5 & mask12_v5;
                        const vcc_u64x2 mask13_v6 = mask6_v6 & mask12_v6;
                        const vcc_u64x2 mask13_v7 = mask6_v7 & mask12_v7;
                        const vcc_i64x2 t73_v = (vcc_i64x2)tree2_v0;
                        const vcc_i64x2 t74_v = (vcc_i64x2)tree2_v1;
                        const vcc_i64x2 t75_v = (vcc_i64x2)tree2_v2;
                        const vcc_i64x2 t76_v = (vcc_i64x2)tree2_v3;
                        const vcc_i64x2 t77_v = (vcc_i64x2)tree2_v4;
                        const vcc_i64x2 t78_v = (vcc_i64x2)tree2_v5;
                        const vcc_i64x2 t79_v = (vcc_i64x2)tree2_v6;
                        const vcc_i64x2 t80_v = (vcc_i64x2)tree2_v7;
                        const vcc_u64x2 t18_v0 =
                            __extension__ (vcc_u64x2){mask13_v0[0] ? *(const vcc_u64 *)(24L + t73_v[0])
                            : 0, mask13_v0[1] ? *(const vcc_u64 *)(24L + t73_v[1]) : 0};
                        const vcc_u64x2 t18_v1 =
                            __extension__ (vcc_u64x2){mask13_v1[0] ? *(const vcc_u64 *)(24L + t74_v[0])
                            : 0, mask13_v1[1] ? *(const vcc_u64 *)(24L + t74_v[1]) : 0};
                        const vcc_u64x2 t18_v2 =
                            __extension__ (vcc_u64x2){mask13_v2[0] ? *(const vcc_u64 *)(24L + t75_v[0])
                            : 0, mask13_v2[1] ? *(const vcc_u64 *)(24L + t75_v[1]) : 0};
                        const vcc_u64x2 t18_v3 =
                            __extension__ (vcc_u64x2){mask13_v3[0] ? *(const vcc_u64 *)(24L + t76_v[0])
                            : 0, mask13_v3[1] ? *(const vcc_u64 *)(24L + t76_v[1]) : 0};
                        const vcc_u64x2 t18_v4 =
                            __extension__ (vcc_u64x2){mask13_v4[0] ? *(const vcc_u64 *)(24L + t77_v[0])
                            : 0, mask13_v4[1] ? *(const vcc_u64 *)(24L + t77_v[1]) : 0};
                        const vcc_u64x2 t18_v5 =
                            __extension__ (vcc_u64x2){mask13_v5[0] ? *(const vcc_u64 *)(24L + t78_v[0])
                            : 0, mask13_v5[1] ? *(const vcc_u64 *)(24L + t78_v[1]) : 0};
                        const vcc_u64x2 t18_v6 =
                            __extension__ (vcc_u64x2){mask13_v6[0] ? *(const vcc_u64 *)(24L + t79_v[0])
                            : 0, mask13_v6[1] ? *(const vcc_u64 *)(24L + t79_v[1]) : 0};
                        const vcc_u64x2 t18_v7 =
                            __extension__ (vcc_u64x2){mask13_v7[0] ? *(const vcc_u64 *)(24L + t80_v[0])
                            : 0, mask13_v7[1] ? *(const vcc_u64 *)(24L + t80_v[1]) : 0};
                        const vcc_u64x2 mask14_v0 = mask8_v0 & mask10_v0;
                        const vcc_u64x2 mask14_v1 = mask8_v1 & mask10_v1;
                        const vcc_u64x2 mask14_v2 = mask8_v2 & mask10_v2;
                        const vcc_u64x2 mask14_v3 = mask8_v3 & mask10_v3;
                        const vcc_u64x2 mask14_v4 = mask8_v4 & mask10_v4;
                        const vcc_u64x2 mask14_v5 = mask8_v5 & mask10_v5;
                        const vcc_u64x2 mask14_v6 = mask8_v6 & mask10_v6;
                        const vcc_u64x2 mask14_v7 = mask8_v7 & mask10_v7;
                        const vcc_u64x2 mask15_v0 = mask6_v0 & mask14_v0;
                        const vcc_u64x2 mask15_v1 = mask6_v1 & mask14_v1;
                        const vcc_u64x2 mask15_v2 = mask6_v2 & mask14_v2;
                        const vcc_u64x2 mask15_v3 = mask6_v3 & mask14_v3;
                        const vcc_u64x2 mask15_v4 = mask6_v4 & mask14_v4;
                        const vcc_u64x2 mask15_v5 = mask6_v5 & mask14_v5;
                        const vcc_u64x2 mask15_v6 = mask6_v6 & mask14_v6;
                        const vcc_u64x2 mask15_v7 = mask6_v7 & mask14_v7;
                        const vcc_i64x2 t81_v = (vcc_i64x2)tree2_v0;
                        const vcc_i64x2 t82_v = (vcc_i64x2)tree2_v1;
                        const vcc_i64x2 t83_v = (vcc_i64x2)tree2_v2;
                        const vcc_i64x2 t84_v = (vcc_i64x2)tree2_v3;
                        const vcc_i64x2 t85_v = (vcc_i64x2)tree2_v4;
                        const vcc_i64x2 t86_v = (vcc_i64x2)tree2_v5;
                        const vcc_i64x2 t87_v = (vcc_i64x2)tree2_v6;
                        const vcc_i64x2 t88_v = (vcc_i64x2)tree2_v7;
                        const vcc_u64x2 t19_v0 =
                            __extension__ (vcc_u64x2){mask15_v0[0] ? *(const vcc_u64 *)(16L + t81_v[0])
                            : 0, mask15_v0[1] ? *(const vcc_u64 *)(16L + t81_v[1]) : 0};
                        const vcc_u64x2 t19_v1 =
                            __extension__ (vcc_u64x2){mask15_v1[0] ? *(const vcc_u64 *)(16L + t82_v[0])
                            : 0, mask15_v1[1] ? *(const vcc_u64 *)(16L + t82_v[1]) : 0};
                        const vcc_u64x2 t19_v2 =
                            __extension__ (vcc_u64x2){mask15_v2[0] ? *(const vcc_u64 *)(16L + t83_v[0])
                            : 0, mask15_v2[1] ? *(const vcc_u64 *)(16L + t83_v[1]) : 0};
                        const vcc_u64x2 t19_v3 =
                            __extension__ (vcc_u64x2){mask15_v3[0] ? *(const vcc_u64 *)(16L + t84_v[0])
                            : 0, mask15_v3[1] ? *(const vcc_u64 *)(16L + t84_v[1]) : 0};
                        const vcc_u64x2 t19_v4 =
                            __extension__ (vcc_u64x2){mask15_v4[0] ? *(const vcc_u64 *)(16L + t85_v[0])
                            : 0, mask15_v4[1] ? *(const vcc_u64 *)(16L + t85_v[1]) : 0};
                        const vcc_u64x2 t19_v5 =
                            __extension__ (vcc_u64x2){mask15_v5[0] ? *(const vcc_u64 *)(16L + t86_v[0])
                            : 0, mask15_v5[1] ? *(const vcc_u64 *)(16L + t86_v[1]) : 0};
                        const vcc_u64x2 t19_v6 =
                            __extension__ (vcc_u64x2){mask15_v6[0] ? *(const vcc_u64 *)(16L + t87_v[0])
                            : 0, mask15_v6[1] ? *(const vcc_u64 *)(16L + t87_v[1]) : 0};
                        const vcc_u64x2 t19_v7 =
                            __extension__ (vcc_u64x2){mask15_v7[0] ? *(const vcc_u64 *)(16L + t88_v[0])
                            : 0, mask15_v7[1] ? *(const vcc_u64 *)(16L + t88_v[1]) : 0};
                        const vcc_u64x2 tree4_v0 = (t19_v0 & mask10_v0) | (t18_v0 & ~mask10_v0);
                        const vcc_u64x2 tree4_v1 = (t19_v1 & mask10_v1) | (t18_v1 & ~mask10_v1);
                        const vcc_u64x2 tree4_v2 = (t19_v2 & mask10_v2) | (t18_v2 & ~mask10_v2);
                        const vcc_u64x2 tree4_v3 = (t19_v3 & mask10_v3) | (t18_v3 & ~mask10_v3);
                        const vcc_u64x2 tree4_v4 = (t19_v4 & mask10_v4) | (t18_v4 & ~mask10_v4);
                        const vcc_u64x2 tree4_v5 = (t19_v5 & mask10_v5) | (t18_v5 & ~mask10_v5);
                        const vcc_u64x2 tree4_v6 = (t19_v6 & mask10_v6) | (t18_v6 & ~mask10_v6);
                        const vcc_u64x2 tree4_v7 = (t19_v7 & mask10_v7) | (t18_v7 & ~mask10_v7);
                        const vcc_u64x2 mask16_v0 =
                            (vcc_u64x2)((vcc_u64x2)tree4_v0 != (vcc_u64x2)t4_v);
                        const vcc_u64x2 mask16_v1 =
                            (vcc_u64x2)((vcc_u64x2)tree4_v1 != (vcc_u64x2)t4_v);
                        const vcc_u64x2 mask16_v2 =
                            (vcc_u64x2)((vcc_u64x2)tree4_v2 != (vcc_u64x2)t4_v);
                        const vcc_u64x2 mask16_v3 =
                            (vcc_u64x2)((vcc_u64x2)tree4_v3 != (vcc_u64x2)t4_v);
                        const vcc_u64x2 mask16_v4 =
                            (vcc_u64x2)((vcc_u64x2)tree4_v4 != (vcc_u64x2)t4_v);
                        const vcc_u64x2 mask16_v5 =
                            (vcc_u64x2)((vcc_u64x2)tree4_v5 != (vcc_u64x2)t4_v);
                        const vcc_u64x2 mask16_v6 =
                            (vcc_u64x2)((vcc_u64x2)tree4_v6 != (vcc_u64x2)t4_v);
                        const vcc_u64x2 mask16_v7 =
                            (vcc_u64x2)((vcc_u64x2)tree4_v7 != (vcc_u64x2)t4_v);
                        const vcc_u32x2 t89_v = __builtin_convertvector(mask16_v0, vcc_u32x2);
                        const vcc_u32x2 t90_v = __builtin_convertvector(mask16_v1, vcc_u32x2);
                        const vcc_u32x2 t91_v = __builtin_convertvector(mask16_v2, vcc_u32x2);
                        const vcc_u32x2 t92_v = __builtin_convertvector(mask16_v3, vcc_u32x2);
                        const vcc_u32x2 t93_v = __builtin_convertvector(mask16_v4, vcc_u32x2);
                        const vcc_u32x2 t94_v = __builtin_convertvector(mask16_v5, vcc_u32x2);
                        const vcc_u32x2 t95_v = __builtin_convertvector(mask16_v6, vcc_u32x2);
                        const vcc_u32x2 t96_v = __builtin_convertvector(mask16_v7, vcc_u32x2);
                        const vcc_u32x4 mask17_v0 =
                            __builtin_shufflevector(t89_v, t90_v, 0, 1, 2, 3);
                        const vcc_u32x4 mask17_v1 =
                            __builtin_shufflevector(t91_v, t92_v, 0, 1, 2, 3);
                        const vcc_u32x4 mask17_v2 =
                            __builtin_shufflevector(t93_v, t94_v, 0, 1, 2, 3);
                        const vcc_u32x4 mask17_v3 =
                            __builtin_shufflevector(t95_v, t96_v, 0, 1, 2, 3);
                        const vcc_u32x4 mask18_v0 =
                            (vcc_u32x4)((vcc_u32x4)t17_v0 != (vcc_u32x4)key_v0);
                        const vcc_u32x4 mask18_v1 =
                            (vcc_u32x4)((vcc_u32x4)t17_v1 != (vcc_u32x4)key_v1);
                        const vcc_u32x4 mask18_v2 =
                            (vcc_u32x4)((vcc_u32x4)t17_v2 != (vcc_u32x4)key_v2);
                        const vcc_u32x4 mask18_v3 =
                            (vcc_u32x4)((vcc_u32x4)t17_v3 != (vcc_u32x4)key_v3);
                        const vcc_u32x4 mask19_v0 = active_mask_v0 & mask18_v0;
                        const vcc_u32x4 mask19_v1 = active_mask_v1 & mask18_v1;
                        const vcc_u32x4 mask19_v2 = active_mask_v2 & mask18_v2;
                        const vcc_u32x4 mask19_v3 = active_mask_v3 & mask18_v3;
                        const vcc_u32x4 mask20_v0 = mask19_v0 & mask17_v0;
                        const vcc_u32x4 mask20_v1 = mask19_v1 & mask17_v1;
                        const vcc_u32x4 mask20_v2 = mask19_v2 & mask17_v2;
                        const vcc_u32x4 mask20_v3 = mask19_v3 & mask17_v3;
                        const vcc_u64x2 t20_v0 = (tree2_v0 & mask6_v0) | (tree3_v0 & ~mask6_v0);
                        const vcc_u64x2 t20_v1 = (tree2_v1 & mask6_v1) | (tree3_v1 & ~mask6_v1);
                        const vcc_u64x2 t20_v2 = (tree2_v2 & mask6_v2) | (tree3_v2 & ~mask6_v2);
                        const vcc_u64x2 t20_v3 = (tree2_v3 & mask6_v3) | (tree3_v3 & ~mask6_v3);
                        const vcc_u64x2 t20_v4 = (tree2_v4 & mask6_v4) | (tree3_v4 & ~mask6_v4);
                        const vcc_u64x2 t20_v5 = (tree2_v5 & mask6_v5) | (tree3_v5 & ~mask6_v5);
                        const vcc_u64x2 t20_v6 = (tree2_v6 & mask6_v6) | (tree3_v6 & ~mask6_v6);
                        const vcc_u64x2 t20_v7 = (tree2_v7 & mask6_v7) | (tree3_v7 & ~mask6_v7);
                        const vcc_u64x2 t97_v =
                            (vcc_u64x2)(mask20_v0 | mask20_v1 | (mask20_v2 | mask20_v3));
                        const int t2 = (t97_v[0] | t97_v[1]) != 0;
                        more2 = t2;
                        tree2_v0 = tree4_v0;
                        tree2_v1 = tree4_v1;
                        tree2_v2 = tree4_v2;
                        tree2_v3 = tree4_v3;
                        tree2_v4 = tree4_v4;
                        tree2_v5 = tree4_v5;
                        tree2_v6 = tree4_v6;
                        tree2_v7 = tree4_v7;
                        active_mask_v0 = mask20_v0;
                        active_mask_v1 = mask20_v1;
                        active_mask_v2 = mask20_v2;
                        active_mask_v3 = mask20_v3;
                        tree3_v0 = t20_v0;
                        tree3_v1 = t20_v1;
                        tree3_v2 = t20_v2;
                        tree3_v3 = t20_v3;
                        tree3_v4 = t20_v4;
                        tree3_v5 = t20_v5;
                        tree3_v6 = t20_v6;
                        tree3_v7 = t20_v7;
                    } while (more2);
                    tree_v0 = tree3_v0;
                    tree_v1 = tree3_v1;
                    tree_v2 = tree3_v2;
                    tree_v3 = tree3_v3;
                    tree_v4 = tree3_v4;
                    tree_v5 = tree3_v5;
                    tree_v6 = tree3_v6;
                    tree_v7 = tree3_v7;
                }
                const vcc_u64x2 t5_v0 = (tree_v0 & mask2_v) | (t2_v & ~mask2_v);
                const vcc_u64x2 t5_v1 = (tree_v1 & mask2_v) | (t2_v & ~mask2_v);
                const vcc_u64x2 t5_v2 = (tree_v2 & mask2_v) | (t2_v & ~mask2_v);
                const vcc_u64x2 t5_v3 = (tree_v3 & mask2_v) | (t2_v & ~mask2_v);
                const vcc_u64x2 t5_v4 = (tree_v4 & mask2_v) | (t2_v & ~mask2_v);
                const vcc_u64x2 t5_v5 = (tree_v5 & mask2_v) | (t2_v & ~mask2_v);
                const vcc_u64x2 t5_v6 = (tree_v6 & mask2_v) | (t2_v & ~mask2_v);
                const vcc_u64x2 t5_v7 = (tree_v7 & mask2_v) | (t2_v & ~mask2_v);
                const vcc_i64x2 t14_v = (vcc_i64x2)t5_v0;
                const vcc_i64x2 t15_v = (vcc_i64x2)t5_v1;
                const vcc_i64x2 t16_v = (vcc_i64x2)t5_v2;
                const vcc_i64x2 t17_v = (vcc_i64x2)t5_v3;
                const vcc_i64x2 t18_v = (vcc_i64x2)t5_v4;
                const vcc_i64x2 t19_v = (vcc_i64x2)t5_v5;
                const vcc_i64x2 t20_v = (vcc_i64x2)t5_v6;
                const vcc_i64x2 t21_v = (vcc_i64x2)t5_v7;
                const vcc_u32x4 t6_v0 = __extension__ (vcc_u32x4){*(const vcc_u32 *)t14_v[0],
                    *(const vcc_u32 *)t14_v[1], *(const vcc_u32 *)t15_v[0],
                    *(const vcc_u32 *)t15_v[1]};
                const vcc_u32x4 t6_v1 = __extension__ (vcc_u32x4){*(const vcc_u32 *)t16_v[0],
                    *(const vcc_u32 *)t16_v[1], *(const vcc_u32 *)t17_v[0],
                    *(const vcc_u32 *)t17_v[1]};
                const vcc_u32x4 t6_v2 = __extension__ (vcc_u32x4){*(const vcc_u32 *)t18_v[0],
                    *(const vcc_u32 *)t18_v[1], *(const vcc_u32 *)t19_v[0],
                    *(const vcc_u32 *)t19_v[1]};
                const vcc_u32x4 t6_v3 = __extension__ (vcc_u32x4){*(const vcc_u32 *)t20_v[0],
                    *(const vcc_u32 *)t20_v[1], *(const vcc_u32 *)t21_v[0],
                    *(const vcc_u32 *)t21_v[1]};
                const vcc_u32x4 key2_v0 = *(const vcc_u32x4 *)(const void *)(key + k2);
                const vcc_u32x4 key2_v1 = *(const vcc_u32x4 *)(const void *)(key + k2 + 4);
                const vcc_u32x4 key2_v2 = *(const vcc_u32x4 *)(const void *)(key + k2 + 8);
                const vcc_u32x4 key2_v3 = *(const vcc_u32x4 *)(const void *)(key + k2 + 12);
                const vcc_u32x4 steps_v0 = *(const vcc_u32x4 *)(const void *)steps_lanes;
                const vcc_u32x4 steps_v1 = *(const vcc_u32x4 *)(const void *)(steps_lanes + 4);
                const vcc_u32x4 steps_v2 = *(const vcc_u32x4 *)(const void *)(steps_lanes + 8);
                const vcc_u32x4 steps_v3 = *(const vcc_u32x4 *)(const void *)(steps_lanes + 12);
                *(vcc_u32x4 *)(void *)(depth + k2) = steps_v0;
                *(vcc_u32x4 *)(void *)(depth + k2 + 4) = steps_v1;
                *(vcc_u32x4 *)(void *)(depth + k2 + 8) = steps_v2;
                *(vcc_u32x4 *)(void *)(depth + k2 + 12) = steps_v3;
                const vcc_i64x2 t22_v = (vcc_i64x2)t5_v0;
                const vcc_i64x2 t23_v = (vcc_i64x2)t5_v1;
                const vcc_i64x2 t24_v = (vcc_i64x2)t5_v2;
                const vcc_i64x2 t25_v = (vcc_i64x2)t5_v3;
                const vcc_i64x2 t26_v = (vcc_i64x2)t5_v4;
                const vcc_i64x2 t27_v = (vcc_i64x2)t5_v5;
                const vcc_i64x2 t28_v = (vcc_i64x2)t5_v6;
                const vcc_i64x2 t29_v = (vcc_i64x2)t5_v7;
                const vcc_u64x2 t7_v0 =
                    __extension__ (vcc_u64x2){*(const vcc_u64 *)(8L + t22_v[0]),
                    *(const vcc_u64 *)(8L + t22_v[1])};
                const vcc_u64x2 t7_v1 =
                    __extension__ (vcc_u64x2){*(const vcc_u64 *)(8L + t23_v[0]),
                    *(const vcc_u64 *)(8L + t23_v[1])};
                const vcc_u64x2 t7_v2 =
                    __extension__ (vcc_u64x2){*(const vcc_u64 *)(8L + t24_v[0]),
                    *(const vcc_u64 *)(8L + t24_v[1])};
                const vcc_u64x2 t7_v3 =
                    __extension__ (vcc_u64x2){*(const vcc_u64 *)(8L + t25_v[0]),
                    *(const vcc_u64 *)(8L + t25_v[1])};
                const vcc_u64x2 t7_v4 =
                    __extension__ (vcc_u64x2){*(const vcc_u64 *)(8L + t26_v[0]),
                    *(const vcc_u64 *)(8L + t26_v[1])};
                const vcc_u64x2 t7_v5 =
                    __extension__ (vcc_u64x2){*(const vcc_u64 *)(8L + t27_v[0]),
                    *(const vcc_u64 *)(8L + t27_v[1])};
                const vcc_u64x2 t7_v6 =
                    __extension__ (vcc_u64x2){*(const vcc_u64 *)(8L + t28_v[0]),
                    *(const vcc_u64 *)(8L + t28_v[1])};
                const vcc_u64x2 t7_v7 =
                    __extension__ (vcc_u64x2){*(const vcc_u64 *)(8L + t29_v[0]),
                    *(const vcc_u64 *)(8L + t29_v[1])};
                const vcc_i64x2 t30_v = (vcc_i64x2)t7_v0;
                const vcc_i64x2 t31_v = (vcc_i64x2)t7_v1;
                const vcc_i64x2 t32_v = (vcc_i64x2)t7_v2;
                const vcc_i64x2 t33_v = (vcc_i64x2)t7_v3;
                const vcc_i64x2 t34_v = (vcc_i64x2)t7_v4;
                const vcc_i64x2 t35_v = (vcc_i64x2)t7_v5;
                const vcc_i64x2 t36_v = (vcc_i64x2)t7_v6;
                const vcc_i64x2 t37_v = (vcc_i64x2)t7_v7;
                const vcc_u8x16 t38_v = __extension__ (vcc_u8x16){*(const vcc_u8 *)t30_v[0],
                    *(const vcc_u8 *)t30_v[1], *(const vcc_u8 *)t31_v[0],
                    *(const vcc_u8 *)t31_v[1], *(const vcc_u8 *)t32_v[0],
                    *(const vcc_u8 *)t32_v[1], *(const vcc_u8 *)t33_v[0],
                    *(const vcc_u8 *)t33_v[1], *(const vcc_u8 *)t34_v[0],
                    *(const vcc_u8 *)t34_v[1], *(const vcc_u8 *)t35_v[0],
                    *(const vcc_u8 *)t35_v[1], *(const vcc_u8 *)t36_v[0],
                    *(const vcc_u8 *)t36_v[1], *(const vcc_u8 *)t37_v[0],
                    *(const vcc_u8 *)t37_v[1]};
                const vcc_u8x16 mask5_v = (vcc_u8x16)((vcc_u8x16)t38_v != (vcc_u8x16)t5_v);
                const vcc_u32x4 mask_v0 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask5_v,
                    mask5_v, 0, 1, 2, 3), vcc_i32x4);
                const vcc_u32x4 mask_v1 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask5_v,
                    mask5_v, 4, 5, 6, 7), vcc_i32x4);
                const vcc_u32x4 mask_v2 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask5_v,
                    mask5_v, 8, 9, 10, 11), vcc_i32x4);
                const vcc_u32x4 mask_v3 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask5_v,
                    mask5_v, 12, 13, 14, 15), vcc_i32x4);
                const vcc_u64x2 any_v = (vcc_u64x2)(mask_v0 | mask_v1 | (mask_v2 | mask_v3));
                const int any = (any_v[0] | any_v[1]) != 0;
                vcc_u64x2 end_v0 = t4_v;
                vcc_u64x2 end_v1 = t4_v;
                vcc_u64x2 end_v2 = t4_v;
                vcc_u64x2 end_v3 = t4_v;
                vcc_u64x2 end_v4 = t4_v;
                vcc_u64x2 end_v5 = t4_v;
                vcc_u64x2 end_v6 = t4_v;
                vcc_u64x2 end_v7 = t4_v;
                if (any) {
                    vcc_u64x2 end3_v0 = t7_v0;
                    vcc_u64x2 end3_v1 = t7_v1;
                    vcc_u64x2 end3_v2 = t7_v2;
                    vcc_u64x2 end3_v3 = t7_v3;
                    vcc_u64x2 end3_v4 = t7_v4;
                    vcc_u64x2 end3_v5 = t7_v5;
                    vcc_u64x2 end3_v6 = t7_v6;
                    vcc_u64x2 end3_v7 = t7_v7;
                    vcc_u32x4 active_mask2_v0 = mask_v0;
                    vcc_u32x4 active_mask2_v1 = mask_v1;
                    vcc_u32x4 active_mask2_v2 = mask_v2;
                    vcc_u32x4 active_mask2_v3 = mask_v3;
                    vcc_u64x2 end4_v0 = t4_v;
                    vcc_u64x2 end4_v1 = t4_v;
                    vcc_u64x2 end4_v2 = t4_v;
                    vcc_u64x2 end4_v3 = t4_v;
                    vcc_u64x2 end4_v4 = t4_v;
                    vcc_u64x2 end4_v5 = t4_v;
                    vcc_u64x2 end4_v6 = t4_v;
                    vcc_u64x2 end4_v7 = t4_v;
                    int more3;
                    do {
                        const vcc_u64x2 end6_v0 = end3_v0 + t6_v;
                        const vcc_u64x2 end6_v1 = end3_v1 + t6_v;
                        const vcc_u64x2 end6_v2 = end3_v2 + t6_v;
                        const vcc_u64x2 end6_v3 = end3_v3 + t6_v;
                        const vcc_u64x2 end6_v4 = end3_v4 + t6_v;
                        const vcc_u64x2 end6_v5 = end3_v5 + t6_v;
                        const vcc_u64x2 end6_v6 = end3_v6 + t6_v;
                        const vcc_u64x2 end6_v7 = end3_v7 + t6_v;
                        const vcc_u8x4 t98_v = __builtin_convertvector(active_mask2_v0, vcc_u8x4);
                        const vcc_u8x4 t99_v = __builtin_convertvector(active_mask2_v1, vcc_u8x4);
                        const vcc_u8x8 t100_v =
                            __builtin_shufflevector(t98_v, t99_v, 0, 1, 2, 3, 4, 5, 6, 7);
                        const vcc_u8x4 t101_v = __builtin_convertvector(active_mask2_v2, vcc_u8x4);
                        const vcc_u8x4 t102_v = __builtin_convertvector(active_mask2_v3, vcc_u8x4);
                        const vcc_u8x8 t103_v =
                            __builtin_shufflevector(t101_v, t102_v, 0, 1, 2, 3, 4, 5, 6, 7);
                        const vcc_u8x16 mask6_v =
                            __builtin_shufflevector(t100_v, t103_v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
                            10, 11, 12, 13, 14, 15);
                        const vcc_i64x2 t104_v = (vcc_i64x2)end3_v0;
                        const vcc_i64x2 t105_v = (vcc_i64x2)end3_v1;
                        const vcc_i64x2 t106_v = (vcc_i64x2)end3_v2;
                        const vcc_i64x2 t107_v = (vcc_i64x2)end3_v3;
                        const vcc_i64x2 t108_v = (vcc_i64x2)end3_v4;
                        const vcc_i64x2 t109_v = (vcc_i64x2)end3_v5;
                        const vcc_i64x2 t110_v = (vcc_i64x2)end3_v6;
                        const vcc_i64x2 t111_v = (vcc_i64x2)end3_v7;
                        const vcc_u8x16 t112_v =
                            __extension__ (vcc_u8x16){mask6_v[0] ? *(const vcc_u8 *)(1L + t104_v[0])
                            : 0, mask6_v[1] ? *(const vcc_u8 *)(1L + t104_v[1]) : 0,
                            mask6_v[2] ? *(const vcc_u8 *)(1L + t105_v[0]) : 0,
                            mask6_v[3] ? *(const vcc_u8 *)(1L + t105_v[1]) : 0,
                            mask6_v[4] ? *(const vcc_u8 *)(1L + t106_v[0]) : 0,
                            mask6_v[5] ? *(const vcc_u8 *)(1L + t106_v[1]) : 0,
                            mask6_v[6] ? *(const vcc_u8 *)(1L + t107_v[0]) : 0,
                            mask6_v[7] ? *(const vcc_u8 *)(1L + t107_v[1]) : 0,
                            mask6_v[8] ? *(const vcc_u8 *)(1L + t108_v[0]) : 0,
                            mask6_v[9] ? *(const vcc_u8 *)(1L + t108_v[1]) : 0,
                            mask6_v[10] ? *(const vcc_u8 *)(1L + t109_v[0]) : 0,
                            mask6_v[11] ? *(const vcc_u8 *)(1L + t109_v[1]) : 0,
                            mask6_v[12] ? *(const vcc_u8 *)(1L + t110_v[0]) : 0,
                            mask6_v[13] ? *(const vcc_u8 *)(1L + t110_v[1]) : 0,
                            mask6_v[14] ? *(const vcc_u8 *)(1L + t111_v[0]) : 0,
                            mask6_v[15] ? *(const vcc_u8 *)(1L + t111_v[1]) : 0};
                        const vcc_u8x16 mask7_v = (vcc_u8x16)((vcc_u8x16)t112_v != (vcc_u8x16)t5_v);
                        const vcc_u32x4 mask21_v0 =
                            (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask7_v,
                            mask7_v, 0, 1, 2, 3), vcc_i32x4);
                        const vcc_u32x4 mask21_v1 =
                            (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask7_v,
                            mask7_v, 4, 5, 6, 7), vcc_i32x4);
                        const vcc_u32x4 mask21_v2 =
                            (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask7_v,
                            mask7_v, 8, 9, 10, 11), vcc_i32x4);
                        const vcc_u32x4 mask21_v3 =
                            (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask7_v,
                            mask7_v, 12, 13, 14, 15), vcc_i32x4);
                        const vcc_u32x4 mask22_v0 = active_mask2_v0 & mask21_v0;
                        const vcc_u32x4 mask22_v1 = active_mask2_v1 & mask21_v1;
                        const vcc_u32x4 mask22_v2 = active_mask2_v2 & mask21_v2;
                        const vcc_u32x4 mask22_v3 = active_mask2_v3 & mask21_v3;
                        const vcc_u64x2 mask23_v0 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask2_v0,
                            active_mask2_v0, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask23_v1 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask2_v0,
                            active_mask2_v0, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask23_v2 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask2_v1,
                            active_mask2_v1, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask23_v3 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask2_v1,
                            active_mask2_v1, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask23_v4 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask2_v2,
                            active_mask2_v2, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask23_v5 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask2_v2,
                            active_mask2_v2, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask23_v6 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask2_v3,
                            active_mask2_v3, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask23_v7 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask2_v3,
                            active_mask2_v3, 2, 3), vcc_i64x2);
                        const vcc_u64x2 t21_v0 = (end6_v0 & mask23_v0) | (end4_v0 & ~mask23_v0);
                        const vcc_u64x2 t21_v1 = (end6_v1 & mask23_v1) | (end4_v1 & ~mask23_v1);
                        const vcc_u64x2 t21_v2 = (end6_v2 & mask23_v2) | (end4_v2 & ~mask23_v2);
                        const vcc_u64x2 t21_v3 = (end6_v3 & mask23_v3) | (end4_v3 & ~mask23_v3);
                        const vcc_u64x2 t21_v4 = (end6_v4 & mask23_v4) | (end4_v4 & ~mask23_v4);
                        const vcc_u64x2 t21_v5 = (end6_v5 & mask23_v5) | (end4_v5 & ~mask23_v5);
                        const vcc_u64x2 t21_v6 = (end6_v6 & mask23_v6) | (end4_v6 & ~mask23_v6);
                        const vcc_u64x2 t21_v7 = (end6_v7 & mask23_v7) | (end4_v7 & ~mask23_v7);
                        const vcc_u32x4 t113_v = mask22_v0 + mask22_v1 + mask22_v2 + mask22_v3;
                        const int t3 =
                            (unsigned int)-(t113_v[0] + t113_v[1] + t113_v[2] + t113_v[3]) > 1;
                        more3 = t3;
                        end3_v0 = end6_v0;
                        end3_v1 = end6_v1;
                        end3_v2 = end6_v2;
                        end3_v3 = end6_v3;
                        end3_v4 = end6_v4;
                        end3_v5 = end6_v5;
                        end3_v6 = end6_v6;
                        end3_v7 = end6_v7;
                        active_mask2_v0 = mask22_v0;
                        active_mask2_v1 = mask22_v1;
                        active_mask2_v2 = mask22_v2;
                        active_mask2_v3 = mask22_v3;
                        end4_v0 = t21_v0;
                        end4_v1 = t21_v1;
                        end4_v2 = t21_v2;
                        end4_v3 = t21_v3;
                        end4_v4 = t21_v4;
                        end4_v5 = t21_v5;
                        end4_v6 = t21_v6;
                        end4_v7 = t21_v7;
                    } while (more3);
                    const vcc_u32x4 alone_v = active_mask2_v0 | active_mask2_v1
                        | (active_mask2_v2 | active_mask2_v3);
                    const vcc_u64x2 alone2_v = (vcc_u64x2)alone_v;
                    const int alone = (alone2_v[0] | alone2_v[1]) != 0;
                    vcc_u64x2 end5_v0 = end4_v0;
                    vcc_u64x2 end5_v1 = end4_v1;
                    vcc_u64x2 end5_v2 = end4_v2;
                    vcc_u64x2 end5_v3 = end4_v3;
                    vcc_u64x2 end5_v4 = end4_v4;
                    vcc_u64x2 end5_v5 = end4_v5;
                    vcc_u64x2 end5_v6 = end4_v6;
                    vcc_u64x2 end5_v7 = end4_v7;
                    if (alone) {
                        const unsigned long lane = active_mask2_v0[0] ? 0ul
                            : active_mask2_v0[1] ? 1ul : active_mask2_v0[2] ? 2ul
                            : active_mask2_v0[3] ? 3ul : active_mask2_v1[0] ? 4ul
                            : active_mask2_v1[1] ? 5ul : active_mask2_v1[2] ? 6ul
                            : active_mask2_v1[3] ? 7ul : active_mask2_v2[0] ? 8ul
                            : active_mask2_v2[1] ? 9ul : active_mask2_v2[2] ? 10ul
                            : active_mask2_v2[3] ? 11ul : active_mask2_v3[0] ? 12ul
                            : active_mask2_v3[1] ? 13ul : active_mask2_v3[2] ? 14ul : 15ul;
                        const unsigned long t4 = lane < 2 ? end3_v0[lane % 2]
                            : lane < 4 ? end3_v1[lane % 2] : lane < 6 ? end3_v2[lane % 2]
                            : lane < 8 ? end3_v3[lane % 2] : lane < 10 ? end3_v4[lane % 2]
                            : lane < 12 ? end3_v5[lane % 2] : lane < 14 ? end3_v6[lane % 2]
                            : end3_v7[lane % 2];
                        char *end_s2 = (char *)t4;
                        int more4;
                        do {
                            unsigned char t5;
                            __builtin_memcpy(&t5, end_s2 + 1, sizeof t5);
                            more4 = t5 != 0;
                            end_s2 = end_s2 + 1;
                        } while (more4);
                        const vcc_u64x2 t114_v =
                            (unsigned long)end_s2 - __extension__ (vcc_u64x2){0};
                        const vcc_u64x2 mask24_v0 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask2_v0,
                            active_mask2_v0, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask24_v1 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask2_v0,
                            active_mask2_v0, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask24_v2 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask2_v1,
                            active_mask2_v1, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask24_v3 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask2_v1,
                            active_mask2_v1, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask24_v4 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask2_v2,
                            active_mask2_v2, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask24_v5 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask2_v2,
                            active_mask2_v2, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask24_v6 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask2_v3,
                            active_mask2_v3, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask24_v7 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask2_v3,
                            active_mask2_v3, 2, 3), vcc_i64x2);
                        const vcc_u64x2 t22_v0 = (t114_v & mask24_v0) | (end4_v0 & ~mask24_v0);
                        const vcc_u64x2 t22_v1 = (t114_v & mask24_v1) | (end4_v1 & ~mask24_v1);
                        const vcc_u64x2 t22_v2 = (t114_v & mask24_v2) | (end4_v2 & ~mask24_v2);
                        const vcc_u64x2 t22_v3 = (t114_v & mask24_v3) | (end4_v3 & ~mask24_v3);
                        const vcc_u64x2 t22_v4 = (t114_v & mask24_v4) | (end4_v4 & ~mask24_v4);
                        const vcc_u64x2 t22_v5 = (t114_v & mask24_v5) | (end4_v5 & ~mask24_v5);
                        const vcc_u64x2 t22_v6 = (t114_v & mask24_v6) | (end4_v6 & ~mask24_v6);
                        const vcc_u64x2 t22_v7 = (t114_v & mask24_v7) | (end4_v7 & ~mask24_v7);
                        end5_v0 = t22_v0;
                        end5_v1 = t22_v1;
                        end5_v2 = t22_v2;
                        end5_v3 = t22_v3;
                        end5_v4 = t22_v4;
                        end5_v5 = t22_v5;
                        end5_v6 = t22_v6;
                        end5_v7 = t22_v7;
                    }
                    end_v0 = end5_v0;
                    end_v1 = end5_v1;
                    end_v2 = end5_v2;
                    end_v3 = end5_v3;
                    end_v4 = end5_v4;
                    end_v5 = end5_v5;
                    end_v6 = end5_v6;
                    end_v7 = end5_v7;
                }
                const vcc_u64x2 t39_v = (unsigned long)(where + k2) - __extension__ (vcc_u64x2){0};
                const vcc_u64x2 t8_v0 = t39_v + t3_v0;
                const vcc_u64x2 t8_v1 = t39_v + t3_v1;
                const vcc_u64x2 t8_v2 = t39_v + t3_v2;
                const vcc_u64x2 t8_v3 = t39_v + t3_v3;
                const vcc_u64x2 t8_v4 = t39_v + t3_v4;
                const vcc_u64x2 t8_v5 = t39_v + t3_v5;
                const vcc_u64x2 t8_v6 = t39_v + t3_v6;
                const vcc_u64x2 t8_v7 = t39_v + t3_v7;
                const vcc_u64x2 t40_v = (unsigned long)(depth + k2) - __extension__ (vcc_u64x2){0};
                const vcc_u64x2 t9_v0 = t40_v + t3_v0;
                const vcc_u64x2 t9_v1 = t40_v + t3_v1;
                const vcc_u64x2 t9_v2 = t40_v + t3_v2;
                const vcc_u64x2 t9_v3 = t40_v + t3_v3;
                const vcc_u64x2 t9_v4 = t40_v + t3_v4;
                const vcc_u64x2 t9_v5 = t40_v + t3_v5;
                const vcc_u64x2 t9_v6 = t40_v + t3_v6;
                const vcc_u64x2 t9_v7 = t40_v + t3_v7;
                const vcc_u32x4 mask2_v0 = (vcc_u32x4)((vcc_u32x4)t6_v0 == (vcc_u32x4)key2_v0);
                const vcc_u32x4 mask2_v1 = (vcc_u32x4)((vcc_u32x4)t6_v1 == (vcc_u32x4)key2_v1);
                const vcc_u32x4 mask2_v2 = (vcc_u32x4)((vcc_u32x4)t6_v2 == (vcc_u32x4)key2_v2);
                const vcc_u32x4 mask2_v3 = (vcc_u32x4)((vcc_u32x4)t6_v3 == (vcc_u32x4)key2_v3);
                const vcc_u64x2 mask3_v0 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask2_v0,
                    mask2_v0, 0, 1), vcc_i64x2);
                const vcc_u64x2 mask3_v1 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask2_v0,
                    mask2_v0, 2, 3), vcc_i64x2);
                const vcc_u64x2 mask3_v2 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask2_v1,
                    mask2_v1, 0, 1), vcc_i64x2);
                const vcc_u64x2 mask3_v3 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask2_v1,
                    mask2_v1, 2, 3), vcc_i64x2);
                const vcc_u64x2 mask3_v4 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask2_v2,
                    mask2_v2, 0, 1), vcc_i64x2);
                const vcc_u64x2 mask3_v5 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask2_v2,
                    mask2_v2, 2, 3), vcc_i64x2);
                const vcc_u64x2 mask3_v6 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask2_v3,
                    mask2_v3, 0, 1), vcc_i64x2);
                const vcc_u64x2 mask3_v7 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask2_v3,
                    mask2_v3, 2, 3), vcc_i64x2);
                const vcc_u64x2 to_v0 = (t9_v0 & mask3_v0) | (t8_v0 & ~mask3_v0);
                const vcc_u64x2 to_v1 = (t9_v1 & mask3_v1) | (t8_v1 & ~mask3_v1);
                const vcc_u64x2 to_v2 = (t9_v2 & mask3_v2) | (t8_v2 & ~mask3_v2);
                const vcc_u64x2 to_v3 = (t9_v3 & mask3_v3) | (t8_v3 & ~mask3_v3);
                const vcc_u64x2 to_v4 = (t9_v4 & mask3_v4) | (t8_v4 & ~mask3_v4);
                const vcc_u64x2 to_v5 = (t9_v5 & mask3_v5) | (t8_v5 & ~mask3_v5);
                const vcc_u64x2 to_v6 = (t9_v6 & mask3_v6) | (t8_v6 & ~mask3_v6);
                const vcc_u64x2 to_v7 = (t9_v7 & mask3_v7) | (t8_v7 & ~mask3_v7);
                const vcc_i64x2 t41_v = (vcc_i64x2)to_v0;
                const vcc_i64x2 t42_v = (vcc_i64x2)to_v1;
                const vcc_i64x2 t43_v = (vcc_i64x2)to_v2;
                const vcc_i64x2 t44_v = (vcc_i64x2)to_v3;
                const vcc_i64x2 t45_v = (vcc_i64x2)to_v4;
                const vcc_i64x2 t46_v = (vcc_i64x2)to_v5;
                const vcc_i64x2 t47_v = (vcc_i64x2)to_v6;
                const vcc_i64x2 t48_v = (vcc_i64x2)to_v7;
                const vcc_u32x4 t10_v0 = __extension__ (vcc_u32x4){*(const vcc_u32 *)t41_v[0],
                    *(const vcc_u32 *)t41_v[1], *(const vcc_u32 *)t42_v[0],
                    *(const vcc_u32 *)t42_v[1]};
                const vcc_u32x4 t10_v1 = __extension__ (vcc_u32x4){*(const vcc_u32 *)t43_v[0],
                    *(const vcc_u32 *)t43_v[1], *(const vcc_u32 *)t44_v[0],
                    *(const vcc_u32 *)t44_v[1]};
                const vcc_u32x4 t10_v2 = __extension__ (vcc_u32x4){*(const vcc_u32 *)t45_v[0],
                    *(const vcc_u32 *)t45_v[1], *(const vcc_u32 *)t46_v[0],
                    *(const vcc_u32 *)t46_v[1]};
                const vcc_u32x4 t10_v3 = __extension__ (vcc_u32x4){*(const vcc_u32 *)t47_v[0],
                    *(const vcc_u32 *)t47_v[1], *(const vcc_u32 *)t48_v[0],
                    *(const vcc_u32 *)t48_v[1]};
                const vcc_u64x2 mask4_v0 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask5_v,
                    mask5_v, 0, 1), vcc_i64x2);
                const vcc_u64x2 mask4_v1 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask5_v,
                    mask5_v, 2, 3), vcc_i64x2);
                const vcc_u64x2 mask4_v2 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask5_v,
                    mask5_v, 4, 5), vcc_i64x2);
                const vcc_u64x2 mask4_v3 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask5_v,
                    mask5_v, 6, 7), vcc_i64x2);
                const vcc_u64x2 mask4_v4 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask5_v,
                    mask5_v, 8, 9), vcc_i64x2);
                const vcc_u64x2 mask4_v5 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask5_v,
                    mask5_v, 10, 11), vcc_i64x2);
                const vcc_u64x2 mask4_v6 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask5_v,
                    mask5_v, 12, 13), vcc_i64x2);
                const vcc_u64x2 mask4_v7 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask5_v,
                    mask5_v, 14, 15), vcc_i64x2);
                const vcc_u64x2 end2_v0 = (end_v0 & mask4_v0) | (t7_v0 & ~mask4_v0);
                const vcc_u64x2 end2_v1 = (end_v1 & mask4_v1) | (t7_v1 & ~mask4_v1);
                const vcc_u64x2 end2_v2 = (end_v2 & mask4_v2) | (t7_v2 & ~mask4_v2);
                const vcc_u64x2 end2_v3 = (end_v3 & mask4_v3) | (t7_v3 & ~mask4_v3);
                const vcc_u64x2 end2_v4 = (end_v4 & mask4_v4) | (t7_v4 & ~mask4_v4);
                const vcc_u64x2 end2_v5 = (end_v5 & mask4_v5) | (t7_v5 & ~mask4_v5);
                const vcc_u64x2 end2_v6 = (end_v6 & mask4_v6) | (t7_v6 & ~mask4_v6);
                const vcc_u64x2 end2_v7 = (end_v7 & mask4_v7) | (t7_v7 & ~mask4_v7);
                const vcc_u64x2 t11_v0 = end2_v0 - t7_v0;
                const vcc_u64x2 t11_v1 = end2_v1 - t7_v1;
                const vcc_u64x2 t11_v2 = end2_v2 - t7_v2;
                const vcc_u64x2 t11_v3 = end2_v3 - t7_v3;
                const vcc_u64x2 t11_v4 = end2_v4 - t7_v4;
                const vcc_u64x2 t11_v5 = end2_v5 - t7_v5;
                const vcc_u64x2 t11_v6 = end2_v6 - t7_v6;
                const vcc_u64x2 t11_v7 = end2_v7 - t7_v7;
                const vcc_u32x2 t49_v = __builtin_convertvector(t11_v0, vcc_u32x2);
                const vcc_u32x2 t50_v = __builtin_convertvector(t11_v1, vcc_u32x2);
                const vcc_u32x2 t51_v = __builtin_convertvector(t11_v2, vcc_u32x2);
                const vcc_u32x2 t52_v = __builtin_convertvector(t11_v3, vcc_u32x2);
                const vcc_u32x2 t53_v = __builtin_convertvector(t11_v4, vcc_u32x2);
                const vcc_u32x2 t54_v = __builtin_convertvector(t11_v5, vcc_u32x2);
                const vcc_u32x2 t55_v = __builtin_convertvector(t11_v6, vcc_u32x2);
                const vcc_u32x2 t56_v = __builtin_convertvector(t11_v7, vcc_u32x2);
                const vcc_u32x4 t12_v0 = __builtin_shufflevector(t49_v, t50_v, 0, 1, 2, 3);
                const vcc_u32x4 t12_v1 = __builtin_shufflevector(t51_v, t52_v, 0, 1, 2, 3);
                const vcc_u32x4 t12_v2 = __builtin_shufflevector(t53_v, t54_v, 0, 1, 2, 3);
                const vcc_u32x4 t12_v3 = __builtin_shufflevector(t55_v, t56_v, 0, 1, 2, 3);
                const vcc_u32x4 t13_v0 = t10_v0 + t12_v0;
                const vcc_u32x4 t13_v1 = t10_v1 + t12_v1;
                const vcc_u32x4 t13_v2 = t10_v2 + t12_v2;
                const vcc_u32x4 t13_v3 = t10_v3 + t12_v3;
                const vcc_i64x2 t57_v = (vcc_i64x2)to_v0;
                const vcc_i64x2 t58_v = (vcc_i64x2)to_v1;
                const vcc_i64x2 t59_v = (vcc_i64x2)to_v2;
                const vcc_i64x2 t60_v = (vcc_i64x2)to_v3;
                const vcc_i64x2 t61_v = (vcc_i64x2)to_v4;
                const vcc_i64x2 t62_v = (vcc_i64x2)to_v5;
                const vcc_i64x2 t63_v = (vcc_i64x2)to_v6;
                const vcc_i64x2 t64_v = (vcc_i64x2)to_v7;
                *(vcc_u32 *)t57_v[0] = t13_v0[0];
                *(vcc_u32 *)t57_v[1] = t13_v0[1];
                *(vcc_u32 *)t58_v[0] = t13_v0[2];
                *(vcc_u32 *)t58_v[1] = t13_v0[3];
                *(vcc_u32 *)t59_v[0] = t13_v1[0];
                *(vcc_u32 *)t59_v[1] = t13_v1[1];
                *(vcc_u32 *)t60_v[0] = t13_v1[2];
                *(vcc_u32 *)t60_v[1] = t13_v1[3];
                *(vcc_u32 *)t61_v[0] = t13_v2[0];
                *(vcc_u32 *)t61_v[1] = t13_v2[1];
                *(vcc_u32 *)t62_v[0] = t13_v2[2];
                *(vcc_u32 *)t62_v[1] = t13_v2[3];
                *(vcc_u32 *)t63_v[0] = t13_v3[0];
                *(vcc_u32 *)t63_v[1] = t13_v3[1];
                *(vcc_u32 *)t64_v[0] = t13_v3[2];
                *(vcc_u32 *)t64_v[1] = t13_v3[3];
            }
            const vcc_u32x4 t7_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const vcc_u64x2 t8_v = (unsigned long)tree_lookup_nodes - __extension__ (vcc_u64x2){0};
            const vcc_u32x4 mask3_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t9_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
            const vcc_u64x2 t10_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
            const vcc_u64x2 mask4_v = (unsigned long)(t ? -1 : 0) - __extension__ (vcc_u64x2){0};
            const vcc_u8x4 t11_v = (unsigned char)0 - __extension__ (vcc_u8x4){0};
            const vcc_u64x2 t12_v = (unsigned long)1L - __extension__ (vcc_u64x2){0};
            const vcc_u32x4 t13_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u} << 2;
            const vcc_u64x2 t4_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t13_v, t13_v,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t4_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t13_v, t13_v,
                2, 3), vcc_i64x2);
            /* what is left, one vector at a time */
            for (; k2 < end_s; k2 += 4) {
                *(vcc_u32x4 *)(void *)steps_lanes2 = t7_v;
                const vcc_u32x4 key_v = *(const vcc_u32x4 *)(const void *)(key + k2);
                vcc_u64x2 tree5_v0 = t10_v;
                vcc_u64x2 tree5_v1 = t10_v;
                if (t) {
                    vcc_u64x2 tree6_v0 = t8_v;
                    vcc_u64x2 tree6_v1 = t8_v;
                    vcc_u32x4 active_mask_v = mask3_v;
                    vcc_u64x2 tree7_v0 = t10_v;
                    vcc_u64x2 tree7_v1 = t10_v;
                    int more5;
                    do {
                        const vcc_u32x4 t134_v =
                            *(const vcc_u32x4 *)(const void *)steps_lanes2 + t9_v;
                        const vcc_u32x4 t135_v = *(const vcc_u32x4 *)(const void *)steps_lanes2;
                        const vcc_u32x4 t136_v = (t134_v & active_mask_v)
                            | (t135_v & ~active_mask_v);
                        *(vcc_u32x4 *)(void *)steps_lanes2 = t136_v;
                        const vcc_i64x2 t137_v = (vcc_i64x2)tree6_v0;
                        const vcc_i64x2 t138_v = (vcc_i64x2)tree6_v1;
                        const vcc_u32x4 t139_v =
                            __extension__ (vcc_u32x4){active_mask_v[0] ? *(const vcc_u32 *)t137_v[0]
                            : 0, active_mask_v[1] ? *(const vcc_u32 *)t137_v[1] : 0,
                            active_mask_v[2] ? *(const vcc_u32 *)t138_v[0] : 0,
                            active_mask_v[3] ? *(const vcc_u32 *)t138_v[1] : 0};
                        const vcc_u64x2 mask27_v0 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask_v,
                            active_mask_v, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask27_v1 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask_v,
                            active_mask_v, 2, 3), vcc_i64x2);
                        const vcc_u32x4 mask11_v =
                            (vcc_u32x4)((vcc_u32x4)t139_v == (vcc_u32x4)key_v);
                        const vcc_u64x2 mask28_v0 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask11_v,
                            mask11_v, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask28_v1 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask11_v,
                            mask11_v, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask29_v0 = ~mask28_v0;
                        const vcc_u64x2 mask29_v1 = ~mask28_v1;
                        const vcc_u32x4 mask12_v =
                            (vcc_u32x4)((vcc_i32x4)key_v < (vcc_i32x4)t139_v);
                        const vcc_u64x2 mask30_v0 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask12_v,
                            mask12_v, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask30_v1 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask12_v,
                            mask12_v, 2, 3), vcc_i64x2);
                        const vcc_u64x2 mask31_v0 = ~mask30_v0;
                        const vcc_u64x2 mask31_v1 = ~mask30_v1;
                        const vcc_u64x2 mask32_v0 = mask29_v0 & mask31_v0;
                        const vcc_u64x2 mask32_v1 = mask29_v1 & mask31_v1;
                        const vcc_u64x2 mask33_v0 = mask27_v0 & mask32_v0;
                        const vcc_u64x2 mask33_v1 = mask27_v1 & mask32_v1;
                        const vcc_i64x2 t140_v = (vcc_i64x2)tree6_v0;
                        const vcc_i64x2 t141_v = (vcc_i64x2)tree6_v1;
                        const vcc_u64x2 t28_v0 =
                            __extension__ (vcc_u64x2){mask33_v0[0] ? *(const vcc_u64 *)(24L + t140_v[0])
                            : 0, mask33_v0[1] ? *(const vcc_u64 *)(24L + t140_v[1]) : 0};
                        const vcc_u64x2 t28_v1 =
                            __extension__ (vcc_u64x2){mask33_v1[0] ? *(const vcc_u64 *)(24L + t141_v[0])
                            : 0, mask33_v1[1] ? *(const vcc_u64 *)(24L + t141_v[1]) : 0};
                        const vcc_u64x2 mask34_v0 = mask29_v0 & mask30_v0;
                        const vcc_u64x2 mask34_v1 = mask29_v1 & mask30_v1;
                        const vcc_u64x2 mask35_v0 = mask27_v0 & mask34_v0;
                        const vcc_u64x2 mask35_v1 = mask27_v1 & mask34_v1;
                        const vcc_i64x2 t142_v = (vcc_i64x2)tree6_v0;
                        const vcc_i64x2 t143_v = (vcc_i64x2)tree6_v1;
                        const vcc_u64x2 t29_v0 =
                            __extension__ (vcc_u64x2){mask35_v0[0] ? *(const vcc_u64 *)(16L + t142_v[0])
                            : 0, mask35_v0[1] ? *(const vcc_u64 *)(16L + t142_v[1]) : 0};
                        const vcc_u64x2 t29_v1 =
                            __extension__ (vcc_u64x2){mask35_v1[0] ? *(const vcc_u64 *)(16L + t143_v[0])
                            : 0, mask35_v1[1] ? *(const vcc_u64 *)(16L + t143_v[1]) : 0};
                        const vcc_u64x2 tree8_v0 = (t29_v0 & mask30_v0) | (t28_v0 & ~mask30_v0);
                        const vcc_u64x2 tree8_v1 = (t29_v1 & mask30_v1) | (t28_v1 & ~mask30_v1);
                        const vcc_u64x2 mask36_v0 =
                            (vcc_u64x2)((vcc_u64x2)tree8_v0 != (vcc_u64x2)t10_v);
                        const vcc_u64x2 mask36_v1 =
                            (vcc_u64x2)((vcc_u64x2)tree8_v1 != (vcc_u64x2)t10_v);
                        const vcc_u32x2 t144_v = __builtin_convertvector(mask36_v0, vcc_u32x2);
                        const vcc_u32x2 t145_v = __builtin_convertvector(mask36_v1, vcc_u32x2);
                        const vcc_u32x4 mask13_v =
                            __builtin_shufflevector(t144_v, t145_v, 0, 1, 2, 3);
                        const vcc_u32x4 mask14_v =
                            (vcc_u32x4)((vcc_u32x4)t139_v != (vcc_u32x4)key_v);
                        const vcc_u32x4 mask15_v = active_mask_v & mask14_v & mask13_v;
                        const vcc_u64x2 t30_v0 = (tree6_v0 & mask27_v0) | (tree7_v0 & ~mask27_v0);
                        const vcc_u64x2 t30_v1 = (tree6_v1 & mask27_v1) | (tree7_v1 & ~mask27_v1);
                        const vcc_u64x2 t146_v = (vcc_u64x2)mask15_v;
                        const int t6 = (t146_v[0] | t146_v[1]) != 0;
                        more5 = t6;
                        tree6_v0 = tree8_v0;
                        tree6_v1 = tree8_v1;
                        active_mask_v = mask15_v;
                        tree7_v0 = t30_v0;
                        tree7_v1 = t30_v1;
                    } while (more5);
                    tree5_v0 = tree7_v0;
                    tree5_v1 = tree7_v1;
                }
                const vcc_u64x2 t23_v0 = (tree5_v0 & mask4_v) | (t8_v & ~mask4_v);
                const vcc_u64x2 t23_v1 = (tree5_v1 & mask4_v) | (t8_v & ~mask4_v);
                const vcc_i64x2 t115_v = (vcc_i64x2)t23_v0;
                const vcc_i64x2 t116_v = (vcc_i64x2)t23_v1;
                const vcc_u32x4 t117_v = __extension__ (vcc_u32x4){*(const vcc_u32 *)t115_v[0],
                    *(const vcc_u32 *)t115_v[1], *(const vcc_u32 *)t116_v[0],
                    *(const vcc_u32 *)t116_v[1]};
                const vcc_u32x4 steps_v = *(const vcc_u32x4 *)(const void *)steps_lanes2;
                const vcc_u32x4 key2_v = *(const vcc_u32x4 *)(const void *)(key + k2);
                *(vcc_u32x4 *)(void *)(depth + k2) = steps_v;
                const vcc_i64x2 t118_v = (vcc_i64x2)t23_v0;
                const vcc_i64x2 t119_v = (vcc_i64x2)t23_v1;
                const vcc_u64x2 t24_v0 =
                    __extension__ (vcc_u64x2){*(const vcc_u64 *)(8L + t118_v[0]),
                    *(const vcc_u64 *)(8L + t118_v[1])};
                const vcc_u64x2 t24_v1 =
                    __extension__ (vcc_u64x2){*(const vcc_u64 *)(8L + t119_v[0]),
                    *(const vcc_u64 *)(8L + t119_v[1])};
                const vcc_i64x2 t120_v = (vcc_i64x2)t24_v0;
                const vcc_i64x2 t121_v = (vcc_i64x2)t24_v1;
                const vcc_u8x4 t122_v = __extension__ (vcc_u8x4){*(const vcc_u8 *)t120_v[0],
                    *(const vcc_u8 *)t120_v[1], *(const vcc_u8 *)t121_v[0],
                    *(const vcc_u8 *)t121_v[1]};
                const vcc_u8x4 mask8_v = (vcc_u8x4)((vcc_u8x4)t122_v != (vcc_u8x4)t11_v);
                const vcc_u32x4 mask9_v =
                    (vcc_u32x4)__builtin_convertvector((vcc_i8x4)mask8_v, vcc_i32x4);
                const vcc_u64x2 any2_v = (vcc_u64x2)mask9_v;
                const int any2 = (any2_v[0] | any2_v[1]) != 0;
                vcc_u64x2 end7_v0 = t10_v;
                vcc_u64x2 end7_v1 = t10_v;
                if (any2) {
                    vcc_u64x2 end9_v0 = t24_v0;
                    vcc_u64x2 end9_v1 = t24_v1;
                    vcc_u32x4 active_mask2_v = mask9_v;
                    vcc_u64x2 end10_v0 = t10_v;
                    vcc_u64x2 end10_v1 = t10_v;
                    int more6;
                    do {
                        const vcc_u64x2 end11_v0 = end9_v0 + t12_v;
                        const vcc_u64x2 end11_v1 = end9_v1 + t12_v;
                        const vcc_u8x4 mask16_v = __builtin_convertvector(active_mask2_v, vcc_u8x4);
                        const vcc_i64x2 t147_v = (vcc_i64x2)end9_v0;
                        const vcc_i64x2 t148_v = (vcc_i64x2)end9_v1;
                        const vcc_u8x4 t149_v =
                            __extension__ (vcc_u8x4){mask16_v[0] ? *(const vcc_u8 *)(1L + t147_v[0])
                            : 0, mask16_v[1] ? *(const vcc_u8 *)(1L + t147_v[1]) : 0,
                            mask16_v[2] ? *(const vcc_u8 *)(1L + t148_v[0]) : 0,
                            mask16_v[3] ? *(const vcc_u8 *)(1L + t148_v[1]) : 0};
                        const vcc_u8x4 mask17_v = (vcc_u8x4)((vcc_u8x4)t149_v != (vcc_u8x4)t11_v);
                        const vcc_u32x4 mask18_v =
                            (vcc_u32x4)__builtin_convertvector((vcc_i8x4)mask17_v, vcc_i32x4);
                        const vcc_u32x4 mask19_v = active_mask2_v & mask18_v;
                        const vcc_u64x2 mask37_v0 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask2_v,
                            active_mask2_v, 0, 1), vcc_i64x2);
                        const vcc_u64x2 mask37_v1 =
                            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(active_mask2_v,
                            active_mask2_v, 2, 3), vcc_i64x2);
                        const vcc_u64x2 t31_v0 = (end11_v0 & mask37_v0) | (end10_v0 & ~mask37_v0);
                        const vcc_u64x2 t31_v1 = (end11_v1 & mask37_v1) | (end10_v1 & ~mask37_v1);
                        const vcc_u64x2 t150_v = (vcc_u64x2)mask19_v;
                        const int t7 = (t150_v[0] | t150_v[1]) != 0;
                        more6 = t7;
                        end9_v0 = end11_v0;
                        end9_v1 = end11_v1;
                        active_mask2_v = mask19_v;
                        end10_v0 = t31_v0;
                        end10_v1 = t31_v1;
                    } while (more6);
                    end7_v0 = end10_v0;
                    end7_v1 = end10_v1;
                }
                const vcc_u64x2 t123_v = (unsigned long)(where + k2) - __extension__ (vcc_u64x2){0};
                const vcc_u64x2 t25_v0 = t123_v + t4_v0;
                const vcc_u64x2 t25_v1 = t123_v + t4_v1;
                const vcc_u64x2 t124_v = (unsigned long)(depth + k2) - __extension__ (vcc_u64x2){0};
                const vcc_u64x2 t26_v0 = t124_v + t4_v0;
                const vcc_u64x2 t26_v1 = t124_v + t4_v1;
                const vcc_u32x4 mask10_v = (vcc_u32x4)((vcc_u32x4)t117_v == (vcc_u32x4)key2_v);
                const vcc_u64x2 mask25_v0 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask10_v,
                    mask10_v, 0, 1), vcc_i64x2);
                const vcc_u64x2 mask25_v1 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask10_v,
                    mask10_v, 2, 3), vcc_i64x2);
                const vcc_u64x2 to2_v0 = (t26_v0 & mask25_v0) | (t25_v0 & ~mask25_v0);
                const vcc_u64x2 to2_v1 = (t26_v1 & mask25_v1) | (t25_v1 & ~mask25_v1);
                const vcc_i64x2 t125_v = (vcc_i64x2)to2_v0;
                const vcc_i64x2 t126_v = (vcc_i64x2)to2_v1;
                const vcc_u32x4 t127_v = __extension__ (vcc_u32x4){*(const vcc_u32 *)t125_v[0],
                    *(const vcc_u32 *)t125_v[1], *(const vcc_u32 *)t126_v[0],
                    *(const vcc_u32 *)t126_v[1]};
                const vcc_u64x2 mask26_v0 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask8_v,
                    mask8_v, 0, 1), vcc_i64x2);
                const vcc_u64x2 mask26_v1 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask8_v,
                    mask8_v, 2, 3), vcc_i64x2);
                const vcc_u64x2 end8_v0 = (end7_v0 & mask26_v0) | (t24_v0 & ~mask26_v0);
                const vcc_u64x2 end8_v1 = (end7_v1 & mask26_v1) | (t24_v1 & ~mask26_v1);
                const vcc_u64x2 t27_v0 = end8_v0 - t24_v0;
                const vcc_u64x2 t27_v1 = end8_v1 - t24_v1;
                const vcc_u32x2 t128_v = __builtin_convertvector(t27_v0, vcc_u32x2);
                const vcc_u32x2 t129_v = __builtin_convertvector(t27_v1, vcc_u32x2);
                const vcc_u32x4 t130_v = __builtin_shufflevector(t128_v, t129_v, 0, 1, 2, 3);
                const vcc_u32x4 t131_v = t127_v + t130_v;
                const vcc_i64x2 t132_v = (vcc_i64x2)to2_v0;
                const vcc_i64x2 t133_v = (vcc_i64x2)to2_v1;
                *(vcc_u32 *)t132_v[0] = t131_v[0];
                *(vcc_u32 *)t132_v[1] = t131_v[1];
                *(vcc_u32 *)t133_v[0] = t131_v[2];
                *(vcc_u32 *)t133_v[1] = t131_v[3];
            }
            k = (int)end_s;
        }
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        int steps = 0;
        const struct node *found = find(tree_lookup_nodes, key[k], &steps);
        int *to = found->key == key[k] ? &depth[k] : &where[k];
        depth[k] = steps;
        *to += length(found->name);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
