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
            int steps_lanes[16] __attribute__((__aligned__(64))) = {0};
            const __m256i t_v = _mm256_set1_epi32(0);
            const __m256i t2_v = _mm256_set1_epi64x((long)((unsigned long)tree_lookup_nodes));
            const __m256i mask_v = _mm256_set1_epi32(-1);
            const int t = (unsigned long)tree_lookup_nodes != (unsigned long)(const char *)0L;
            const __m256i t3_v = _mm256_set1_epi32(1);
            const __m256i t4_v = _mm256_set1_epi64x(0);
            const __m256i mask2_v = _mm256_set1_epi64x((long)(t ? -1 : 0));
            const __m128i t5_v = _mm_set1_epi8(0);
            const __m256i t6_v = _mm256_set1_epi64x(1);
            const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
            const __m256i t2_v0 = _mm256_slli_epi32(t_v0, 2);
            const __m256i t2_v1 = _mm256_slli_epi32(t_v1, 2);
            const __m256i t3_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(t2_v0));
            const __m256i t3_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(t2_v0, 1));
            const __m256i t3_v2 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(t2_v1));
            const __m256i t3_v3 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(t2_v1, 1));
            int steps_lanes2[8] __attribute__((__aligned__(64))) = {0};
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 16) {
                _mm256_storeu_si256((void *)(steps_lanes), t_v);
                _mm256_storeu_si256((void *)(steps_lanes + 8), t_v);
                const __m256i key_v0 = _mm256_loadu_si256((const void *)(key + k2));
                const __m256i key_v1 = _mm256_loadu_si256((const void *)(key + k2 + 8));
                __m256i tree_v0 = t4_v;
                __m256i tree_v1 = t4_v;
                __m256i tree_v2 = t4_v;
                __m256i tree_v3 = t4_v;
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
                        _mm256_storeu_si256((void *)(steps_lanes), t16_v0);
                        _mm256_storeu_si256((void *)(steps_lanes + 8), t16_v1);
                        const vcc_i64x4 t59_v = (vcc_i64x4)tree2_v0;
                        const vcc_i64x4 t60_v = (vcc_i64x4)tree2_v1;
                        const vcc_i64x4 t61_v = (vcc_i64x4)tree2_v2;
                        const vcc_i64x4 t62_v = (vcc_i64x4)tree2_v3;
                        const unsigned int t63_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v0));
                        const unsigned int t64_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v1));
                        const __m256i t17_v0 =
                            _mm256_set_epi32(t63_v & 0x80u ? *(const vcc_i32 *)(t60_v[3]) : 0,
                            t63_v & 0x40u ? *(const vcc_i32 *)(t60_v[2]) : 0,
                            t63_v & 0x20u ? *(const vcc_i32 *)(t60_v[1]) : 0,
                            t63_v & 0x10u ? *(const vcc_i32 *)(t60_v[0]) : 0,
                            t63_v & 0x8u ? *(const vcc_i32 *)(t59_v[3]) : 0,
                            t63_v & 0x4u ? *(const vcc_i32 *)(t59_v[2]) : 0,
                            t63_v & 0x2u ? *(const vcc_i32 *)(t59_v[1]) : 0,
                            t63_v & 0x1u ? *(const vcc_i32 *)(t59_v[0]) : 0);
                        const __m256i t17_v1 =
                            _mm256_set_epi32(t64_v & 0x80u ? *(const vcc_i32 *)(t62_v[3]) : 0,
                            t64_v & 0x40u ? *(const vcc_i32 *)(t62_v[2]) : 0,
                            t64_v & 0x20u ? *(const vcc_i32 *)(t62_v[1]) : 0,
                            t64_v & 0x10u ? *(const vcc_i32 *)(t62_v[0]) : 0,
                            t64_v & 0x8u ? *(const vcc_i32 *)(t61_v[3]) : 0,
                            t64_v & 0x4u ? *(const vcc_i32 *)(t61_v[2]) : 0,
                            t64_v & 0x2u ? *(const vcc_i32 *)(t61_v[1]) : 0,
                            t64_v & 0x1u ? *(const vcc_i32 *)(t61_v[0]) : 0);
                        const __m256i mask6_v0 = _mm256_cmpeq_epi32(t17_v0, key_v0);
                        const __m256i mask6_v1 = _mm256_cmpeq_epi32(t17_v1, key_v1);
                        const __m256i mask7_v0 = _mm256_xor_si256(mask6_v0, _mm256_set1_epi32(-1));
                        const __m256i mask7_v1 = _mm256_xor_si256(mask6_v1, _mm256_set1_epi32(-1));
                        const __m256i mask8_v0 = _mm256_and_si256(active_mask_v0, mask7_v0);
                        const __m256i mask8_v1 = _mm256_and_si256(active_mask_v1, mask7_v1);
                        const vcc_i64x4 t65_v = (vcc_i64x4)tree2_v0;
                        const vcc_i64x4 t66_v = (vcc_i64x4)tree2_v1;
                        const vcc_i64x4 t67_v = (vcc_i64x4)tree2_v2;
                        const vcc_i64x4 t68_v = (vcc_i64x4)tree2_v3;
                        const unsigned int t69_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask8_v0));
                        const unsigned int t70_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask8_v1));
                        const __m256i t18_v0 =
                            _mm256_set_epi32(t69_v & 0x80u ? *(const vcc_i32 *)(t66_v[3]) : 0,
                            t69_v & 0x40u ? *(const vcc_i32 *)(t66_v[2]) : 0,
                            t69_v & 0x20u ? *(const vcc_i32 *)(t66_v[1]) : 0,
                            t69_v & 0x10u ? *(const vcc_i32 *)(t66_v[0]) : 0,
                            t69_v & 0x8u ? *(const vcc_i32 *)(t65_v[3]) : 0,
                            t69_v & 0x4u ? *(const vcc_i32 *)(t65_v[2]) : 0,
                            t69_v & 0x2u ? *(const vcc_i32 *)(t65_v[1]) : 0,
                            t69_v & 0x1u ? *(const vcc_i32 *)(t65_v[0]) : 0);
                        const __m256i t18_v1 =
                            _mm256_set_epi32(t70_v & 0x80u ? *(const vcc_i32 *)(t68_v[3]) : 0,
                            t70_v & 0x40u ? *(const vcc_i32 *)(t68_v[2]) : 0,
                            t70_v & 0x20u ? *(const vcc_i32 *)(t68_v[1]) : 0,
                            t70_v & 0x10u ? *(const vcc_i32 *)(t68_v[0]) : 0,
                            t70_v & 0x8u ? *(const vcc_i32 *)(t67_v[3]) : 0,
                            t70_v & 0x4u ? *(const vcc_i32 *)(t67_v[2]) : 0,
                            t70_v & 0x2u ? *(const vcc_i32 *)(t67_v[1]) : 0,
                            t70_v & 0x1u ? *(const vcc_i32 *)(t67_v[0]) : 0);
                        const __m256i mask9_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask_v0, 1));
                        const __m256i mask9_v3 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask_v1, 1));
                        const __m256i mask9_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask_v0));
                        const __m256i mask9_v2 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask_v1));
                        const __m256i mask10_v0 = _mm256_cmpeq_epi32(t17_v0, key_v0);
                        const __m256i mask10_v1 = _mm256_cmpeq_epi32(t17_v1, key_v1);
                        const __m256i mask11_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask10_v0));
                        const __m256i mask11_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask10_v0, 1));
                        const __m256i mask11_v2 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask10_v1));
                        const __m256i mask11_v3 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask10_v1, 1));
                        const __m256i mask12_v0 =
                            _mm256_xor_si256(mask11_v0, _mm256_set1_epi32(-1));
                        const __m256i mask12_v1 =
                            _mm256_xor_si256(mask11_v1, _mm256_set1_epi32(-1));
                        const __m256i mask12_v2 =
                            _mm256_xor_si256(mask11_v2, _mm256_set1_epi32(-1));
                        const __m256i mask12_v3 =
                            _mm256_xor_si256(mask11_v3, _mm256_set1_epi32(-1));
                        const __m256i mask13_v0 = _mm256_cmpgt_epi32(t18_v0, key_v0);
                        const __m256i mask13_v1 = _mm256_cmpgt_epi32(t18_v1, key_v1);
                        const __m256i mask14_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask13_v0));
                        const __m256i mask14_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask13_v0, 1));
                        const __m256i mask14_v2 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask13_v1));
                        const __m256i mask14_v3 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask13_v1, 1));
                        const __m256i mask15_v0 =
                            _mm256_xor_si256(mask14_v0, _mm256_set1_epi32(-1));
                        const __m256i mask15_v1 =
                            _mm256_xor_si256(mask14_v1, _mm256_set1_epi32(-1));
                        const __m256i mask15_v2 =
                            _mm256_xor_si256(mask14_v2, _mm256_set1_epi32(-1));
                        const __m256i mask15_v3 =
                            _mm256_xor_si256(mask14_v3, _mm256_set1_epi32(-1));
                        const __m256i mask16_v0 = _mm256_and_si256(mask12_v0, mask15_v0);
                        const __m256i mask16_v1 = _mm256_and_si256(mask12_v1, mask15_v1);
                        const __m256i mask16_v2 = _mm256_and_si256(mask12_v2, mask15_v2);
                        const __m256i mask16_v3 = _mm256_and_si256(mask12_v3, mask15_v3);
                        const __m256i mask17_v0 = _mm256_and_si256(mask9_v0, mask16_v0);
                        const __m256i mask17_v1 = _mm256_and_si256(mask9_v1, mask16_v1);
                        const __m256i mask17_v2 = _mm256_and_si256(mask9_v2, mask16_v2);
                        const __m256i mask17_v3 = _mm256_and_si256(mask9_v3, mask16_v3);
                        const vcc_i64x4 t71_v = (vcc_i64x4)tree2_v0;
                        const vcc_i64x4 t72_v = (vcc_i64x4)tree2_v1;
                        const vcc_i64x4 t73_v = (vcc_i64x4)tree2_v2;
                        const vcc_i64x4 t74_v = (vcc_i64x4)tree2_v3;
                        const unsigned int t75_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask17_v0));
                        const unsigned int t76_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask17_v1));
                        const unsigned int t77_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask17_v2));
                        const unsigned int t78_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask17_v3));
                        const __m256i t19_v0 =
                            _mm256_set_epi64x(t75_v & 0x8u ? *(const vcc_i64 *)(24L + t71_v[3]) : 0, t75_v & 0x4u ? *(const vcc_i64 *)(24L + t71_v[2]) : 0, t75_v & 0x2u ? *(const vcc_i64 *)(24L + t71_v[1]) : 0, t75_v & 0x1u ? *(const vcc_i64 *)(24L + t71_v[0]) : 0);
                        const __m256i t19_v1 =
                            _mm256_set_epi64x(t76_v & 0x8u ? *(const vcc_i64 *)(24L + t72_v[3]) : 0, t76_v & 0x4u ? *(const vcc_i64 *)(24L + t72_v[2]) : 0, t76_v & 0x2u ? *(const vcc_i64 *)(24L + t72_v[1]) : 0, t76_v & 0x1u ? *(const vcc_i64 *)(24L + t72_v[0]) : 0);
                        const __m256i t19_v2 =
                            _mm256_set_epi64x(t77_v & 0x8u ? *(const vcc_i64 *)(24L + t73_v[3]) : 0, t77_v & 0x4u ? *(const vcc_i64 *)(24L + t73_v[2]) : 0, t77_v & 0x2u ? *(const vcc_i64 *)(24L + t73_v[1]) : 0, t77_v & 0x1u ? *(const vcc_i64 *)(24L + t73_v[0]) : 0);
                        const __m256i t19_v3 =
                            _mm256_set_epi64x(t78_v & 0x8u ? *(const vcc_i64 *)(24L + t74_v[3]) : 0, t78_v & 0x4u ? *(const vcc_i64 *)(24L + t74_v[2]) : 0, t78_v & 0x2u ? *(const vcc_i64 *)(24L + t74_v[1]) : 0, t78_v & 0x1u ? *(const vcc_i64 *)(24L + t74_v[0]) : 0);
                        const __m256i mask18_v0 = _mm256_and_si256(mask12_v0, mask14_v0);
                        const __m256i mask18_v1 = _mm256_and_si256(mask12_v1, mask14_v1);
                        const __m256i mask18_v2 = _mm256_and_si256(mask12_v2, mask14_v2);
                        const __m256i mask18_v3 = _mm256_and_si256(mask12_v3, mask14_v3);
                        const __m256i mask19_v0 = _mm256_and_si256(mask9_v0, mask18_v0);
                        const __m256i mask19_v1 = _mm256_and_si256(mask9_v1, mask18_v1);
                        const __m256i mask19_v2 = _mm256_and_si256(mask9_v2, mask18_v2);
                        const __m256i mask19_v3 = _mm256_and_si256(mask9_v3, mask18_v3);
                        const vcc_i64x4 t79_v = (vcc_i64x4)tree2_v0;
                        const vcc_i64x4 t80_v = (vcc_i64x4)tree2_v1;
                        const vcc_i64x4 t81_v = (vcc_i64x4)tree2_v2;
                        const vcc_i64x4 t82_v = (vcc_i64x4)tree2_v3;
                        const unsigned int t83_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask19_v0));
                        const unsigned int t84_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask19_v1));
                        const unsigned int t85_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask19_v2));
                        const unsigned int t86_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask19_v3));
                        const __m256i t20_v0 =
                            _mm256_set_epi64x(t83_v & 0x8u ? *(const vcc_i64 *)(16L + t79_v[3]) : 0, t83_v & 0x4u ? *(const vcc_i64 *)(16L + t79_v[2]) : 0, t83_v & 0x2u ? *(const vcc_i64 *)(16L + t79_v[1]) : 0, t83_v & 0x1u ? *(const vcc_i64 *)(16L + t79_v[0]) : 0);
                        const __m256i t20_v1 =
                            _mm256_set_epi64x(t84_v & 0x8u ? *(const vcc_i64 *)(16L + t80_v[3]) : 0, t84_v & 0x4u ? *(const vcc_i64 *)(16L + t80_v[2]) : 0, t84_v & 0x2u ? *(const vcc_i64 *)(16L + t80_v[1]) : 0, t84_v & 0x1u ? *(const vcc_i64 *)(16L + t80_v[0]) : 0);
                        const __m256i t20_v2 =
                            _mm256_set_epi64x(t85_v & 0x8u ? *(const vcc_i64 *)(16L + t81_v[3]) : 0, t85_v & 0x4u ? *(const vcc_i64 *)(16L + t81_v[2]) : 0, t85_v & 0x2u ? *(const vcc_i64 *)(16L + t81_v[1]) : 0, t85_v & 0x1u ? *(const vcc_i64 *)(16L + t81_v[0]) : 0);
                        const __m256i t20_v3 =
                            _mm256_set_epi64x(t86_v & 0x8u ? *(const vcc_i64 *)(16L + t82_v[3]) : 0, t86_v & 0x4u ? *(const vcc_i64 *)(16L + t82_v[2]) : 0, t86_v & 0x2u ? *(const vcc_i64 *)(16L + t82_v[1]) : 0, t86_v & 0x1u ? *(const vcc_i64 *)(16L + t82_v[0]) : 0);
                        const __m256i tree4_v0 = _mm256_blendv_epi8(t19_v0, t20_v0, mask14_v0);
                        const __m256i tree4_v1 = _mm256_blendv_epi8(t19_v1, t20_v1, mask14_v1);
                        const __m256i tree4_v2 = _mm256_blendv_epi8(t19_v2, t20_v2, mask14_v2);
                        const __m256i tree4_v3 = _mm256_blendv_epi8(t19_v3, t20_v3, mask14_v3);
                        const __m256i mask20_v0 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree4_v0, t4_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask20_v1 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree4_v1, t4_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask20_v2 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree4_v2, t4_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask20_v3 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree4_v3, t4_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask21_v0 =
                            _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask20_v0), _mm256_castsi256_ps(mask20_v1), 0x88)), 0xd8);
                        const __m256i mask21_v1 =
                            _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask20_v2), _mm256_castsi256_ps(mask20_v3), 0x88)), 0xd8);
                        const __m256i mask22_v0 = _mm256_and_si256(mask8_v0, mask21_v0);
                        const __m256i mask22_v1 = _mm256_and_si256(mask8_v1, mask21_v1);
                        const __m256i t21_v0 = _mm256_blendv_epi8(tree3_v0, tree2_v0, mask9_v0);
                        const __m256i t21_v1 = _mm256_blendv_epi8(tree3_v1, tree2_v1, mask9_v1);
                        const __m256i t21_v2 = _mm256_blendv_epi8(tree3_v2, tree2_v2, mask9_v2);
                        const __m256i t21_v3 = _mm256_blendv_epi8(tree3_v3, tree2_v3, mask9_v3);
                        const __m256i t87_v = _mm256_or_si256(mask22_v0, mask22_v1);
                        const int t3 = !_mm256_testz_si256(t87_v, t87_v);
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
                const __m256i mask_v0 = _mm256_xor_si256(mask2_v, _mm256_set1_epi32(-1));
                const __m256i mask_v1 = _mm256_xor_si256(mask2_v, _mm256_set1_epi32(-1));
                const __m256i mask_v2 = _mm256_xor_si256(mask2_v, _mm256_set1_epi32(-1));
                const __m256i mask_v3 = _mm256_xor_si256(mask2_v, _mm256_set1_epi32(-1));
                const __m256i t5_v0 = _mm256_blendv_epi8(tree_v0, t2_v, mask_v0);
                const __m256i t5_v1 = _mm256_blendv_epi8(tree_v1, t2_v, mask_v1);
                const __m256i t5_v2 = _mm256_blendv_epi8(tree_v2, t2_v, mask_v2);
                const __m256i t5_v3 = _mm256_blendv_epi8(tree_v3, t2_v, mask_v3);
                const vcc_i64x4 t15_v = (vcc_i64x4)t5_v0;
                const vcc_i64x4 t16_v = (vcc_i64x4)t5_v1;
                const vcc_i64x4 t17_v = (vcc_i64x4)t5_v2;
                const vcc_i64x4 t18_v = (vcc_i64x4)t5_v3;
                const __m256i t6_v0 =
                    _mm256_set_epi32(*(const vcc_i32 *)(t16_v[3]), *(const vcc_i32 *)(t16_v[2]),
                    *(const vcc_i32 *)(t16_v[1]), *(const vcc_i32 *)(t16_v[0]),
                    *(const vcc_i32 *)(t15_v[3]), *(const vcc_i32 *)(t15_v[2]),
                    *(const vcc_i32 *)(t15_v[1]), *(const vcc_i32 *)(t15_v[0]));
                const __m256i t6_v1 =
                    _mm256_set_epi32(*(const vcc_i32 *)(t18_v[3]), *(const vcc_i32 *)(t18_v[2]),
                    *(const vcc_i32 *)(t18_v[1]), *(const vcc_i32 *)(t18_v[0]),
                    *(const vcc_i32 *)(t17_v[3]), *(const vcc_i32 *)(t17_v[2]),
                    *(const vcc_i32 *)(t17_v[1]), *(const vcc_i32 *)(t17_v[0]));
                const __m256i key2_v0 = _mm256_loadu_si256((const void *)(key + k2));
                const __m256i key2_v1 = _mm256_loadu_si256((const void *)(key + k2 + 8));
                const __m256i steps_v0 = _mm256_loadu_si256((const void *)(steps_lanes));
                const __m256i steps_v1 = _mm256_loadu_si256((const void *)(steps_lanes + 8));
                _mm256_storeu_si256((void *)(depth + k2), steps_v0);
                _mm256_storeu_si256((void *)(depth + k2 + 8), steps_v1);
                const vcc_i64x4 t19_v = (vcc_i64x4)t5_v0;
                const vcc_i64x4 t20_v = (vcc_i64x4)t5_v1;
                const vcc_i64x4 t21_v = (vcc_i64x4)t5_v2;
                const vcc_i64x4 t22_v = (vcc_i64x4)t5_v3;
                const __m256i t7_v0 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t19_v[3]),
                    *(const vcc_i64 *)(8L + t19_v[2]), *(const vcc_i64 *)(8L + t19_v[1]),
                    *(const vcc_i64 *)(8L + t19_v[0]));
                const __m256i t7_v1 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t20_v[3]),
                    *(const vcc_i64 *)(8L + t20_v[2]), *(const vcc_i64 *)(8L + t20_v[1]),
                    *(const vcc_i64 *)(8L + t20_v[0]));
                const __m256i t7_v2 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t21_v[3]),
                    *(const vcc_i64 *)(8L + t21_v[2]), *(const vcc_i64 *)(8L + t21_v[1]),
                    *(const vcc_i64 *)(8L + t21_v[0]));
                const __m256i t7_v3 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t22_v[3]),
                    *(const vcc_i64 *)(8L + t22_v[2]), *(const vcc_i64 *)(8L + t22_v[1]),
                    *(const vcc_i64 *)(8L + t22_v[0]));
                const long t23_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t7_v0));
                const long t24_v =
                    _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t7_v0),
                    _mm256_castsi256_si128(t7_v0)));
                const __m128i t25_v = _mm256_extracti128_si256(t7_v0, 1);
                const long t26_v = _mm_cvtsi128_si64(t25_v);
                const long t27_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t25_v, t25_v));
                const long t28_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t7_v1));
                const long t29_v =
                    _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t7_v1),
                    _mm256_castsi256_si128(t7_v1)));
                const __m128i t30_v = _mm256_extracti128_si256(t7_v1, 1);
                const long t31_v = _mm_cvtsi128_si64(t30_v);
                const long t32_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t30_v, t30_v));
                const long t33_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t7_v2));
                const long t34_v =
                    _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t7_v2),
                    _mm256_castsi256_si128(t7_v2)));
                const __m128i t35_v = _mm256_extracti128_si256(t7_v2, 1);
                const long t36_v = _mm_cvtsi128_si64(t35_v);
                const long t37_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t35_v, t35_v));
                const long t38_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t7_v3));
                const long t39_v =
                    _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t7_v3),
                    _mm256_castsi256_si128(t7_v3)));
                const __m128i t40_v = _mm256_extracti128_si256(t7_v3, 1);
                const long t41_v = _mm_cvtsi128_si64(t40_v);
                const long t42_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t40_v, t40_v));
                const long t43_v =
                    (long)((unsigned long)(unsigned char)*(const vcc_i8 *)(t23_v)
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t24_v) << 8
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t26_v) << 16
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t27_v) << 24
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t28_v) << 32
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t29_v) << 40
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t31_v) << 48
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t32_v) << 56);
                const long t44_v =
                    (long)((unsigned long)(unsigned char)*(const vcc_i8 *)(t33_v)
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t34_v) << 8
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t36_v) << 16
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t37_v) << 24
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t38_v) << 32
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t39_v) << 40
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t41_v) << 48
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t42_v) << 56);
                const __m128i t45_v =
                    _mm_unpacklo_epi64(_mm_cvtsi64_si128(t43_v), _mm_cvtsi64_si128(t44_v));
                const __m128i mask5_v =
                    _mm_xor_si128(_mm_cmpeq_epi8(t45_v, t5_v), _mm_set1_epi32(-1));
                const __m256i mask2_v0 = _mm256_cvtepi8_epi32(mask5_v);
                const __m256i mask2_v1 = _mm256_cvtepi8_epi32(_mm_srli_si128(mask5_v, 8));
                const __m256i t46_v = _mm256_or_si256(mask2_v0, mask2_v1);
                const int t2 = !_mm256_testz_si256(t46_v, t46_v);
                __m256i end_v0 = t4_v;
                __m256i end_v1 = t4_v;
                __m256i end_v2 = t4_v;
                __m256i end_v3 = t4_v;
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
                        const __m256i t88_v =
                            _mm256_permute4x64_epi64(_mm256_packs_epi32(active_mask2_v0,
                            active_mask2_v1), 0xd8);
                        const __m128i mask7_v =
                            _mm_packs_epi16(_mm256_castsi256_si128(t88_v),
                            _mm256_extracti128_si256(t88_v, 1));
                        const __m256i all_v = _mm256_and_si256(active_mask2_v0, active_mask2_v1);
                        const int all = _mm256_testc_si256(all_v, _mm256_set1_epi32(-1));
                        __m128i t89_v;
                        if (all) {
                            const long t91_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v0));
                            const long t92_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v0), _mm256_castsi256_si128(end3_v0)));
                            const __m128i t93_v = _mm256_extracti128_si256(end3_v0, 1);
                            const long t94_v = _mm_cvtsi128_si64(t93_v);
                            const long t95_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t93_v, t93_v));
                            const long t96_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v1));
                            const long t97_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v1), _mm256_castsi256_si128(end3_v1)));
                            const __m128i t98_v = _mm256_extracti128_si256(end3_v1, 1);
                            const long t99_v = _mm_cvtsi128_si64(t98_v);
                            const long t100_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t98_v, t98_v));
                            const long t101_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v2));
                            const long t102_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v2), _mm256_castsi256_si128(end3_v2)));
                            const __m128i t103_v = _mm256_extracti128_si256(end3_v2, 1);
                            const long t104_v = _mm_cvtsi128_si64(t103_v);
                            const long t105_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t103_v, t103_v));
                            const long t106_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v3));
                            const long t107_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v3), _mm256_castsi256_si128(end3_v3)));
                            const __m128i t108_v = _mm256_extracti128_si256(end3_v3, 1);
                            const long t109_v = _mm_cvtsi128_si64(t108_v);
                            const long t110_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t108_v, t108_v));
                            const long t111_v =
                                (long)((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t91_v)
                                | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t92_v) << 8
                                | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t94_v) << 16
                                | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t95_v) << 24
                                | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t96_v) << 32
                                | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t97_v) << 40
                                | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t99_v) << 48
                                | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t100_v) << 56);
                            const long t112_v =
                                (long)((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t101_v)
                                | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t102_v) << 8
                                | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t104_v) << 16 | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t105_v) << 24 | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t106_v) << 32 | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t107_v) << 40 | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t109_v) << 48 | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t110_v) << 56);
                            t89_v =
                                _mm_unpacklo_epi64(_mm_cvtsi64_si128(t111_v),
                                _mm_cvtsi64_si128(t112_v));
                        } else {
                            const long t113_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v0));
                            const long t114_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v0), _mm256_castsi256_si128(end3_v0)));
                            const __m128i t115_v = _mm256_extracti128_si256(end3_v0, 1);
                            const long t116_v = _mm_cvtsi128_si64(t115_v);
                            const long t117_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t115_v, t115_v));
                            const long t118_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v1));
                            const long t119_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v1), _mm256_castsi256_si128(end3_v1)));
                            const __m128i t120_v = _mm256_extracti128_si256(end3_v1, 1);
                            const long t121_v = _mm_cvtsi128_si64(t120_v);
                            const long t122_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t120_v, t120_v));
                            const long t123_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v2));
                            const long t124_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v2), _mm256_castsi256_si128(end3_v2)));
                            const __m128i t125_v = _mm256_extracti128_si256(end3_v2, 1);
                            const long t126_v = _mm_cvtsi128_si64(t125_v);
                            const long t127_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t125_v, t125_v));
                            const long t128_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v3));
                            const long t129_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v3), _mm256_castsi256_si128(end3_v3)));
                            const __m128i t130_v = _mm256_extracti128_si256(end3_v3, 1);
                            const long t131_v = _mm_cvtsi128_si64(t130_v);
                            const long t132_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t130_v, t130_v));
                            const unsigned int t133_v = (unsigned int)_mm_movemask_epi8(mask7_v);
                            const long t134_v =
                                (long)((unsigned long)(t133_v & 0x1u ? (unsigned char)*(const vcc_i8 *)(1L + t113_v) : 0) | (unsigned long)(t133_v & 0x2u ? (unsigned char)*(const vcc_i8 *)(1L + t114_v) : 0) << 8 | (unsigned long)(t133_v & 0x4u ? (unsigned char)*(const vcc_i8 *)(1L + t116_v) : 0) << 16 | (unsigned long)(t133_v & 0x8u ? (unsigned char)*(const vcc_i8 *)(1L + t117_v) : 0) << 24 | (unsigned long)(t133_v & 0x10u ? (unsigned char)*(const vcc_i8 *)(1L + t118_v) : 0) << 32 | (unsigned long)(t133_v & 0x20u ? (unsigned char)*(const vcc_i8 *)(1L + t119_v) : 0) << 40 | (unsigned long)(t133_v & 0x40u ? (unsigned char)*(const vcc_i8 *)(1L + t121_v) : 0) << 48 | (unsigned long)(t133_v & 0x80u ? (unsigned char)*(const vcc_i8 *)(1L + t122_v) : 0) << 56);
                            const long t135_v =
                                (long)((unsigned long)(t133_v & 0x100u ? (unsigned char)*(const vcc_i8 *)(1L + t123_v) : 0) | (unsigned long)(t133_v & 0x200u ? (unsigned char)*(const vcc_i8 *)(1L + t124_v) : 0) << 8 | (unsigned long)(t133_v & 0x400u ? (unsigned char)*(const vcc_i8 *)(1L + t126_v) : 0) << 16 | (unsigned long)(t133_v & 0x800u ? (unsigned char)*(const vcc_i8 *)(1L + t127_v) : 0) << 24 | (unsigned long)(t133_v & 0x1000u ? (unsigned char)*(const vcc_i8 *)(1L + t128_v) : 0) << 32 | (unsigned long)(t133_v & 0x2000u ? (unsigned char)*(const vcc_i8 *)(1L + t129_v) : 0) << 40 | (unsigned long)(t133_v & 0x4000u ? (unsigned char)*(const vcc_i8 *)(1L + t131_v) : 0) << 48 | (unsigned long)(t133_v & 0x8000u ? (unsigned char)*(const vcc_i8 *)(1L + t132_v) : 0) << 56);
                            const __m128i t136_v =
                                _mm_unpacklo_epi64(_mm_cvtsi64_si128(t134_v),
                                _mm_cvtsi64_si128(t135_v));
                            t89_v = t136_v;
                        }
                        const __m128i mask8_v =
                            _mm_xor_si128(_mm_cmpeq_epi8(t89_v, t5_v), _mm_set1_epi32(-1));
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
                        const __m256i t90_v = _mm256_or_si256(mask24_v0, mask24_v1);
                        const int t4 = !_mm256_testz_si256(t90_v, t90_v);
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
                const __m256i t47_v = _mm256_set1_epi64x((long)((unsigned long)(where + k2)));
                const __m256i t8_v0 = _mm256_add_epi64(t47_v, t3_v0);
                const __m256i t8_v1 = _mm256_add_epi64(t47_v, t3_v1);
                const __m256i t8_v2 = _mm256_add_epi64(t47_v, t3_v2);
                const __m256i t8_v3 = _mm256_add_epi64(t47_v, t3_v3);
                const __m256i t48_v = _mm256_set1_epi64x((long)((unsigned long)(depth + k2)));
                const __m256i t9_v0 = _mm256_add_epi64(t48_v, t3_v0);
                const __m256i t9_v1 = _mm256_add_epi64(t48_v, t3_v1);
                const __m256i t9_v2 = _mm256_add_epi64(t48_v, t3_v2);
                const __m256i t9_v3 = _mm256_add_epi64(t48_v, t3_v3);
                const __m256i mask3_v0 = _mm256_cmpeq_epi32(t6_v0, key2_v0);
                const __m256i mask3_v1 = _mm256_cmpeq_epi32(t6_v1, key2_v1);
                const __m256i mask4_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask3_v0));
                const __m256i mask4_v1 =
                    _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask3_v0, 1));
                const __m256i mask4_v2 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask3_v1));
                const __m256i mask4_v3 =
                    _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask3_v1, 1));
                const __m256i to_v0 = _mm256_blendv_epi8(t8_v0, t9_v0, mask4_v0);
                const __m256i to_v1 = _mm256_blendv_epi8(t8_v1, t9_v1, mask4_v1);
                const __m256i to_v2 = _mm256_blendv_epi8(t8_v2, t9_v2, mask4_v2);
                const __m256i to_v3 = _mm256_blendv_epi8(t8_v3, t9_v3, mask4_v3);
                const vcc_i64x4 t49_v = (vcc_i64x4)to_v0;
                const vcc_i64x4 t50_v = (vcc_i64x4)to_v1;
                const vcc_i64x4 t51_v = (vcc_i64x4)to_v2;
                const vcc_i64x4 t52_v = (vcc_i64x4)to_v3;
                const __m256i t10_v0 =
                    _mm256_set_epi32(*(const vcc_i32 *)(t50_v[3]), *(const vcc_i32 *)(t50_v[2]),
                    *(const vcc_i32 *)(t50_v[1]), *(const vcc_i32 *)(t50_v[0]),
                    *(const vcc_i32 *)(t49_v[3]), *(const vcc_i32 *)(t49_v[2]),
                    *(const vcc_i32 *)(t49_v[1]), *(const vcc_i32 *)(t49_v[0]));
                const __m256i t10_v1 =
                    _mm256_set_epi32(*(const vcc_i32 *)(t52_v[3]), *(const vcc_i32 *)(t52_v[2]),
                    *(const vcc_i32 *)(t52_v[1]), *(const vcc_i32 *)(t52_v[0]),
                    *(const vcc_i32 *)(t51_v[3]), *(const vcc_i32 *)(t51_v[2]),
                    *(const vcc_i32 *)(t51_v[1]), *(const vcc_i32 *)(t51_v[0]));
                const __m128i mask6_v =
                    _mm_xor_si128(_mm_cmpeq_epi8(t45_v, t5_v), _mm_set1_epi32(-1));
                const __m256i mask5_v0 = _mm256_cvtepi8_epi64(mask6_v);
                const __m256i mask5_v1 = _mm256_cvtepi8_epi64(_mm_srli_si128(mask6_v, 4));
                const __m256i mask5_v2 = _mm256_cvtepi8_epi64(_mm_srli_si128(mask6_v, 8));
                const __m256i mask5_v3 = _mm256_cvtepi8_epi64(_mm_srli_si128(mask6_v, 12));
                const __m256i end2_v0 = _mm256_blendv_epi8(t7_v0, end_v0, mask5_v0);
                const __m256i end2_v1 = _mm256_blendv_epi8(t7_v1, end_v1, mask5_v1);
                const __m256i end2_v2 = _mm256_blendv_epi8(t7_v2, end_v2, mask5_v2);
                const __m256i end2_v3 = _mm256_blendv_epi8(t7_v3, end_v3, mask5_v3);
                const __m256i t11_v0 = _mm256_sub_epi64(end2_v0, t7_v0);
                const __m256i t11_v1 = _mm256_sub_epi64(end2_v1, t7_v1);
                const __m256i t11_v2 = _mm256_sub_epi64(end2_v2, t7_v2);
                const __m256i t11_v3 = _mm256_sub_epi64(end2_v3, t7_v3);
                const __m256i t12_v0 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t11_v0), _mm256_castsi256_ps(t11_v1), 0x88)), 0xd8);
                const __m256i t12_v1 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t11_v2), _mm256_castsi256_ps(t11_v3), 0x88)), 0xd8);
                const __m256i t13_v0 = _mm256_add_epi32(t10_v0, t12_v0);
                const __m256i t13_v1 = _mm256_add_epi32(t10_v1, t12_v1);
                const vcc_i64x4 t53_v = (vcc_i64x4)to_v0;
                const vcc_i64x4 t54_v = (vcc_i64x4)to_v1;
                const vcc_i64x4 t55_v = (vcc_i64x4)to_v2;
                const vcc_i64x4 t56_v = (vcc_i64x4)to_v3;
                const vcc_i32x8 t57_v = (vcc_i32x8)t13_v0;
                const vcc_i32x8 t58_v = (vcc_i32x8)t13_v1;
                *(vcc_i32 *)(t53_v[0]) = t57_v[0];
                *(vcc_i32 *)(t53_v[1]) = t57_v[1];
                *(vcc_i32 *)(t53_v[2]) = t57_v[2];
                *(vcc_i32 *)(t53_v[3]) = t57_v[3];
                *(vcc_i32 *)(t54_v[0]) = t57_v[4];
                *(vcc_i32 *)(t54_v[1]) = t57_v[5];
                *(vcc_i32 *)(t54_v[2]) = t57_v[6];
                *(vcc_i32 *)(t54_v[3]) = t57_v[7];
                *(vcc_i32 *)(t55_v[0]) = t58_v[0];
                *(vcc_i32 *)(t55_v[1]) = t58_v[1];
                *(vcc_i32 *)(t55_v[2]) = t58_v[2];
                *(vcc_i32 *)(t55_v[3]) = t58_v[3];
                *(vcc_i32 *)(t56_v[0]) = t58_v[4];
                *(vcc_i32 *)(t56_v[1]) = t58_v[5];
                *(vcc_i32 *)(t56_v[2]) = t58_v[6];
                *(vcc_i32 *)(t56_v[3]) = t58_v[7];
            }
            const __m256i t7_v = _mm256_set1_epi32(0);
            const __m256i t8_v = _mm256_set1_epi64x((long)((unsigned long)tree_lookup_nodes));
            const __m256i mask3_v = _mm256_set1_epi32(-1);
            const __m256i t9_v = _mm256_set1_epi32(1);
            const __m256i t10_v = _mm256_set1_epi64x(0);
            const __m256i mask4_v = _mm256_set1_epi64x((long)(t ? -1 : 0));
            const __m128i t11_v = _mm_set1_epi8(0);
            const __m256i t12_v = _mm256_set1_epi64x(1);
            const __m256i t13_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t14_v = _mm256_slli_epi32(t13_v, 2);
            const __m256i t4_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(t14_v));
            const __m256i t4_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(t14_v, 1));
            /* what is left, one vector at a time */
            for (; k2 < end_s; k2 += 8) {
                _mm256_storeu_si256((void *)(steps_lanes2), t7_v);
                const __m256i key_v = _mm256_loadu_si256((const void *)(key + k2));
                __m256i tree5_v0 = t10_v;
                __m256i tree5_v1 = t10_v;
                if (t) {
                    __m256i tree6_v0 = t8_v;
                    __m256i tree6_v1 = t8_v;
                    __m256i active_mask_v = mask3_v;
                    __m256i tree7_v0 = t10_v;
                    __m256i tree7_v1 = t10_v;
                    int more4;
                    do {
                        const __m256i steps2_v = _mm256_loadu_si256((const void *)(steps_lanes2));
                        const __m256i t163_v = _mm256_add_epi32(steps2_v, t9_v);
                        const __m256i t164_v = _mm256_loadu_si256((const void *)(steps_lanes2));
                        const __m256i t165_v = _mm256_blendv_epi8(t164_v, t163_v, active_mask_v);
                        _mm256_storeu_si256((void *)(steps_lanes2), t165_v);
                        const vcc_i64x4 t166_v = (vcc_i64x4)tree6_v0;
                        const vcc_i64x4 t167_v = (vcc_i64x4)tree6_v1;
                        const unsigned int t168_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v));
                        const __m256i t169_v =
                            _mm256_set_epi32(t168_v & 0x80u ? *(const vcc_i32 *)(t167_v[3]) : 0,
                            t168_v & 0x40u ? *(const vcc_i32 *)(t167_v[2]) : 0,
                            t168_v & 0x20u ? *(const vcc_i32 *)(t167_v[1]) : 0,
                            t168_v & 0x10u ? *(const vcc_i32 *)(t167_v[0]) : 0,
                            t168_v & 0x8u ? *(const vcc_i32 *)(t166_v[3]) : 0,
                            t168_v & 0x4u ? *(const vcc_i32 *)(t166_v[2]) : 0,
                            t168_v & 0x2u ? *(const vcc_i32 *)(t166_v[1]) : 0,
                            t168_v & 0x1u ? *(const vcc_i32 *)(t166_v[0]) : 0);
                        const __m256i mask13_v = _mm256_cmpeq_epi32(t169_v, key_v);
                        const __m256i mask14_v = _mm256_xor_si256(mask13_v, _mm256_set1_epi32(-1));
                        const __m256i mask15_v = _mm256_and_si256(active_mask_v, mask14_v);
                        const vcc_i64x4 t170_v = (vcc_i64x4)tree6_v0;
                        const vcc_i64x4 t171_v = (vcc_i64x4)tree6_v1;
                        const unsigned int t172_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask15_v));
                        const __m256i t173_v =
                            _mm256_set_epi32(t172_v & 0x80u ? *(const vcc_i32 *)(t171_v[3]) : 0,
                            t172_v & 0x40u ? *(const vcc_i32 *)(t171_v[2]) : 0,
                            t172_v & 0x20u ? *(const vcc_i32 *)(t171_v[1]) : 0,
                            t172_v & 0x10u ? *(const vcc_i32 *)(t171_v[0]) : 0,
                            t172_v & 0x8u ? *(const vcc_i32 *)(t170_v[3]) : 0,
                            t172_v & 0x4u ? *(const vcc_i32 *)(t170_v[2]) : 0,
                            t172_v & 0x2u ? *(const vcc_i32 *)(t170_v[1]) : 0,
                            t172_v & 0x1u ? *(const vcc_i32 *)(t170_v[0]) : 0);
                        const __m256i mask29_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask_v, 1));
                        const __m256i mask29_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask_v));
                        const __m256i mask16_v = _mm256_cmpeq_epi32(t169_v, key_v);
                        const __m256i mask30_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask16_v));
                        const __m256i mask30_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask16_v, 1));
                        const __m256i mask31_v0 =
                            _mm256_xor_si256(mask30_v0, _mm256_set1_epi32(-1));
                        const __m256i mask31_v1 =
                            _mm256_xor_si256(mask30_v1, _mm256_set1_epi32(-1));
                        const __m256i mask17_v = _mm256_cmpgt_epi32(t173_v, key_v);
                        const __m256i mask32_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask17_v));
                        const __m256i mask32_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask17_v, 1));
                        const __m256i mask33_v0 =
                            _mm256_xor_si256(mask32_v0, _mm256_set1_epi32(-1));
                        const __m256i mask33_v1 =
                            _mm256_xor_si256(mask32_v1, _mm256_set1_epi32(-1));
                        const __m256i mask34_v0 = _mm256_and_si256(mask31_v0, mask33_v0);
                        const __m256i mask34_v1 = _mm256_and_si256(mask31_v1, mask33_v1);
                        const __m256i mask35_v0 = _mm256_and_si256(mask29_v0, mask34_v0);
                        const __m256i mask35_v1 = _mm256_and_si256(mask29_v1, mask34_v1);
                        const vcc_i64x4 t174_v = (vcc_i64x4)tree6_v0;
                        const vcc_i64x4 t175_v = (vcc_i64x4)tree6_v1;
                        const unsigned int t176_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask35_v0));
                        const unsigned int t177_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask35_v1));
                        const __m256i t28_v0 =
                            _mm256_set_epi64x(t176_v & 0x8u ? *(const vcc_i64 *)(24L + t174_v[3]) : 0, t176_v & 0x4u ? *(const vcc_i64 *)(24L + t174_v[2]) : 0, t176_v & 0x2u ? *(const vcc_i64 *)(24L + t174_v[1]) : 0, t176_v & 0x1u ? *(const vcc_i64 *)(24L + t174_v[0]) : 0);
                        const __m256i t28_v1 =
                            _mm256_set_epi64x(t177_v & 0x8u ? *(const vcc_i64 *)(24L + t175_v[3]) : 0, t177_v & 0x4u ? *(const vcc_i64 *)(24L + t175_v[2]) : 0, t177_v & 0x2u ? *(const vcc_i64 *)(24L + t175_v[1]) : 0, t177_v & 0x1u ? *(const vcc_i64 *)(24L + t175_v[0]) : 0);
                        const __m256i mask36_v0 = _mm256_and_si256(mask31_v0, mask32_v0);
                        const __m256i mask36_v1 = _mm256_and_si256(mask31_v1, mask32_v1);
                        const __m256i mask37_v0 = _mm256_and_si256(mask29_v0, mask36_v0);
                        const __m256i mask37_v1 = _mm256_and_si256(mask29_v1, mask36_v1);
                        const vcc_i64x4 t178_v = (vcc_i64x4)tree6_v0;
                        const vcc_i64x4 t179_v = (vcc_i64x4)tree6_v1;
                        const unsigned int t180_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask37_v0));
                        const unsigned int t181_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask37_v1));
                        const __m256i t29_v0 =
                            _mm256_set_epi64x(t180_v & 0x8u ? *(const vcc_i64 *)(16L + t178_v[3]) : 0, t180_v & 0x4u ? *(const vcc_i64 *)(16L + t178_v[2]) : 0, t180_v & 0x2u ? *(const vcc_i64 *)(16L + t178_v[1]) : 0, t180_v & 0x1u ? *(const vcc_i64 *)(16L + t178_v[0]) : 0);
                        const __m256i t29_v1 =
                            _mm256_set_epi64x(t181_v & 0x8u ? *(const vcc_i64 *)(16L + t179_v[3]) : 0, t181_v & 0x4u ? *(const vcc_i64 *)(16L + t179_v[2]) : 0, t181_v & 0x2u ? *(const vcc_i64 *)(16L + t179_v[1]) : 0, t181_v & 0x1u ? *(const vcc_i64 *)(16L + t179_v[0]) : 0);
                        const __m256i tree8_v0 = _mm256_blendv_epi8(t28_v0, t29_v0, mask32_v0);
                        const __m256i tree8_v1 = _mm256_blendv_epi8(t28_v1, t29_v1, mask32_v1);
                        const __m256i mask38_v0 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree8_v0, t10_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask38_v1 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree8_v1, t10_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask18_v =
                            _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask38_v0), _mm256_castsi256_ps(mask38_v1), 0x88)), 0xd8);
                        const __m256i mask19_v = _mm256_and_si256(mask15_v, mask18_v);
                        const __m256i t30_v0 = _mm256_blendv_epi8(tree7_v0, tree6_v0, mask29_v0);
                        const __m256i t30_v1 = _mm256_blendv_epi8(tree7_v1, tree6_v1, mask29_v1);
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
                const __m256i mask26_v0 = _mm256_xor_si256(mask4_v, _mm256_set1_epi32(-1));
                const __m256i mask26_v1 = _mm256_xor_si256(mask4_v, _mm256_set1_epi32(-1));
                const __m256i t23_v0 = _mm256_blendv_epi8(tree5_v0, t8_v, mask26_v0);
                const __m256i t23_v1 = _mm256_blendv_epi8(tree5_v1, t8_v, mask26_v1);
                const vcc_i64x4 t137_v = (vcc_i64x4)t23_v0;
                const vcc_i64x4 t138_v = (vcc_i64x4)t23_v1;
                const __m256i t139_v =
                    _mm256_set_epi32(*(const vcc_i32 *)(t138_v[3]), *(const vcc_i32 *)(t138_v[2]),
                    *(const vcc_i32 *)(t138_v[1]), *(const vcc_i32 *)(t138_v[0]),
                    *(const vcc_i32 *)(t137_v[3]), *(const vcc_i32 *)(t137_v[2]),
                    *(const vcc_i32 *)(t137_v[1]), *(const vcc_i32 *)(t137_v[0]));
                const __m256i steps_v = _mm256_loadu_si256((const void *)(steps_lanes2));
                const __m256i key2_v = _mm256_loadu_si256((const void *)(key + k2));
                _mm256_storeu_si256((void *)(depth + k2), steps_v);
                const vcc_i64x4 t140_v = (vcc_i64x4)t23_v0;
                const vcc_i64x4 t141_v = (vcc_i64x4)t23_v1;
                const __m256i t24_v0 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t140_v[3]),
                    *(const vcc_i64 *)(8L + t140_v[2]), *(const vcc_i64 *)(8L + t140_v[1]),
                    *(const vcc_i64 *)(8L + t140_v[0]));
                const __m256i t24_v1 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t141_v[3]),
                    *(const vcc_i64 *)(8L + t141_v[2]), *(const vcc_i64 *)(8L + t141_v[1]),
                    *(const vcc_i64 *)(8L + t141_v[0]));
                const long t142_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t24_v0));
                const long t143_v =
                    _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t24_v0),
                    _mm256_castsi256_si128(t24_v0)));
                const __m128i t144_v = _mm256_extracti128_si256(t24_v0, 1);
                const long t145_v = _mm_cvtsi128_si64(t144_v);
                const long t146_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t144_v, t144_v));
                const long t147_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t24_v1));
                const long t148_v =
                    _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t24_v1),
                    _mm256_castsi256_si128(t24_v1)));
                const __m128i t149_v = _mm256_extracti128_si256(t24_v1, 1);
                const long t150_v = _mm_cvtsi128_si64(t149_v);
                const long t151_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t149_v, t149_v));
                const long t152_v =
                    (long)((unsigned long)(unsigned char)*(const vcc_i8 *)(t142_v)
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t143_v) << 8
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t145_v) << 16
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t146_v) << 24
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t147_v) << 32
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t148_v) << 40
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t150_v) << 48
                    | (unsigned long)(unsigned char)*(const vcc_i8 *)(t151_v) << 56);
                const __m128i t153_v = _mm_cvtsi64_si128(t152_v);
                const __m128i mask9_v =
                    _mm_xor_si128(_mm_cmpeq_epi8(t153_v, t11_v), _mm_set1_epi32(-1));
                const __m256i mask10_v = _mm256_cvtepi8_epi32(mask9_v);
                __m256i end6_v0 = t10_v;
                __m256i end6_v1 = t10_v;
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
                        const __m128i t182_v =
                            _mm_packs_epi32(_mm256_castsi256_si128(active_mask2_v),
                            _mm256_extracti128_si256(active_mask2_v, 1));
                        const __m128i mask20_v = _mm_packs_epi16(t182_v, t182_v);
                        __m128i t183_v;
                        if (_mm256_testc_si256(active_mask2_v, _mm256_set1_epi32(-1))) {
                            const long t184_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end8_v0));
                            const long t185_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end8_v0), _mm256_castsi256_si128(end8_v0)));
                            const __m128i t186_v = _mm256_extracti128_si256(end8_v0, 1);
                            const long t187_v = _mm_cvtsi128_si64(t186_v);
                            const long t188_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t186_v, t186_v));
                            const long t189_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end8_v1));
                            const long t190_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end8_v1), _mm256_castsi256_si128(end8_v1)));
                            const __m128i t191_v = _mm256_extracti128_si256(end8_v1, 1);
                            const long t192_v = _mm_cvtsi128_si64(t191_v);
                            const long t193_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t191_v, t191_v));
                            const long t194_v =
                                (long)((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t184_v)
                                | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t185_v) << 8
                                | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t187_v) << 16 | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t188_v) << 24 | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t189_v) << 32 | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t190_v) << 40 | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t192_v) << 48 | (unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t193_v) << 56);
                            t183_v = _mm_cvtsi64_si128(t194_v);
                        } else {
                            const long t195_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end8_v0));
                            const long t196_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end8_v0), _mm256_castsi256_si128(end8_v0)));
                            const __m128i t197_v = _mm256_extracti128_si256(end8_v0, 1);
                            const long t198_v = _mm_cvtsi128_si64(t197_v);
                            const long t199_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t197_v, t197_v));
                            const long t200_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end8_v1));
                            const long t201_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end8_v1), _mm256_castsi256_si128(end8_v1)));
                            const __m128i t202_v = _mm256_extracti128_si256(end8_v1, 1);
                            const long t203_v = _mm_cvtsi128_si64(t202_v);
                            const long t204_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t202_v, t202_v));
                            const unsigned int t205_v = (unsigned int)_mm_movemask_epi8(mask20_v);
                            const long t206_v =
                                (long)((unsigned long)(t205_v & 0x1u ? (unsigned char)*(const vcc_i8 *)(1L + t195_v) : 0) | (unsigned long)(t205_v & 0x2u ? (unsigned char)*(const vcc_i8 *)(1L + t196_v) : 0) << 8 | (unsigned long)(t205_v & 0x4u ? (unsigned char)*(const vcc_i8 *)(1L + t198_v) : 0) << 16 | (unsigned long)(t205_v & 0x8u ? (unsigned char)*(const vcc_i8 *)(1L + t199_v) : 0) << 24 | (unsigned long)(t205_v & 0x10u ? (unsigned char)*(const vcc_i8 *)(1L + t200_v) : 0) << 32 | (unsigned long)(t205_v & 0x20u ? (unsigned char)*(const vcc_i8 *)(1L + t201_v) : 0) << 40 | (unsigned long)(t205_v & 0x40u ? (unsigned char)*(const vcc_i8 *)(1L + t203_v) : 0) << 48 | (unsigned long)(t205_v & 0x80u ? (unsigned char)*(const vcc_i8 *)(1L + t204_v) : 0) << 56);
                            const __m128i t207_v = _mm_cvtsi64_si128(t206_v);
                            t183_v = t207_v;
                        }
                        const __m128i mask21_v =
                            _mm_xor_si128(_mm_cmpeq_epi8(t183_v, t11_v), _mm_set1_epi32(-1));
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
                const __m256i t154_v = _mm256_set1_epi64x((long)((unsigned long)(where + k2)));
                const __m256i t25_v0 = _mm256_add_epi64(t154_v, t4_v0);
                const __m256i t25_v1 = _mm256_add_epi64(t154_v, t4_v1);
                const __m256i t155_v = _mm256_set1_epi64x((long)((unsigned long)(depth + k2)));
                const __m256i t26_v0 = _mm256_add_epi64(t155_v, t4_v0);
                const __m256i t26_v1 = _mm256_add_epi64(t155_v, t4_v1);
                const __m256i mask11_v = _mm256_cmpeq_epi32(t139_v, key2_v);
                const __m256i mask27_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask11_v));
                const __m256i mask27_v1 =
                    _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask11_v, 1));
                const __m256i to2_v0 = _mm256_blendv_epi8(t25_v0, t26_v0, mask27_v0);
                const __m256i to2_v1 = _mm256_blendv_epi8(t25_v1, t26_v1, mask27_v1);
                const vcc_i64x4 t156_v = (vcc_i64x4)to2_v0;
                const vcc_i64x4 t157_v = (vcc_i64x4)to2_v1;
                const __m256i t158_v =
                    _mm256_set_epi32(*(const vcc_i32 *)(t157_v[3]), *(const vcc_i32 *)(t157_v[2]),
                    *(const vcc_i32 *)(t157_v[1]), *(const vcc_i32 *)(t157_v[0]),
                    *(const vcc_i32 *)(t156_v[3]), *(const vcc_i32 *)(t156_v[2]),
                    *(const vcc_i32 *)(t156_v[1]), *(const vcc_i32 *)(t156_v[0]));
                const __m128i mask12_v =
                    _mm_xor_si128(_mm_cmpeq_epi8(t153_v, t11_v), _mm_set1_epi32(-1));
                const __m256i mask28_v0 = _mm256_cvtepi8_epi64(mask12_v);
                const __m256i mask28_v1 = _mm256_cvtepi8_epi64(_mm_srli_si128(mask12_v, 4));
                const __m256i end7_v0 = _mm256_blendv_epi8(t24_v0, end6_v0, mask28_v0);
                const __m256i end7_v1 = _mm256_blendv_epi8(t24_v1, end6_v1, mask28_v1);
                const __m256i t27_v0 = _mm256_sub_epi64(end7_v0, t24_v0);
                const __m256i t27_v1 = _mm256_sub_epi64(end7_v1, t24_v1);
                const __m256i t159_v =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t27_v0), _mm256_castsi256_ps(t27_v1), 0x88)), 0xd8);
                const vcc_i64x4 t160_v = (vcc_i64x4)to2_v0;
                const vcc_i64x4 t161_v = (vcc_i64x4)to2_v1;
                const vcc_i32x8 t162_v = (vcc_i32x8)_mm256_add_epi32(t158_v, t159_v);
                *(vcc_i32 *)(t160_v[0]) = t162_v[0];
                *(vcc_i32 *)(t160_v[1]) = t162_v[1];
                *(vcc_i32 *)(t160_v[2]) = t162_v[2];
                *(vcc_i32 *)(t160_v[3]) = t162_v[3];
                *(vcc_i32 *)(t161_v[0]) = t162_v[4];
                *(vcc_i32 *)(t161_v[1]) = t162_v[5];
                *(vcc_i32 *)(t161_v[2]) = t162_v[6];
                *(vcc_i32 *)(t161_v[3]) = t162_v[7];
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
