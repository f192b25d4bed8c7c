/* vcc 0.1.0 wrote this from tree_lookup.c for avx2 */
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
static int length(const char *text)
{
    const char *end = text;
    while (*end)
        end++;
    return (int)(end - text);
}

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
typedef int vcc_i32 __attribute__((may_alias));
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
typedef long vcc_i64 __attribute__((may_alias));
typedef long vcc_i64x4 __attribute__((vector_size(32), aligned(8), may_alias));
typedef signed char vcc_i8 __attribute__((may_alias));
__attribute__((__target__("avx2")))
void tree_lookup(int n, const int *key, int *depth, int *where)
{
    int k;
    /* vcc: line 45: 16 lanes, then 8, avx2 */
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
        if (n >= 8) {
            const unsigned long end_s = (unsigned long)n & ~7UL;
            const unsigned long wide_end = end_s & ~15UL;
            const __m256i t_v = _mm256_set1_epi32((int)(0));
            int steps_lanes[16] __attribute__((__aligned__(64))) = {0};
            const __m256i t2_v = _mm256_set1_epi64x((long)((unsigned long)tree_lookup_nodes));
            const __m256i mask_v = _mm256_set1_epi32((int)(1 ? -1 : 0));
            const int t = (unsigned long)tree_lookup_nodes != (unsigned long)(const char *)0L;
            const __m256i t3_v = _mm256_set1_epi32((int)(1));
            const __m256i t4_v = _mm256_set1_epi64x((long)(0L));
            const __m256i mask2_v = _mm256_set1_epi64x((long)(t ? -1 : 0));
            const __m128i t5_v = _mm_set1_epi8((char)(0));
            const __m256i t6_v = _mm256_set1_epi64x((long)(1L));
            const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
            const __m256i t2_v0 = _mm256_slli_epi32(t_v0, 2);
            const __m256i t2_v1 = _mm256_slli_epi32(t_v1, 2);
            const __m256i t3_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(t2_v0));
            const __m256i t3_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(t2_v0, 1));
            const __m256i t3_v2 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(t2_v1));
            const __m256i t3_v3 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(t2_v1, 1));
            unsigned long k2;
            __m256i t7_v;
            int steps_lanes2[8] __attribute__((__aligned__(64))) = {0};
            __m256i t8_v;
            __m256i mask3_v;
            __m256i t9_v;
            __m256i t10_v;
            __m256i mask4_v;
            __m128i t11_v;
            __m256i t12_v;
            __m256i t13_v;
            __m256i t14_v;
            __m256i t4_v0;
            __m256i t4_v1;
            for (k2 = 0; k2 < wide_end; k2 += 16) {
                __m256i key_v0;
                __m256i key_v1;
                __m256i tree_v0;
                __m256i tree_v1;
                __m256i tree_v2;
                __m256i tree_v3;
                __m256i mask_v0;
                __m256i mask_v1;
                __m256i mask_v2;
                __m256i mask_v3;
                __m256i t5_v0;
                __m256i t5_v1;
                __m256i t5_v2;
                __m256i t5_v3;
                vcc_i64x4 t15_v;
                vcc_i64x4 t16_v;
                vcc_i64x4 t17_v;
                vcc_i64x4 t18_v;
                __m256i t6_v0;
                __m256i t6_v1;
                __m256i key2_v0;
                __m256i key2_v1;
                __m256i steps_v0;
                __m256i steps_v1;
                vcc_i64x4 t19_v;
                vcc_i64x4 t20_v;
                vcc_i64x4 t21_v;
                vcc_i64x4 t22_v;
                __m256i t7_v0;
                __m256i t7_v1;
                __m256i t7_v2;
                __m256i t7_v3;
                vcc_i64x4 t23_v;
                vcc_i64x4 t24_v;
                vcc_i64x4 t25_v;
                vcc_i64x4 t26_v;
                __m128i t27_v;
                __m128i mask5_v;
                __m256i mask2_v0;
                __m256i mask2_v1;
                __m256i t28_v;
                int t2;
                __m256i end_v0;
                __m256i end_v1;
                __m256i end_v2;
                __m256i end_v3;
                __m256i t29_v;
                __m256i t8_v0;
                __m256i t8_v1;
                __m256i t8_v2;
                __m256i t8_v3;
                __m256i t30_v;
                __m256i t9_v0;
                __m256i t9_v1;
                __m256i t9_v2;
                __m256i t9_v3;
                __m256i mask3_v0;
                __m256i mask3_v1;
                __m256i mask4_v0;
                __m256i mask4_v1;
                __m256i mask4_v2;
                __m256i mask4_v3;
                __m256i to_v0;
                __m256i to_v1;
                __m256i to_v2;
                __m256i to_v3;
                vcc_i64x4 t31_v;
                vcc_i64x4 t32_v;
                vcc_i64x4 t33_v;
                vcc_i64x4 t34_v;
                __m256i t10_v0;
                __m256i t10_v1;
                __m128i mask6_v;
                __m256i mask5_v0;
                __m256i mask5_v1;
                __m256i mask5_v2;
                __m256i mask5_v3;
                __m256i end2_v0;
                __m256i end2_v1;
                __m256i end2_v2;
                __m256i end2_v3;
                __m256i t11_v0;
                __m256i t11_v1;
                __m256i t11_v2;
                __m256i t11_v3;
                __m256i t12_v0;
                __m256i t12_v1;
                __m256i t13_v0;
                __m256i t13_v1;
                vcc_i64x4 t35_v;
                vcc_i64x4 t36_v;
                vcc_i64x4 t37_v;
                vcc_i64x4 t38_v;
                vcc_i32x8 t39_v;
                vcc_i32x8 t40_v;
                _mm256_storeu_si256((void *)(steps_lanes), t_v);
                _mm256_storeu_si256((void *)(steps_lanes + 8), t_v);
                key_v0 = _mm256_loadu_si256((const void *)(key + k2));
                key_v1 = _mm256_loadu_si256((const void *)(key + k2 + 8));
                tree_v0 = t4_v;
                tree_v1 = t4_v;
                tree_v2 = t4_v;
                tree_v3 = t4_v;
                if (t) {
                    __m256i tree2_v0 = t2_v;
                    __m256i tree2_v1 = t2_v;
                    __m256i tree2_v2 = t2_v;
                    __m256i tree2_v3 = t2_v;
                    __m256i active_mask_v0 = mask_v;
                    __m256i active_mask_v1 = mask_v;
                    __m256i tree3_v0 = t4_v;
                    __m256i tree3_v1 = t4_v;
                    __m256i tree3_v2 = t4_v;
                    __m256i tree3_v3 = t4_v;
                    int more2;
                    do {
                        const __m256i steps2_v0 = _mm256_loadu_si256((const void *)(steps_lanes));
                        const __m256i steps2_v1 =
                            _mm256_loadu_si256((const void *)(steps_lanes + 8));
                        const __m256i t14_v0 = _mm256_add_epi32(steps2_v0, t3_v);
                        const __m256i t14_v1 = _mm256_add_epi32(steps2_v1, t3_v);
                        const __m256i t15_v0 = _mm256_loadu_si256((const void *)(steps_lanes));
                        const __m256i t15_v1 = _mm256_loadu_si256((const void *)(steps_lanes + 8));
                        const __m256i t16_v0 = _mm256_blendv_epi8(t15_v0, t14_v0, active_mask_v0);
                        const __m256i t16_v1 = _mm256_blendv_epi8(t15_v1, t14_v1, active_mask_v1);
                        vcc_i64x4 t41_v;
                        vcc_i64x4 t42_v;
                        vcc_i64x4 t43_v;
                        vcc_i64x4 t44_v;
                        unsigned int t45_v;
                        unsigned int t46_v;
                        __m256i t17_v0;
                        __m256i t17_v1;
                        __m256i mask6_v0;
                        __m256i mask6_v1;
                        __m256i mask7_v0;
                        __m256i mask7_v1;
                        __m256i mask8_v0;
                        __m256i mask8_v1;
                        vcc_i64x4 t47_v;
                        vcc_i64x4 t48_v;
                        vcc_i64x4 t49_v;
                        vcc_i64x4 t50_v;
                        unsigned int t51_v;
                        unsigned int t52_v;
                        __m256i t18_v0;
                        __m256i t18_v1;
                        __m256i mask9_v1;
                        __m256i mask9_v3;
                        __m256i mask9_v0;
                        __m256i mask9_v2;
                        __m256i mask10_v0;
                        __m256i mask10_v1;
                        __m256i mask11_v0;
                        __m256i mask11_v1;
                        __m256i mask11_v2;
                        __m256i mask11_v3;
                        __m256i mask12_v0;
                        __m256i mask12_v1;
                        __m256i mask12_v2;
                        __m256i mask12_v3;
                        __m256i mask13_v0;
                        __m256i mask13_v1;
                        __m256i mask14_v0;
                        __m256i mask14_v1;
                        __m256i mask14_v2;
                        __m256i mask14_v3;
                        __m256i mask15_v0;
                        __m256i mask15_v1;
                        __m256i mask15_v2;
                        __m256i mask15_v3;
                        __m256i mask16_v0;
                        __m256i mask16_v1;
                        __m256i mask16_v2;
                        __m256i mask16_v3;
                        __m256i mask17_v0;
                        __m256i mask17_v1;
                        __m256i mask17_v2;
                        __m256i mask17_v3;
                        vcc_i64x4 t53_v;
                        vcc_i64x4 t54_v;
                        vcc_i64x4 t55_v;
                        vcc_i64x4 t56_v;
                        unsigned int t57_v;
                        unsigned int t58_v;
                        unsigned int t59_v;
                        unsigned int t60_v;
                        __m256i t19_v0;
                        __m256i t19_v1;
                        __m256i t19_v2;
                        __m256i t19_v3;
                        __m256i mask18_v0;
                        __m256i mask18_v1;
                        __m256i mask18_v2;
                        __m256i mask18_v3;
                        __m256i mask19_v0;
                        __m256i mask19_v1;
                        __m256i mask19_v2;
                        __m256i mask19_v3;
                        vcc_i64x4 t61_v;
                        vcc_i64x4 t62_v;
                        vcc_i64x4 t63_v;
                        vcc_i64x4 t64_v;
                        unsigned int t65_v;
                        unsigned int t66_v;
                        unsigned int t67_v;
                        unsigned int t68_v;
                        __m256i t20_v0;
                        __m256i t20_v1;
                        __m256i t20_v2;
                        __m256i t20_v3;
                        __m256i tree4_v0;
                        __m256i tree4_v1;
                        __m256i tree4_v2;
                        __m256i tree4_v3;
                        __m256i mask20_v0;
                        __m256i mask20_v1;
                        __m256i mask20_v2;
                        __m256i mask20_v3;
                        __m256i mask21_v0;
                        __m256i mask21_v1;
                        __m256i mask22_v0;
                        __m256i mask22_v1;
                        __m256i t21_v0;
                        __m256i t21_v1;
                        __m256i t21_v2;
                        __m256i t21_v3;
                        __m256i t69_v;
                        int t3;
                        _mm256_storeu_si256((void *)(steps_lanes), t16_v0);
                        _mm256_storeu_si256((void *)(steps_lanes + 8), t16_v1);
                        t41_v = (vcc_i64x4)tree2_v0;
                        t42_v = (vcc_i64x4)tree2_v1;
                        t43_v = (vcc_i64x4)tree2_v2;
                        t44_v = (vcc_i64x4)tree2_v3;
                        t45_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v0));
                        t46_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v1));
                        t17_v0 =
                            _mm256_set_epi32(t45_v & 0x80u ? *(const vcc_i32 *)(t42_v[3]) : 0,
                            t45_v & 0x40u ? *(const vcc_i32 *)(t42_v[2]) : 0,
                            t45_v & 0x20u ? *(const vcc_i32 *)(t42_v[1]) : 0,
                            t45_v & 0x10u ? *(const vcc_i32 *)(t42_v[0]) : 0,
                            t45_v & 0x8u ? *(const vcc_i32 *)(t41_v[3]) : 0,
                            t45_v & 0x4u ? *(const vcc_i32 *)(t41_v[2]) : 0,
                            t45_v & 0x2u ? *(const vcc_i32 *)(t41_v[1]) : 0,
                            t45_v & 0x1u ? *(const vcc_i32 *)(t41_v[0]) : 0);
                        t17_v1 =
                            _mm256_set_epi32(t46_v & 0x80u ? *(const vcc_i32 *)(t44_v[3]) : 0,
                            t46_v & 0x40u ? *(const vcc_i32 *)(t44_v[2]) : 0,
                            t46_v & 0x20u ? *(const vcc_i32 *)(t44_v[1]) : 0,
                            t46_v & 0x10u ? *(const vcc_i32 *)(t44_v[0]) : 0,
                            t46_v & 0x8u ? *(const vcc_i32 *)(t43_v[3]) : 0,
                            t46_v & 0x4u ? *(const vcc_i32 *)(t43_v[2]) : 0,
                            t46_v & 0x2u ? *(const vcc_i32 *)(t43_v[1]) : 0,
                            t46_v & 0x1u ? *(const vcc_i32 *)(t43_v[0]) : 0);
                        mask6_v0 = _mm256_cmpeq_epi32(t17_v0, key_v0);
                        mask6_v1 = _mm256_cmpeq_epi32(t17_v1, key_v1);
                        mask7_v0 = _mm256_xor_si256(mask6_v0, _mm256_set1_epi32(-1));
                        mask7_v1 = _mm256_xor_si256(mask6_v1, _mm256_set1_epi32(-1));
                        mask8_v0 = _mm256_and_si256(active_mask_v0, mask7_v0);
                        mask8_v1 = _mm256_and_si256(active_mask_v1, mask7_v1);
                        t47_v = (vcc_i64x4)tree2_v0;
                        t48_v = (vcc_i64x4)tree2_v1;
                        t49_v = (vcc_i64x4)tree2_v2;
                        t50_v = (vcc_i64x4)tree2_v3;
                        t51_v = (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask8_v0));
                        t52_v = (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask8_v1));
                        t18_v0 =
                            _mm256_set_epi32(t51_v & 0x80u ? *(const vcc_i32 *)(t48_v[3]) : 0,
                            t51_v & 0x40u ? *(const vcc_i32 *)(t48_v[2]) : 0,
                            t51_v & 0x20u ? *(const vcc_i32 *)(t48_v[1]) : 0,
                            t51_v & 0x10u ? *(const vcc_i32 *)(t48_v[0]) : 0,
                            t51_v & 0x8u ? *(const vcc_i32 *)(t47_v[3]) : 0,
                            t51_v & 0x4u ? *(const vcc_i32 *)(t47_v[2]) : 0,
                            t51_v & 0x2u ? *(const vcc_i32 *)(t47_v[1]) : 0,
                            t51_v & 0x1u ? *(const vcc_i32 *)(t47_v[0]) : 0);
                        t18_v1 =
                            _mm256_set_epi32(t52_v & 0x80u ? *(const vcc_i32 *)(t50_v[3]) : 0,
                            t52_v & 0x40u ? *(const vcc_i32 *)(t50_v[2]) : 0,
                            t52_v & 0x20u ? *(const vcc_i32 *)(t50_v[1]) : 0,
                            t52_v & 0x10u ? *(const vcc_i32 *)(t50_v[0]) : 0,
                            t52_v & 0x8u ? *(const vcc_i32 *)(t49_v[3]) : 0,
                            t52_v & 0x4u ? *(const vcc_i32 *)(t49_v[2]) : 0,
                            t52_v & 0x2u ? *(const vcc_i32 *)(t49_v[1]) : 0,
                            t52_v & 0x1u ? *(const vcc_i32 *)(t49_v[0]) : 0);
                        mask9_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask_v0, 1));
                        mask9_v3 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask_v1, 1));
                        mask9_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask_v0));
                        mask9_v2 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask_v1));
                        mask10_v0 = _mm256_cmpeq_epi32(t17_v0, key_v0);
                        mask10_v1 = _mm256_cmpeq_epi32(t17_v1, key_v1);
                        mask11_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask10_v0));
                        mask11_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask10_v0, 1));
                        mask11_v2 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask10_v1));
                        mask11_v3 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask10_v1, 1));
                        mask12_v0 = _mm256_xor_si256(mask11_v0, _mm256_set1_epi32(-1));
                        mask12_v1 = _mm256_xor_si256(mask11_v1, _mm256_set1_epi32(-1));
                        mask12_v2 = _mm256_xor_si256(mask11_v2, _mm256_set1_epi32(-1));
                        mask12_v3 = _mm256_xor_si256(mask11_v3, _mm256_set1_epi32(-1));
                        mask13_v0 = _mm256_cmpgt_epi32(t18_v0, key_v0);
                        mask13_v1 = _mm256_cmpgt_epi32(t18_v1, key_v1);
                        mask14_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask13_v0));
                        mask14_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask13_v0, 1));
                        mask14_v2 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask13_v1));
                        mask14_v3 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask13_v1, 1));
                        mask15_v0 = _mm256_xor_si256(mask14_v0, _mm256_set1_epi32(-1));
                        mask15_v1 = _mm256_xor_si256(mask14_v1, _mm256_set1_epi32(-1));
                        mask15_v2 = _mm256_xor_si256(mask14_v2, _mm256_set1_epi32(-1));
                        mask15_v3 = _mm256_xor_si256(mask14_v3, _mm256_set1_epi32(-1));
                        mask16_v0 = _mm256_and_si256(mask12_v0, mask15_v0);
                        mask16_v1 = _mm256_and_si256(mask12_v1, mask15_v1);
                        mask16_v2 = _mm256_and_si256(mask12_v2, mask15_v2);
                        mask16_v3 = _mm256_and_si256(mask12_v3, mask15_v3);
                        mask17_v0 = _mm256_and_si256(mask9_v0, mask16_v0);
                        mask17_v1 = _mm256_and_si256(mask9_v1, mask16_v1);
                        mask17_v2 = _mm256_and_si256(mask9_v2, mask16_v2);
                        mask17_v3 = _mm256_and_si256(mask9_v3, mask16_v3);
                        t53_v = (vcc_i64x4)tree2_v0;
                        t54_v = (vcc_i64x4)tree2_v1;
                        t55_v = (vcc_i64x4)tree2_v2;
                        t56_v = (vcc_i64x4)tree2_v3;
                        t57_v = (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask17_v0));
                        t58_v = (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask17_v1));
                        t59_v = (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask17_v2));
                        t60_v = (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask17_v3));
                        t19_v0 =
                            _mm256_set_epi64x(t57_v & 0x8u ? *(const vcc_i64 *)(24L + t53_v[3]) : 0, t57_v & 0x4u ? *(const vcc_i64 *)(24L + t53_v[2]) : 0, t57_v & 0x2u ? *(const vcc_i64 *)(24L + t53_v[1]) : 0, t57_v & 0x1u ? *(const vcc_i64 *)(24L + t53_v[0]) : 0);
                        t19_v1 =
                            _mm256_set_epi64x(t58_v & 0x8u ? *(const vcc_i64 *)(24L + t54_v[3]) : 0, t58_v & 0x4u ? *(const vcc_i64 *)(24L + t54_v[2]) : 0, t58_v & 0x2u ? *(const vcc_i64 *)(24L + t54_v[1]) : 0, t58_v & 0x1u ? *(const vcc_i64 *)(24L + t54_v[0]) : 0);
                        t19_v2 =
                            _mm256_set_epi64x(t59_v & 0x8u ? *(const vcc_i64 *)(24L + t55_v[3]) : 0, t59_v & 0x4u ? *(const vcc_i64 *)(24L + t55_v[2]) : 0, t59_v & 0x2u ? *(const vcc_i64 *)(24L + t55_v[1]) : 0, t59_v & 0x1u ? *(const vcc_i64 *)(24L + t55_v[0]) : 0);
                        t19_v3 =
                            _mm256_set_epi64x(t60_v & 0x8u ? *(const vcc_i64 *)(24L + t56_v[3]) : 0, t60_v & 0x4u ? *(const vcc_i64 *)(24L + t56_v[2]) : 0, t60_v & 0x2u ? *(const vcc_i64 *)(24L + t56_v[1]) : 0, t60_v & 0x1u ? *(const vcc_i64 *)(24L + t56_v[0]) : 0);
                        mask18_v0 = _mm256_and_si256(mask12_v0, mask14_v0);
                        mask18_v1 = _mm256_and_si256(mask12_v1, mask14_v1);
                        mask18_v2 = _mm256_and_si256(mask12_v2, mask14_v2);
                        mask18_v3 = _mm256_and_si256(mask12_v3, mask14_v3);
                        mask19_v0 = _mm256_and_si256(mask9_v0, mask18_v0);
                        mask19_v1 = _mm256_and_si256(mask9_v1, mask18_v1);
                        mask19_v2 = _mm256_and_si256(mask9_v2, mask18_v2);
                        mask19_v3 = _mm256_and_si256(mask9_v3, mask18_v3);
                        t61_v = (vcc_i64x4)tree2_v0;
                        t62_v = (vcc_i64x4)tree2_v1;
                        t63_v = (vcc_i64x4)tree2_v2;
                        t64_v = (vcc_i64x4)tree2_v3;
                        t65_v = (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask19_v0));
                        t66_v = (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask19_v1));
                        t67_v = (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask19_v2));
                        t68_v = (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask19_v3));
                        t20_v0 =
                            _mm256_set_epi64x(t65_v & 0x8u ? *(const vcc_i64 *)(16L + t61_v[3]) : 0, t65_v & 0x4u ? *(const vcc_i64 *)(16L + t61_v[2]) : 0, t65_v & 0x2u ? *(const vcc_i64 *)(16L + t61_v[1]) : 0, t65_v & 0x1u ? *(const vcc_i64 *)(16L + t61_v[0]) : 0);
                        t20_v1 =
                            _mm256_set_epi64x(t66_v & 0x8u ? *(const vcc_i64 *)(16L + t62_v[3]) : 0, t66_v & 0x4u ? *(const vcc_i64 *)(16L + t62_v[2]) : 0, t66_v & 0x2u ? *(const vcc_i64 *)(16L + t62_v[1]) : 0, t66_v & 0x1u ? *(const vcc_i64 *)(16L + t62_v[0]) : 0);
                        t20_v2 =
                            _mm256_set_epi64x(t67_v & 0x8u ? *(const vcc_i64 *)(16L + t63_v[3]) : 0, t67_v & 0x4u ? *(const vcc_i64 *)(16L + t63_v[2]) : 0, t67_v & 0x2u ? *(const vcc_i64 *)(16L + t63_v[1]) : 0, t67_v & 0x1u ? *(const vcc_i64 *)(16L + t63_v[0]) : 0);
                        t20_v3 =
                            _mm256_set_epi64x(t68_v & 0x8u ? *(const vcc_i64 *)(16L + t64_v[3]) : 0, t68_v & 0x4u ? *(const vcc_i64 *)(16L + t64_v[2]) : 0, t68_v & 0x2u ? *(const vcc_i64 *)(16L + t64_v[1]) : 0, t68_v & 0x1u ? *(const vcc_i64 *)(16L + t64_v[0]) : 0);
                        tree4_v0 = _mm256_blendv_epi8(t19_v0, t20_v0, mask14_v0);
                        tree4_v1 = _mm256_blendv_epi8(t19_v1, t20_v1, mask14_v1);
                        tree4_v2 = _mm256_blendv_epi8(t19_v2, t20_v2, mask14_v2);
                        tree4_v3 = _mm256_blendv_epi8(t19_v3, t20_v3, mask14_v3);
                        mask20_v0 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree4_v0, t4_v),
                            _mm256_set1_epi32(-1));
                        mask20_v1 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree4_v1, t4_v),
                            _mm256_set1_epi32(-1));
                        mask20_v2 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree4_v2, t4_v),
                            _mm256_set1_epi32(-1));
                        mask20_v3 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree4_v3, t4_v),
                            _mm256_set1_epi32(-1));
                        mask21_v0 =
                            _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask20_v0), _mm256_castsi256_ps(mask20_v1), 0x88)), 0xd8);
                        mask21_v1 =
                            _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask20_v2), _mm256_castsi256_ps(mask20_v3), 0x88)), 0xd8);
                        mask22_v0 = _mm256_and_si256(mask8_v0, mask21_v0);
                        mask22_v1 = _mm256_and_si256(mask8_v1, mask21_v1);
                        t21_v0 = _mm256_blendv_epi8(tree3_v0, tree2_v0, mask9_v0);
                        t21_v1 = _mm256_blendv_epi8(tree3_v1, tree2_v1, mask9_v1);
                        t21_v2 = _mm256_blendv_epi8(tree3_v2, tree2_v2, mask9_v2);
                        t21_v3 = _mm256_blendv_epi8(tree3_v3, tree2_v3, mask9_v3);
                        t69_v = _mm256_or_si256(mask22_v0, mask22_v1);
                        t3 = !_mm256_testz_si256(t69_v, t69_v);
                        more2 = t3;
                        tree2_v0 = tree4_v0;
                        tree2_v1 = tree4_v1;
                        tree2_v2 = tree4_v2;
                        tree2_v3 = tree4_v3;
                        active_mask_v0 = mask22_v0;
                        active_mask_v1 = mask22_v1;
                        tree3_v0 = t21_v0;
                        tree3_v1 = t21_v1;
                        tree3_v2 = t21_v2;
                        tree3_v3 = t21_v3;
                    } while (more2);
                    tree_v0 = tree3_v0;
                    tree_v1 = tree3_v1;
                    tree_v2 = tree3_v2;
                    tree_v3 = tree3_v3;
                }
                mask_v0 = _mm256_xor_si256(mask2_v, _mm256_set1_epi32(-1));
                mask_v1 = _mm256_xor_si256(mask2_v, _mm256_set1_epi32(-1));
                mask_v2 = _mm256_xor_si256(mask2_v, _mm256_set1_epi32(-1));
                mask_v3 = _mm256_xor_si256(mask2_v, _mm256_set1_epi32(-1));
                t5_v0 = _mm256_blendv_epi8(tree_v0, t2_v, mask_v0);
                t5_v1 = _mm256_blendv_epi8(tree_v1, t2_v, mask_v1);
                t5_v2 = _mm256_blendv_epi8(tree_v2, t2_v, mask_v2);
                t5_v3 = _mm256_blendv_epi8(tree_v3, t2_v, mask_v3);
                t15_v = (vcc_i64x4)t5_v0;
                t16_v = (vcc_i64x4)t5_v1;
                t17_v = (vcc_i64x4)t5_v2;
                t18_v = (vcc_i64x4)t5_v3;
                t6_v0 =
                    _mm256_set_epi32(*(const vcc_i32 *)(t16_v[3]), *(const vcc_i32 *)(t16_v[2]),
                    *(const vcc_i32 *)(t16_v[1]), *(const vcc_i32 *)(t16_v[0]),
                    *(const vcc_i32 *)(t15_v[3]), *(const vcc_i32 *)(t15_v[2]),
                    *(const vcc_i32 *)(t15_v[1]), *(const vcc_i32 *)(t15_v[0]));
                t6_v1 =
                    _mm256_set_epi32(*(const vcc_i32 *)(t18_v[3]), *(const vcc_i32 *)(t18_v[2]),
                    *(const vcc_i32 *)(t18_v[1]), *(const vcc_i32 *)(t18_v[0]),
                    *(const vcc_i32 *)(t17_v[3]), *(const vcc_i32 *)(t17_v[2]),
                    *(const vcc_i32 *)(t17_v[1]), *(const vcc_i32 *)(t17_v[0]));
                key2_v0 = _mm256_loadu_si256((const void *)(key + k2));
                key2_v1 = _mm256_loadu_si256((const void *)(key + k2 + 8));
                steps_v0 = _mm256_loadu_si256((const void *)(steps_lanes));
                steps_v1 = _mm256_loadu_si256((const void *)(steps_lanes + 8));
                _mm256_storeu_si256((void *)(depth + k2), steps_v0);
                _mm256_storeu_si256((void *)(depth + k2 + 8), steps_v1);
                t19_v = (vcc_i64x4)t5_v0;
                t20_v = (vcc_i64x4)t5_v1;
                t21_v = (vcc_i64x4)t5_v2;
                t22_v = (vcc_i64x4)t5_v3;
                t7_v0 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t19_v[3]),
                    *(const vcc_i64 *)(8L + t19_v[2]), *(const vcc_i64 *)(8L + t19_v[1]),
                    *(const vcc_i64 *)(8L + t19_v[0]));
                t7_v1 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t20_v[3]),
                    *(const vcc_i64 *)(8L + t20_v[2]), *(const vcc_i64 *)(8L + t20_v[1]),
                    *(const vcc_i64 *)(8L + t20_v[0]));
                t7_v2 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t21_v[3]),
                    *(const vcc_i64 *)(8L + t21_v[2]), *(const vcc_i64 *)(8L + t21_v[1]),
                    *(const vcc_i64 *)(8L + t21_v[0]));
                t7_v3 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t22_v[3]),
                    *(const vcc_i64 *)(8L + t22_v[2]), *(const vcc_i64 *)(8L + t22_v[1]),
                    *(const vcc_i64 *)(8L + t22_v[0]));
                t23_v = (vcc_i64x4)t7_v0;
                t24_v = (vcc_i64x4)t7_v1;
                t25_v = (vcc_i64x4)t7_v2;
                t26_v = (vcc_i64x4)t7_v3;
                t27_v =
                    _mm_set_epi8((char)*(const vcc_i8 *)(t26_v[3]),
                    (char)*(const vcc_i8 *)(t26_v[2]), (char)*(const vcc_i8 *)(t26_v[1]),
                    (char)*(const vcc_i8 *)(t26_v[0]), (char)*(const vcc_i8 *)(t25_v[3]),
                    (char)*(const vcc_i8 *)(t25_v[2]), (char)*(const vcc_i8 *)(t25_v[1]),
                    (char)*(const vcc_i8 *)(t25_v[0]), (char)*(const vcc_i8 *)(t24_v[3]),
                    (char)*(const vcc_i8 *)(t24_v[2]), (char)*(const vcc_i8 *)(t24_v[1]),
                    (char)*(const vcc_i8 *)(t24_v[0]), (char)*(const vcc_i8 *)(t23_v[3]),
                    (char)*(const vcc_i8 *)(t23_v[2]), (char)*(const vcc_i8 *)(t23_v[1]),
                    (char)*(const vcc_i8 *)(t23_v[0]));
                mask5_v = _mm_xor_si128(_mm_cmpeq_epi8(t27_v, t5_v), _mm_set1_epi32(-1));
                mask2_v0 = _mm256_cvtepi8_epi32(mask5_v);
                mask2_v1 = _mm256_cvtepi8_epi32(_mm_srli_si128(mask5_v, 8));
                t28_v = _mm256_or_si256(mask2_v0, mask2_v1);
                t2 = !_mm256_testz_si256(t28_v, t28_v);
                end_v0 = t4_v;
                end_v1 = t4_v;
                end_v2 = t4_v;
                end_v3 = t4_v;
                if (t2) {
                    __m256i end3_v0 = t7_v0;
                    __m256i end3_v1 = t7_v1;
                    __m256i end3_v2 = t7_v2;
                    __m256i end3_v3 = t7_v3;
                    __m256i active_mask2_v0 = mask2_v0;
                    __m256i active_mask2_v1 = mask2_v1;
                    __m256i end4_v0 = t4_v;
                    __m256i end4_v1 = t4_v;
                    __m256i end4_v2 = t4_v;
                    __m256i end4_v3 = t4_v;
                    int more3;
                    do {
                        const __m256i end5_v0 = _mm256_add_epi64(end3_v0, t6_v);
                        const __m256i end5_v1 = _mm256_add_epi64(end3_v1, t6_v);
                        const __m256i end5_v2 = _mm256_add_epi64(end3_v2, t6_v);
                        const __m256i end5_v3 = _mm256_add_epi64(end3_v3, t6_v);
                        const __m256i t70_v =
                            _mm256_permute4x64_epi64(_mm256_packs_epi32(active_mask2_v0,
                            active_mask2_v1), 0xd8);
                        const __m128i mask7_v =
                            _mm_packs_epi16(_mm256_castsi256_si128(t70_v),
                            _mm256_extracti128_si256(t70_v, 1));
                        const vcc_i64x4 t71_v = (vcc_i64x4)end3_v0;
                        const vcc_i64x4 t72_v = (vcc_i64x4)end3_v1;
                        const vcc_i64x4 t73_v = (vcc_i64x4)end3_v2;
                        const vcc_i64x4 t74_v = (vcc_i64x4)end3_v3;
                        const unsigned int t75_v = (unsigned int)_mm_movemask_epi8(mask7_v);
                        const __m128i t76_v =
                            _mm_set_epi8(t75_v & 0x8000u ? (char)*(const vcc_i8 *)(1L + t74_v[3]) : 0, t75_v & 0x4000u ? (char)*(const vcc_i8 *)(1L + t74_v[2]) : 0, t75_v & 0x2000u ? (char)*(const vcc_i8 *)(1L + t74_v[1]) : 0, t75_v & 0x1000u ? (char)*(const vcc_i8 *)(1L + t74_v[0]) : 0, t75_v & 0x800u ? (char)*(const vcc_i8 *)(1L + t73_v[3]) : 0, t75_v & 0x400u ? (char)*(const vcc_i8 *)(1L + t73_v[2]) : 0, t75_v & 0x200u ? (char)*(const vcc_i8 *)(1L + t73_v[1]) : 0, t75_v & 0x100u ? (char)*(const vcc_i8 *)(1L + t73_v[0]) : 0, t75_v & 0x80u ? (char)*(const vcc_i8 *)(1L + t72_v[3]) : 0, t75_v & 0x40u ? (char)*(const vcc_i8 *)(1L + t72_v[2]) : 0, t75_v & 0x20u ? (char)*(const vcc_i8 *)(1L + t72_v[1]) : 0, t75_v & 0x10u ? (char)*(const vcc_i8 *)(1L + t72_v[0]) : 0, t75_v & 0x8u ? (char)*(const vcc_i8 *)(1L + t71_v[3]) : 0, t75_v & 0x4u ? (char)*(const vcc_i8 *)(1L + t71_v[2]) : 0, t75_v & 0x2u ? (char)*(const vcc_i8 *)(1L + t71_v[1]) : 0, t75_v & 0x1u ? (char)*(const vcc_i8 *)(1L + t71_v[0]) : 0);
                        const __m128i mask8_v =
                            _mm_xor_si128(_mm_cmpeq_epi8(t76_v, t5_v), _mm_set1_epi32(-1));
                        const __m256i mask23_v0 = _mm256_cvtepi8_epi32(mask8_v);
                        const __m256i mask23_v1 = _mm256_cvtepi8_epi32(_mm_srli_si128(mask8_v, 8));
                        const __m256i mask24_v0 = _mm256_and_si256(active_mask2_v0, mask23_v0);
                        const __m256i mask24_v1 = _mm256_and_si256(active_mask2_v1, mask23_v1);
                        const __m256i mask25_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask2_v0, 1));
                        const __m256i mask25_v3 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask2_v1, 1));
                        const __m256i mask25_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask2_v0));
                        const __m256i mask25_v2 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask2_v1));
                        const __m256i t22_v0 = _mm256_blendv_epi8(end4_v0, end5_v0, mask25_v0);
                        const __m256i t22_v1 = _mm256_blendv_epi8(end4_v1, end5_v1, mask25_v1);
                        const __m256i t22_v2 = _mm256_blendv_epi8(end4_v2, end5_v2, mask25_v2);
                        const __m256i t22_v3 = _mm256_blendv_epi8(end4_v3, end5_v3, mask25_v3);
                        const __m256i t77_v = _mm256_or_si256(mask24_v0, mask24_v1);
                        const int t4 = !_mm256_testz_si256(t77_v, t77_v);
                        more3 = t4;
                        end3_v0 = end5_v0;
                        end3_v1 = end5_v1;
                        end3_v2 = end5_v2;
                        end3_v3 = end5_v3;
                        active_mask2_v0 = mask24_v0;
                        active_mask2_v1 = mask24_v1;
                        end4_v0 = t22_v0;
                        end4_v1 = t22_v1;
                        end4_v2 = t22_v2;
                        end4_v3 = t22_v3;
                    } while (more3);
                    end_v0 = end4_v0;
                    end_v1 = end4_v1;
                    end_v2 = end4_v2;
                    end_v3 = end4_v3;
                }
                t29_v = _mm256_set1_epi64x((long)((unsigned long)(where + k2)));
                t8_v0 = _mm256_add_epi64(t29_v, t3_v0);
                t8_v1 = _mm256_add_epi64(t29_v, t3_v1);
                t8_v2 = _mm256_add_epi64(t29_v, t3_v2);
                t8_v3 = _mm256_add_epi64(t29_v, t3_v3);
                t30_v = _mm256_set1_epi64x((long)((unsigned long)(depth + k2)));
                t9_v0 = _mm256_add_epi64(t30_v, t3_v0);
                t9_v1 = _mm256_add_epi64(t30_v, t3_v1);
                t9_v2 = _mm256_add_epi64(t30_v, t3_v2);
                t9_v3 = _mm256_add_epi64(t30_v, t3_v3);
                mask3_v0 = _mm256_cmpeq_epi32(t6_v0, key2_v0);
                mask3_v1 = _mm256_cmpeq_epi32(t6_v1, key2_v1);
                mask4_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask3_v0));
                mask4_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask3_v0, 1));
                mask4_v2 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask3_v1));
                mask4_v3 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask3_v1, 1));
                to_v0 = _mm256_blendv_epi8(t8_v0, t9_v0, mask4_v0);
                to_v1 = _mm256_blendv_epi8(t8_v1, t9_v1, mask4_v1);
                to_v2 = _mm256_blendv_epi8(t8_v2, t9_v2, mask4_v2);
                to_v3 = _mm256_blendv_epi8(t8_v3, t9_v3, mask4_v3);
                t31_v = (vcc_i64x4)to_v0;
                t32_v = (vcc_i64x4)to_v1;
                t33_v = (vcc_i64x4)to_v2;
                t34_v = (vcc_i64x4)to_v3;
                t10_v0 =
                    _mm256_set_epi32(*(const vcc_i32 *)(t32_v[3]), *(const vcc_i32 *)(t32_v[2]),
                    *(const vcc_i32 *)(t32_v[1]), *(const vcc_i32 *)(t32_v[0]),
                    *(const vcc_i32 *)(t31_v[3]), *(const vcc_i32 *)(t31_v[2]),
                    *(const vcc_i32 *)(t31_v[1]), *(const vcc_i32 *)(t31_v[0]));
                t10_v1 =
                    _mm256_set_epi32(*(const vcc_i32 *)(t34_v[3]), *(const vcc_i32 *)(t34_v[2]),
                    *(const vcc_i32 *)(t34_v[1]), *(const vcc_i32 *)(t34_v[0]),
                    *(const vcc_i32 *)(t33_v[3]), *(const vcc_i32 *)(t33_v[2]),
                    *(const vcc_i32 *)(t33_v[1]), *(const vcc_i32 *)(t33_v[0]));
                mask6_v = _mm_xor_si128(_mm_cmpeq_epi8(t27_v, t5_v), _mm_set1_epi32(-1));
                mask5_v0 = _mm256_cvtepi8_epi64(mask6_v);
                mask5_v1 = _mm256_cvtepi8_epi64(_mm_srli_si128(mask6_v, 4));
                mask5_v2 = _mm256_cvtepi8_epi64(_mm_srli_si128(mask6_v, 8));
                mask5_v3 = _mm256_cvtepi8_epi64(_mm_srli_si128(mask6_v, 12));
                end2_v0 = _mm256_blendv_epi8(t7_v0, end_v0, mask5_v0);
                end2_v1 = _mm256_blendv_epi8(t7_v1, end_v1, mask5_v1);
                end2_v2 = _mm256_blendv_epi8(t7_v2, end_v2, mask5_v2);
                end2_v3 = _mm256_blendv_epi8(t7_v3, end_v3, mask5_v3);
                t11_v0 = _mm256_sub_epi64(end2_v0, t7_v0);
                t11_v1 = _mm256_sub_epi64(end2_v1, t7_v1);
                t11_v2 = _mm256_sub_epi64(end2_v2, t7_v2);
                t11_v3 = _mm256_sub_epi64(end2_v3, t7_v3);
                t12_v0 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t11_v0), _mm256_castsi256_ps(t11_v1), 0x88)), 0xd8);
                t12_v1 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t11_v2), _mm256_castsi256_ps(t11_v3), 0x88)), 0xd8);
                t13_v0 = _mm256_add_epi32(t10_v0, t12_v0);
                t13_v1 = _mm256_add_epi32(t10_v1, t12_v1);
                t35_v = (vcc_i64x4)to_v0;
                t36_v = (vcc_i64x4)to_v1;
                t37_v = (vcc_i64x4)to_v2;
                t38_v = (vcc_i64x4)to_v3;
                t39_v = (vcc_i32x8)t13_v0;
                t40_v = (vcc_i32x8)t13_v1;
                *(vcc_i32 *)(t35_v[0]) = t39_v[0];
                *(vcc_i32 *)(t35_v[1]) = t39_v[1];
                *(vcc_i32 *)(t35_v[2]) = t39_v[2];
                *(vcc_i32 *)(t35_v[3]) = t39_v[3];
                *(vcc_i32 *)(t36_v[0]) = t39_v[4];
                *(vcc_i32 *)(t36_v[1]) = t39_v[5];
                *(vcc_i32 *)(t36_v[2]) = t39_v[6];
                *(vcc_i32 *)(t36_v[3]) = t39_v[7];
                *(vcc_i32 *)(t37_v[0]) = t40_v[0];
                *(vcc_i32 *)(t37_v[1]) = t40_v[1];
                *(vcc_i32 *)(t37_v[2]) = t40_v[2];
                *(vcc_i32 *)(t37_v[3]) = t40_v[3];
                *(vcc_i32 *)(t38_v[0]) = t40_v[4];
                *(vcc_i32 *)(t38_v[1]) = t40_v[5];
                *(vcc_i32 *)(t38_v[2]) = t40_v[6];
                *(vcc_i32 *)(t38_v[3]) = t40_v[7];
            }
            t7_v = _mm256_set1_epi32((int)(0));
            t8_v = _mm256_set1_epi64x((long)((unsigned long)tree_lookup_nodes));
            mask3_v = _mm256_set1_epi32((int)(1 ? -1 : 0));
            t9_v = _mm256_set1_epi32((int)(1));
            t10_v = _mm256_set1_epi64x((long)(0L));
            mask4_v = _mm256_set1_epi64x((long)(t ? -1 : 0));
            t11_v = _mm_set1_epi8((char)(0));
            t12_v = _mm256_set1_epi64x((long)(1L));
            t13_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            t14_v = _mm256_slli_epi32(t13_v, 2);
            t4_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(t14_v));
            t4_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(t14_v, 1));
            /* what is left, one vector at a time */
            for (; k2 < end_s; k2 += 8) {
                __m256i key_v;
                __m256i tree5_v0;
                __m256i tree5_v1;
                __m256i mask26_v0;
                __m256i mask26_v1;
                __m256i t23_v0;
                __m256i t23_v1;
                vcc_i64x4 t78_v;
                vcc_i64x4 t79_v;
                __m256i t80_v;
                __m256i steps_v;
                __m256i key2_v;
                vcc_i64x4 t81_v;
                vcc_i64x4 t82_v;
                __m256i t24_v0;
                __m256i t24_v1;
                vcc_i64x4 t83_v;
                vcc_i64x4 t84_v;
                __m128i t85_v;
                __m128i mask9_v;
                __m256i mask10_v;
                __m256i end6_v0;
                __m256i end6_v1;
                __m256i t86_v;
                __m256i t25_v0;
                __m256i t25_v1;
                __m256i t87_v;
                __m256i t26_v0;
                __m256i t26_v1;
                __m256i mask11_v;
                __m256i mask27_v0;
                __m256i mask27_v1;
                __m256i to2_v0;
                __m256i to2_v1;
                vcc_i64x4 t88_v;
                vcc_i64x4 t89_v;
                __m256i t90_v;
                __m128i mask12_v;
                __m256i mask28_v0;
                __m256i mask28_v1;
                __m256i end7_v0;
                __m256i end7_v1;
                __m256i t27_v0;
                __m256i t27_v1;
                __m256i t91_v;
                vcc_i64x4 t92_v;
                vcc_i64x4 t93_v;
                vcc_i32x8 t94_v;
                _mm256_storeu_si256((void *)(steps_lanes2), t7_v);
                key_v = _mm256_loadu_si256((const void *)(key + k2));
                tree5_v0 = t10_v;
                tree5_v1 = t10_v;
                if (t) {
                    __m256i tree6_v0 = t8_v;
                    __m256i tree6_v1 = t8_v;
                    __m256i active_mask_v = mask3_v;
                    __m256i tree7_v0 = t10_v;
                    __m256i tree7_v1 = t10_v;
                    int more4;
                    do {
                        const __m256i steps2_v = _mm256_loadu_si256((const void *)(steps_lanes2));
                        const __m256i t95_v = _mm256_add_epi32(steps2_v, t9_v);
                        const __m256i t96_v = _mm256_loadu_si256((const void *)(steps_lanes2));
                        const __m256i t97_v = _mm256_blendv_epi8(t96_v, t95_v, active_mask_v);
                        vcc_i64x4 t98_v;
                        vcc_i64x4 t99_v;
                        unsigned int t100_v;
                        __m256i t101_v;
                        __m256i mask13_v;
                        __m256i mask14_v;
                        __m256i mask15_v;
                        vcc_i64x4 t102_v;
                        vcc_i64x4 t103_v;
                        unsigned int t104_v;
                        __m256i t105_v;
                        __m256i mask29_v1;
                        __m256i mask29_v0;
                        __m256i mask16_v;
                        __m256i mask30_v0;
                        __m256i mask30_v1;
                        __m256i mask31_v0;
                        __m256i mask31_v1;
                        __m256i mask17_v;
                        __m256i mask32_v0;
                        __m256i mask32_v1;
                        __m256i mask33_v0;
                        __m256i mask33_v1;
                        __m256i mask34_v0;
                        __m256i mask34_v1;
                        __m256i mask35_v0;
                        __m256i mask35_v1;
                        vcc_i64x4 t106_v;
                        vcc_i64x4 t107_v;
                        unsigned int t108_v;
                        unsigned int t109_v;
                        __m256i t28_v0;
                        __m256i t28_v1;
                        __m256i mask36_v0;
                        __m256i mask36_v1;
                        __m256i mask37_v0;
                        __m256i mask37_v1;
                        vcc_i64x4 t110_v;
                        vcc_i64x4 t111_v;
                        unsigned int t112_v;
                        unsigned int t113_v;
                        __m256i t29_v0;
                        __m256i t29_v1;
                        __m256i tree8_v0;
                        __m256i tree8_v1;
                        __m256i mask38_v0;
                        __m256i mask38_v1;
                        __m256i mask18_v;
                        __m256i mask19_v;
                        __m256i t30_v0;
                        __m256i t30_v1;
                        _mm256_storeu_si256((void *)(steps_lanes2), t97_v);
                        t98_v = (vcc_i64x4)tree6_v0;
                        t99_v = (vcc_i64x4)tree6_v1;
                        t100_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v));
                        t101_v =
                            _mm256_set_epi32(t100_v & 0x80u ? *(const vcc_i32 *)(t99_v[3]) : 0,
                            t100_v & 0x40u ? *(const vcc_i32 *)(t99_v[2]) : 0,
                            t100_v & 0x20u ? *(const vcc_i32 *)(t99_v[1]) : 0,
                            t100_v & 0x10u ? *(const vcc_i32 *)(t99_v[0]) : 0,
                            t100_v & 0x8u ? *(const vcc_i32 *)(t98_v[3]) : 0,
                            t100_v & 0x4u ? *(const vcc_i32 *)(t98_v[2]) : 0,
                            t100_v & 0x2u ? *(const vcc_i32 *)(t98_v[1]) : 0,
                            t100_v & 0x1u ? *(const vcc_i32 *)(t98_v[0]) : 0);
                        mask13_v = _mm256_cmpeq_epi32(t101_v, key_v);
                        mask14_v = _mm256_xor_si256(mask13_v, _mm256_set1_epi32(-1));
                        mask15_v = _mm256_and_si256(active_mask_v, mask14_v);
                        t102_v = (vcc_i64x4)tree6_v0;
                        t103_v = (vcc_i64x4)tree6_v1;
                        t104_v = (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask15_v));
                        t105_v =
                            _mm256_set_epi32(t104_v & 0x80u ? *(const vcc_i32 *)(t103_v[3]) : 0,
                            t104_v & 0x40u ? *(const vcc_i32 *)(t103_v[2]) : 0,
                            t104_v & 0x20u ? *(const vcc_i32 *)(t103_v[1]) : 0,
                            t104_v & 0x10u ? *(const vcc_i32 *)(t103_v[0]) : 0,
                            t104_v & 0x8u ? *(const vcc_i32 *)(t102_v[3]) : 0,
                            t104_v & 0x4u ? *(const vcc_i32 *)(t102_v[2]) : 0,
                            t104_v & 0x2u ? *(const vcc_i32 *)(t102_v[1]) : 0,
                            t104_v & 0x1u ? *(const vcc_i32 *)(t102_v[0]) : 0);
                        mask29_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask_v, 1));
                        mask29_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask_v));
                        mask16_v = _mm256_cmpeq_epi32(t101_v, key_v);
                        mask30_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask16_v));
                        mask30_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask16_v, 1));
                        mask31_v0 = _mm256_xor_si256(mask30_v0, _mm256_set1_epi32(-1));
                        mask31_v1 = _mm256_xor_si256(mask30_v1, _mm256_set1_epi32(-1));
                        mask17_v = _mm256_cmpgt_epi32(t105_v, key_v);
                        mask32_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask17_v));
                        mask32_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask17_v, 1));
                        mask33_v0 = _mm256_xor_si256(mask32_v0, _mm256_set1_epi32(-1));
                        mask33_v1 = _mm256_xor_si256(mask32_v1, _mm256_set1_epi32(-1));
                        mask34_v0 = _mm256_and_si256(mask31_v0, mask33_v0);
                        mask34_v1 = _mm256_and_si256(mask31_v1, mask33_v1);
                        mask35_v0 = _mm256_and_si256(mask29_v0, mask34_v0);
                        mask35_v1 = _mm256_and_si256(mask29_v1, mask34_v1);
                        t106_v = (vcc_i64x4)tree6_v0;
                        t107_v = (vcc_i64x4)tree6_v1;
                        t108_v = (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask35_v0));
                        t109_v = (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask35_v1));
                        t28_v0 =
                            _mm256_set_epi64x(t108_v & 0x8u ? *(const vcc_i64 *)(24L + t106_v[3]) : 0, t108_v & 0x4u ? *(const vcc_i64 *)(24L + t106_v[2]) : 0, t108_v & 0x2u ? *(const vcc_i64 *)(24L + t106_v[1]) : 0, t108_v & 0x1u ? *(const vcc_i64 *)(24L + t106_v[0]) : 0);
                        t28_v1 =
                            _mm256_set_epi64x(t109_v & 0x8u ? *(const vcc_i64 *)(24L + t107_v[3]) : 0, t109_v & 0x4u ? *(const vcc_i64 *)(24L + t107_v[2]) : 0, t109_v & 0x2u ? *(const vcc_i64 *)(24L + t107_v[1]) : 0, t109_v & 0x1u ? *(const vcc_i64 *)(24L + t107_v[0]) : 0);
                        mask36_v0 = _mm256_and_si256(mask31_v0, mask32_v0);
                        mask36_v1 = _mm256_and_si256(mask31_v1, mask32_v1);
                        mask37_v0 = _mm256_and_si256(mask29_v0, mask36_v0);
                        mask37_v1 = _mm256_and_si256(mask29_v1, mask36_v1);
                        t110_v = (vcc_i64x4)tree6_v0;
                        t111_v = (vcc_i64x4)tree6_v1;
                        t112_v = (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask37_v0));
                        t113_v = (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask37_v1));
                        t29_v0 =
                            _mm256_set_epi64x(t112_v & 0x8u ? *(const vcc_i64 *)(16L + t110_v[3]) : 0, t112_v & 0x4u ? *(const vcc_i64 *)(16L + t110_v[2]) : 0, t112_v & 0x2u ? *(const vcc_i64 *)(16L + t110_v[1]) : 0, t112_v & 0x1u ? *(const vcc_i64 *)(16L + t110_v[0]) : 0);
                        t29_v1 =
                            _mm256_set_epi64x(t113_v & 0x8u ? *(const vcc_i64 *)(16L + t111_v[3]) : 0, t113_v & 0x4u ? *(const vcc_i64 *)(16L + t111_v[2]) : 0, t113_v & 0x2u ? *(const vcc_i64 *)(16L + t111_v[1]) : 0, t113_v & 0x1u ? *(const vcc_i64 *)(16L + t111_v[0]) : 0);
                        tree8_v0 = _mm256_blendv_epi8(t28_v0, t29_v0, mask32_v0);
                        tree8_v1 = _mm256_blendv_epi8(t28_v1, t29_v1, mask32_v1);
                        mask38_v0 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree8_v0, t10_v),
                            _mm256_set1_epi32(-1));
                        mask38_v1 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree8_v1, t10_v),
                            _mm256_set1_epi32(-1));
                        mask18_v =
                            _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask38_v0), _mm256_castsi256_ps(mask38_v1), 0x88)), 0xd8);
                        mask19_v = _mm256_and_si256(mask15_v, mask18_v);
                        t30_v0 = _mm256_blendv_epi8(tree7_v0, tree6_v0, mask29_v0);
                        t30_v1 = _mm256_blendv_epi8(tree7_v1, tree6_v1, mask29_v1);
                        more4 = !_mm256_testz_si256(mask19_v, mask19_v);
                        tree6_v0 = tree8_v0;
                        tree6_v1 = tree8_v1;
                        active_mask_v = mask19_v;
                        tree7_v0 = t30_v0;
                        tree7_v1 = t30_v1;
                    } while (more4);
                    tree5_v0 = tree7_v0;
                    tree5_v1 = tree7_v1;
                }
                mask26_v0 = _mm256_xor_si256(mask4_v, _mm256_set1_epi32(-1));
                mask26_v1 = _mm256_xor_si256(mask4_v, _mm256_set1_epi32(-1));
                t23_v0 = _mm256_blendv_epi8(tree5_v0, t8_v, mask26_v0);
                t23_v1 = _mm256_blendv_epi8(tree5_v1, t8_v, mask26_v1);
                t78_v = (vcc_i64x4)t23_v0;
                t79_v = (vcc_i64x4)t23_v1;
                t80_v =
                    _mm256_set_epi32(*(const vcc_i32 *)(t79_v[3]), *(const vcc_i32 *)(t79_v[2]),
                    *(const vcc_i32 *)(t79_v[1]), *(const vcc_i32 *)(t79_v[0]),
                    *(const vcc_i32 *)(t78_v[3]), *(const vcc_i32 *)(t78_v[2]),
                    *(const vcc_i32 *)(t78_v[1]), *(const vcc_i32 *)(t78_v[0]));
                steps_v = _mm256_loadu_si256((const void *)(steps_lanes2));
                key2_v = _mm256_loadu_si256((const void *)(key + k2));
                _mm256_storeu_si256((void *)(depth + k2), steps_v);
                t81_v = (vcc_i64x4)t23_v0;
                t82_v = (vcc_i64x4)t23_v1;
                t24_v0 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t81_v[3]),
                    *(const vcc_i64 *)(8L + t81_v[2]), *(const vcc_i64 *)(8L + t81_v[1]),
                    *(const vcc_i64 *)(8L + t81_v[0]));
                t24_v1 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t82_v[3]),
                    *(const vcc_i64 *)(8L + t82_v[2]), *(const vcc_i64 *)(8L + t82_v[1]),
                    *(const vcc_i64 *)(8L + t82_v[0]));
                t83_v = (vcc_i64x4)t24_v0;
                t84_v = (vcc_i64x4)t24_v1;
                t85_v =
                    _mm_set_epi8(0, 0, 0, 0, 0, 0, 0, 0, (char)*(const vcc_i8 *)(t84_v[3]),
                    (char)*(const vcc_i8 *)(t84_v[2]), (char)*(const vcc_i8 *)(t84_v[1]),
                    (char)*(const vcc_i8 *)(t84_v[0]), (char)*(const vcc_i8 *)(t83_v[3]),
                    (char)*(const vcc_i8 *)(t83_v[2]), (char)*(const vcc_i8 *)(t83_v[1]),
                    (char)*(const vcc_i8 *)(t83_v[0]));
                mask9_v = _mm_xor_si128(_mm_cmpeq_epi8(t85_v, t11_v), _mm_set1_epi32(-1));
                mask10_v = _mm256_cvtepi8_epi32(mask9_v);
                end6_v0 = t10_v;
                end6_v1 = t10_v;
                if (!_mm256_testz_si256(mask10_v, mask10_v)) {
                    __m256i end8_v0 = t24_v0;
                    __m256i end8_v1 = t24_v1;
                    __m256i active_mask2_v = mask10_v;
                    __m256i end9_v0 = t10_v;
                    __m256i end9_v1 = t10_v;
                    int more5;
                    do {
                        const __m256i end10_v0 = _mm256_add_epi64(end8_v0, t12_v);
                        const __m256i end10_v1 = _mm256_add_epi64(end8_v1, t12_v);
                        const __m128i t114_v =
                            _mm_packs_epi32(_mm256_castsi256_si128(active_mask2_v),
                            _mm256_extracti128_si256(active_mask2_v, 1));
                        const __m128i mask20_v = _mm_packs_epi16(t114_v, t114_v);
                        const vcc_i64x4 t115_v = (vcc_i64x4)end8_v0;
                        const vcc_i64x4 t116_v = (vcc_i64x4)end8_v1;
                        const unsigned int t117_v = (unsigned int)_mm_movemask_epi8(mask20_v);
                        const __m128i t118_v =
                            _mm_set_epi8(0, 0, 0, 0, 0, 0, 0, 0,
                            t117_v & 0x80u ? (char)*(const vcc_i8 *)(1L + t116_v[3]) : 0,
                            t117_v & 0x40u ? (char)*(const vcc_i8 *)(1L + t116_v[2]) : 0,
                            t117_v & 0x20u ? (char)*(const vcc_i8 *)(1L + t116_v[1]) : 0,
                            t117_v & 0x10u ? (char)*(const vcc_i8 *)(1L + t116_v[0]) : 0,
                            t117_v & 0x8u ? (char)*(const vcc_i8 *)(1L + t115_v[3]) : 0,
                            t117_v & 0x4u ? (char)*(const vcc_i8 *)(1L + t115_v[2]) : 0,
                            t117_v & 0x2u ? (char)*(const vcc_i8 *)(1L + t115_v[1]) : 0,
                            t117_v & 0x1u ? (char)*(const vcc_i8 *)(1L + t115_v[0]) : 0);
                        const __m128i mask21_v =
                            _mm_xor_si128(_mm_cmpeq_epi8(t118_v, t11_v), _mm_set1_epi32(-1));
                        const __m256i mask22_v = _mm256_cvtepi8_epi32(mask21_v);
                        const __m256i mask23_v = _mm256_and_si256(active_mask2_v, mask22_v);
                        const __m256i mask39_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask2_v, 1));
                        const __m256i mask39_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask2_v));
                        const __m256i t31_v0 = _mm256_blendv_epi8(end9_v0, end10_v0, mask39_v0);
                        const __m256i t31_v1 = _mm256_blendv_epi8(end9_v1, end10_v1, mask39_v1);
                        more5 = !_mm256_testz_si256(mask23_v, mask23_v);
                        end8_v0 = end10_v0;
                        end8_v1 = end10_v1;
                        active_mask2_v = mask23_v;
                        end9_v0 = t31_v0;
                        end9_v1 = t31_v1;
                    } while (more5);
                    end6_v0 = end9_v0;
                    end6_v1 = end9_v1;
                }
                t86_v = _mm256_set1_epi64x((long)((unsigned long)(where + k2)));
                t25_v0 = _mm256_add_epi64(t86_v, t4_v0);
                t25_v1 = _mm256_add_epi64(t86_v, t4_v1);
                t87_v = _mm256_set1_epi64x((long)((unsigned long)(depth + k2)));
                t26_v0 = _mm256_add_epi64(t87_v, t4_v0);
                t26_v1 = _mm256_add_epi64(t87_v, t4_v1);
                mask11_v = _mm256_cmpeq_epi32(t80_v, key2_v);
                mask27_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask11_v));
                mask27_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask11_v, 1));
                to2_v0 = _mm256_blendv_epi8(t25_v0, t26_v0, mask27_v0);
                to2_v1 = _mm256_blendv_epi8(t25_v1, t26_v1, mask27_v1);
                t88_v = (vcc_i64x4)to2_v0;
                t89_v = (vcc_i64x4)to2_v1;
                t90_v =
                    _mm256_set_epi32(*(const vcc_i32 *)(t89_v[3]), *(const vcc_i32 *)(t89_v[2]),
                    *(const vcc_i32 *)(t89_v[1]), *(const vcc_i32 *)(t89_v[0]),
                    *(const vcc_i32 *)(t88_v[3]), *(const vcc_i32 *)(t88_v[2]),
                    *(const vcc_i32 *)(t88_v[1]), *(const vcc_i32 *)(t88_v[0]));
                mask12_v = _mm_xor_si128(_mm_cmpeq_epi8(t85_v, t11_v), _mm_set1_epi32(-1));
                mask28_v0 = _mm256_cvtepi8_epi64(mask12_v);
                mask28_v1 = _mm256_cvtepi8_epi64(_mm_srli_si128(mask12_v, 4));
                end7_v0 = _mm256_blendv_epi8(t24_v0, end6_v0, mask28_v0);
                end7_v1 = _mm256_blendv_epi8(t24_v1, end6_v1, mask28_v1);
                t27_v0 = _mm256_sub_epi64(end7_v0, t24_v0);
                t27_v1 = _mm256_sub_epi64(end7_v1, t24_v1);
                t91_v =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t27_v0), _mm256_castsi256_ps(t27_v1), 0x88)), 0xd8);
                t92_v = (vcc_i64x4)to2_v0;
                t93_v = (vcc_i64x4)to2_v1;
                t94_v = (vcc_i32x8)_mm256_add_epi32(t90_v, t91_v);
                *(vcc_i32 *)(t92_v[0]) = t94_v[0];
                *(vcc_i32 *)(t92_v[1]) = t94_v[1];
                *(vcc_i32 *)(t92_v[2]) = t94_v[2];
                *(vcc_i32 *)(t92_v[3]) = t94_v[3];
                *(vcc_i32 *)(t93_v[0]) = t94_v[4];
                *(vcc_i32 *)(t93_v[1]) = t94_v[5];
                *(vcc_i32 *)(t93_v[2]) = t94_v[6];
                *(vcc_i32 *)(t93_v[3]) = t94_v[7];
            }
            k = (int)end_s;
        }
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        {
        int steps = 0;
        const struct node *found = find(tree_lookup_nodes, key[k], &steps);
        int *to = found->key == key[k] ? &depth[k] : &where[k];
        depth[k] = steps;
        *to += length(found->name);
    }
    }
}
