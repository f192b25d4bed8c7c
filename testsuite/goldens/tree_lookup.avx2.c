/* vcc 0.1.0 wrote this from tree_lookup.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(__SANITIZE_ADDRESS__) \
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
#include <immintrin.h>
typedef int vcc_i32 __attribute__((may_alias));
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
typedef long vcc_i64 __attribute__((may_alias));
typedef long vcc_i64x4 __attribute__((vector_size(32), aligned(8), may_alias));
typedef signed char vcc_i8 __attribute__((may_alias));
typedef unsigned long vcc_u64x4 __attribute__((vector_size(32), aligned(8), may_alias));
__attribute__((__target__("avx2")))
#endif
static int length(const char *text)
{
    const char *end = text;
#ifdef VCC_VECTOR
    /* vcc: line 36: 32 lanes, avx2 */
    {
        const unsigned long before = (unsigned long)end & 31;
        char *end_blocks = (char *)((unsigned long)end & ~31UL);
        __asm__("" : "+r"(end_blocks));
        const unsigned long end_s = 2147483647UL + before;
        const __m256i t_v = _mm256_set1_epi8(0);
        const __m256i end_v = _mm256_loadu_si256((const __m256i *)(const void *)end_blocks);
        const __m256i t2_v =
            _mm256_set_epi8(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14,
            13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t3_v = _mm256_set1_epi8((char)(unsigned char)before);
        const __m256i mask_v = _mm256_cmpeq_epi8(_mm256_max_epu8(t2_v, t3_v), t2_v);
        const __m256i mask2_v = _mm256_and_si256(_mm256_cmpeq_epi8(end_v, t_v), mask_v);
        unsigned long reached;
        if (_mm256_movemask_epi8(mask2_v) != 0) {
            const unsigned int t4_v = (unsigned int)_mm256_movemask_epi8(mask2_v);
            const unsigned long t = (unsigned long)__builtin_ctz(t4_v);
            reached = t;
        } else {
            unsigned long found_s = end_s;
            unsigned long k2;
            for (k2 = 32UL; k2 < end_s; k2 += 32) {
                const __m256i end2_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(end_blocks + k2));
                const __m256i mask3_v = _mm256_cmpeq_epi8(end2_v, t_v);
                if (_mm256_movemask_epi8(mask3_v) != 0) {
                    const unsigned int t5_v = (unsigned int)_mm256_movemask_epi8(mask3_v);
                    const unsigned long t2 = (unsigned long)__builtin_ctz(t5_v);
                    found_s = k2 + t2;
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

#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
void tree_lookup(int n, const int *key, int *depth, int *where)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 45: 32 lanes, then 8, avx2 */
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
            const unsigned long wide_end = end_s & ~31UL;
            int steps_lanes[32] __attribute__((__aligned__(64))) = {0};
            const __m256i t_v = _mm256_set1_epi32(0);
            const __m256i t2_v = _mm256_set1_epi64x((long)(unsigned long)tree_lookup_nodes);
            const __m256i mask_v = _mm256_set1_epi32(-1);
            const int t = (unsigned long)tree_lookup_nodes != (unsigned long)(const char *)0L;
            const __m256i t3_v = _mm256_set1_epi32(1);
            const __m256i t4_v = _mm256_set1_epi64x(0l);
            const __m256i mask2_v = _mm256_set1_epi64x((long)(t ? -1 : 0));
            const __m256i t5_v = _mm256_set1_epi8(0);
            const __m256i t6_v = _mm256_set1_epi64x(1l);
            const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
            const __m256i t_v2 = _mm256_set_epi32(23, 22, 21, 20, 19, 18, 17, 16);
            const __m256i t_v3 = _mm256_set_epi32(31, 30, 29, 28, 27, 26, 25, 24);
            const __m256i t2_v0 = _mm256_slli_epi32(t_v0, 2);
            const __m256i t2_v1 = _mm256_slli_epi32(t_v1, 2);
            const __m256i t2_v2 = _mm256_slli_epi32(t_v2, 2);
            const __m256i t2_v3 = _mm256_slli_epi32(t_v3, 2);
            const __m256i t3_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(t2_v0));
            const __m256i t3_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(t2_v0, 1));
            const __m256i t3_v2 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(t2_v1));
            const __m256i t3_v3 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(t2_v1, 1));
            const __m256i t3_v4 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(t2_v2));
            const __m256i t3_v5 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(t2_v2, 1));
            const __m256i t3_v6 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(t2_v3));
            const __m256i t3_v7 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(t2_v3, 1));
            int steps_lanes2[8] __attribute__((__aligned__(64))) = {0};
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 32) {
                _mm256_storeu_si256((__m256i *)(void *)steps_lanes, t_v);
                _mm256_storeu_si256((__m256i *)(void *)(steps_lanes + 8), t_v);
                _mm256_storeu_si256((__m256i *)(void *)(steps_lanes + 16), t_v);
                _mm256_storeu_si256((__m256i *)(void *)(steps_lanes + 24), t_v);
                const __m256i key_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(key + k2));
                const __m256i key_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(key + k2 + 8));
                const __m256i key_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(key + k2 + 16));
                const __m256i key_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(key + k2 + 24));
                __m256i tree_v0 = t4_v;
                __m256i tree_v1 = t4_v;
                __m256i tree_v2 = t4_v;
                __m256i tree_v3 = t4_v;
                __m256i tree_v4 = t4_v;
                __m256i tree_v5 = t4_v;
                __m256i tree_v6 = t4_v;
                __m256i tree_v7 = t4_v;
                if (t) {
                    __m256i tree2_v0 = t2_v;
                    __m256i tree2_v1 = t2_v;
                    __m256i tree2_v2 = t2_v;
                    __m256i tree2_v3 = t2_v;
                    __m256i tree2_v4 = t2_v;
                    __m256i tree2_v5 = t2_v;
                    __m256i tree2_v6 = t2_v;
                    __m256i tree2_v7 = t2_v;
                    __m256i active_mask_v0 = mask_v;
                    __m256i active_mask_v1 = mask_v;
                    __m256i active_mask_v2 = mask_v;
                    __m256i active_mask_v3 = mask_v;
                    __m256i tree3_v0 = t4_v;
                    __m256i tree3_v1 = t4_v;
                    __m256i tree3_v2 = t4_v;
                    __m256i tree3_v3 = t4_v;
                    __m256i tree3_v4 = t4_v;
                    __m256i tree3_v5 = t4_v;
                    __m256i tree3_v6 = t4_v;
                    __m256i tree3_v7 = t4_v;
                    int more2;
                    do {
                        const __m256i steps2_v0 =
                            _mm256_loadu_si256((const __m256i *)(const void *)steps_lanes);
                        const __m256i steps2_v1 =
                            _mm256_loadu_si256((const __m256i *)(const void *)(steps_lanes + 8));
                        const __m256i steps2_v2 =
                            _mm256_loadu_si256((const __m256i *)(const void *)(steps_lanes + 16));
                        const __m256i steps2_v3 =
                            _mm256_loadu_si256((const __m256i *)(const void *)(steps_lanes + 24));
                        const __m256i t14_v0 = _mm256_add_epi32(steps2_v0, t3_v);
                        const __m256i t14_v1 = _mm256_add_epi32(steps2_v1, t3_v);
                        const __m256i t14_v2 = _mm256_add_epi32(steps2_v2, t3_v);
                        const __m256i t14_v3 = _mm256_add_epi32(steps2_v3, t3_v);
                        const __m256i t15_v0 =
                            _mm256_loadu_si256((const __m256i *)(const void *)steps_lanes);
                        const __m256i t15_v1 =
                            _mm256_loadu_si256((const __m256i *)(const void *)(steps_lanes + 8));
                        const __m256i t15_v2 =
                            _mm256_loadu_si256((const __m256i *)(const void *)(steps_lanes + 16));
                        const __m256i t15_v3 =
                            _mm256_loadu_si256((const __m256i *)(const void *)(steps_lanes + 24));
                        const __m256i t16_v0 = _mm256_blendv_epi8(t15_v0, t14_v0, active_mask_v0);
                        const __m256i t16_v1 = _mm256_blendv_epi8(t15_v1, t14_v1, active_mask_v1);
                        const __m256i t16_v2 = _mm256_blendv_epi8(t15_v2, t14_v2, active_mask_v2);
                        const __m256i t16_v3 = _mm256_blendv_epi8(t15_v3, t14_v3, active_mask_v3);
                        _mm256_storeu_si256((__m256i *)(void *)steps_lanes, t16_v0);
                        _mm256_storeu_si256((__m256i *)(void *)(steps_lanes + 8), t16_v1);
                        _mm256_storeu_si256((__m256i *)(void *)(steps_lanes + 16), t16_v2);
                        _mm256_storeu_si256((__m256i *)(void *)(steps_lanes + 24), t16_v3);
                        const vcc_i64x4 t108_v = (vcc_i64x4)tree2_v0;
                        const vcc_i64x4 t109_v = (vcc_i64x4)tree2_v1;
                        const vcc_i64x4 t110_v = (vcc_i64x4)tree2_v2;
                        const vcc_i64x4 t111_v = (vcc_i64x4)tree2_v3;
                        const vcc_i64x4 t112_v = (vcc_i64x4)tree2_v4;
                        const vcc_i64x4 t113_v = (vcc_i64x4)tree2_v5;
                        const vcc_i64x4 t114_v = (vcc_i64x4)tree2_v6;
                        const vcc_i64x4 t115_v = (vcc_i64x4)tree2_v7;
                        const unsigned int t116_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v0));
                        const unsigned int t117_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v1));
                        const unsigned int t118_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v2));
                        const unsigned int t119_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v3));
                        const __m256i t17_v0 =
                            _mm256_set_epi32(t116_v & 0x80u ? *(const vcc_i32 *)t109_v[3] : 0,
                            t116_v & 0x40u ? *(const vcc_i32 *)t109_v[2] : 0,
                            t116_v & 0x20u ? *(const vcc_i32 *)t109_v[1] : 0,
                            t116_v & 0x10u ? *(const vcc_i32 *)t109_v[0] : 0,
                            t116_v & 0x8u ? *(const vcc_i32 *)t108_v[3] : 0,
                            t116_v & 0x4u ? *(const vcc_i32 *)t108_v[2] : 0,
                            t116_v & 0x2u ? *(const vcc_i32 *)t108_v[1] : 0,
                            t116_v & 0x1u ? *(const vcc_i32 *)t108_v[0] : 0);
                        const __m256i t17_v1 =
                            _mm256_set_epi32(t117_v & 0x80u ? *(const vcc_i32 *)t111_v[3] : 0,
                            t117_v & 0x40u ? *(const vcc_i32 *)t111_v[2] : 0,
                            t117_v & 0x20u ? *(const vcc_i32 *)t111_v[1] : 0,
                            t117_v & 0x10u ? *(const vcc_i32 *)t111_v[0] : 0,
                            t117_v & 0x8u ? *(const vcc_i32 *)t110_v[3] : 0,
                            t117_v & 0x4u ? *(const vcc_i32 *)t110_v[2] : 0,
                            t117_v & 0x2u ? *(const vcc_i32 *)t110_v[1] : 0,
                            t117_v & 0x1u ? *(const vcc_i32 *)t110_v[0] : 0);
                        const __m256i t17_v2 =
                            _mm256_set_epi32(t118_v & 0x80u ? *(const vcc_i32 *)t113_v[3] : 0,
                            t118_v & 0x40u ? *(const vcc_i32 *)t113_v[2] : 0,
                            t118_v & 0x20u ? *(const vcc_i32 *)t113_v[1] : 0,
                            t118_v & 0x10u ? *(const vcc_i32 *)t113_v[0] : 0,
                            t118_v & 0x8u ? *(const vcc_i32 *)t112_v[3] : 0,
                            t118_v & 0x4u ? *(const vcc_i32 *)t112_v[2] : 0,
                            t118_v & 0x2u ? *(const vcc_i32 *)t112_v[1] : 0,
                            t118_v & 0x1u ? *(const vcc_i32 *)t112_v[0] : 0);
                        const __m256i t17_v3 =
                            _mm256_set_epi32(t119_v & 0x80u ? *(const vcc_i32 *)t115_v[3] : 0,
                            t119_v & 0x40u ? *(const vcc_i32 *)t115_v[2] : 0,
                            t119_v & 0x20u ? *(const vcc_i32 *)t115_v[1] : 0,
                            t119_v & 0x10u ? *(const vcc_i32 *)t115_v[0] : 0,
                            t119_v & 0x8u ? *(const vcc_i32 *)t114_v[3] : 0,
                            t119_v & 0x4u ? *(const vcc_i32 *)t114_v[2] : 0,
                            t119_v & 0x2u ? *(const vcc_i32 *)t114_v[1] : 0,
                            t119_v & 0x1u ? *(const vcc_i32 *)t114_v[0] : 0);
                        const __m256i mask5_v0 = _mm256_cmpeq_epi32(t17_v0, key_v0);
                        const __m256i mask5_v1 = _mm256_cmpeq_epi32(t17_v1, key_v1);
                        const __m256i mask5_v2 = _mm256_cmpeq_epi32(t17_v2, key_v2);
                        const __m256i mask5_v3 = _mm256_cmpeq_epi32(t17_v3, key_v3);
                        const __m256i mask6_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask_v0, 1));
                        const __m256i mask6_v3 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask_v1, 1));
                        const __m256i mask6_v5 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask_v2, 1));
                        const __m256i mask6_v7 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask_v3, 1));
                        const __m256i mask6_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask_v0));
                        const __m256i mask6_v2 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask_v1));
                        const __m256i mask6_v4 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask_v2));
                        const __m256i mask6_v6 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask_v3));
                        const __m256i mask7_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask5_v0));
                        const __m256i mask7_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask5_v0, 1));
                        const __m256i mask7_v2 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask5_v1));
                        const __m256i mask7_v3 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask5_v1, 1));
                        const __m256i mask7_v4 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask5_v2));
                        const __m256i mask7_v5 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask5_v2, 1));
                        const __m256i mask7_v6 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask5_v3));
                        const __m256i mask7_v7 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask5_v3, 1));
                        const __m256i mask8_v0 = _mm256_xor_si256(mask7_v0, _mm256_set1_epi32(-1));
                        const __m256i mask8_v1 = _mm256_xor_si256(mask7_v1, _mm256_set1_epi32(-1));
                        const __m256i mask8_v2 = _mm256_xor_si256(mask7_v2, _mm256_set1_epi32(-1));
                        const __m256i mask8_v3 = _mm256_xor_si256(mask7_v3, _mm256_set1_epi32(-1));
                        const __m256i mask8_v4 = _mm256_xor_si256(mask7_v4, _mm256_set1_epi32(-1));
                        const __m256i mask8_v5 = _mm256_xor_si256(mask7_v5, _mm256_set1_epi32(-1));
                        const __m256i mask8_v6 = _mm256_xor_si256(mask7_v6, _mm256_set1_epi32(-1));
                        const __m256i mask8_v7 = _mm256_xor_si256(mask7_v7, _mm256_set1_epi32(-1));
                        const __m256i mask9_v0 = _mm256_cmpgt_epi32(t17_v0, key_v0);
                        const __m256i mask9_v1 = _mm256_cmpgt_epi32(t17_v1, key_v1);
                        const __m256i mask9_v2 = _mm256_cmpgt_epi32(t17_v2, key_v2);
                        const __m256i mask9_v3 = _mm256_cmpgt_epi32(t17_v3, key_v3);
                        const __m256i mask10_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask9_v0));
                        const __m256i mask10_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask9_v0, 1));
                        const __m256i mask10_v2 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask9_v1));
                        const __m256i mask10_v3 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask9_v1, 1));
                        const __m256i mask10_v4 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask9_v2));
                        const __m256i mask10_v5 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask9_v2, 1));
                        const __m256i mask10_v6 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask9_v3));
                        const __m256i mask10_v7 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask9_v3, 1));
                        const __m256i mask11_v0 =
                            _mm256_xor_si256(mask10_v0, _mm256_set1_epi32(-1));
                        const __m256i mask11_v1 =
                            _mm256_xor_si256(mask10_v1, _mm256_set1_epi32(-1));
                        const __m256i mask11_v2 =
                            _mm256_xor_si256(mask10_v2, _mm256_set1_epi32(-1));
                        const __m256i mask11_v3 =
                            _mm256_xor_si256(mask10_v3, _mm256_set1_epi32(-1));
                        const __m256i mask11_v4 =
                            _mm256_xor_si256(mask10_v4, _mm256_set1_epi32(-1));
                        const __m256i mask11_v5 =
                            _mm256_xor_si256(mask10_v5, _mm256_set1_epi32(-1));
                        const __m256i mask11_v6 =
                            _mm256_xor_si256(mask10_v6, _mm256_set1_epi32(-1));
                        const __m256i mask11_v7 =
                            _mm256_xor_si256(mask10_v7, _mm256_set1_epi32(-1));
                        const __m256i mask12_v0 = _mm256_and_si256(mask8_v0, mask11_v0);
                        const __m256i mask12_v1 = _mm256_and_si256(mask8_v1, mask11_v1);
                        const __m256i mask12_v2 = _mm256_and_si256(mask8_v2, mask11_v2);
                        const __m256i mask12_v3 = _mm256_and_si256(mask8_v3, mask11_v3);
                        const __m256i mask12_v4 = _mm256_and_si256(mask8_v4, mask11_v4);
                        const __m256i mask12_v5 = _mm256_and_si256(mask8_v5, mask11_v5);
                        const __m256i mask12_v6 = _mm256_and_si256(mask8_v6, mask11_v6);
                        const __m256i mask12_v7 = _mm256_and_si256(mask8_v7, mask11_v7);
                        const __m256i mask13_v0 = _mm256_and_si256(mask6_v0, mask12_v0);
                        const __m256i mask13_v1 = _mm256_and_si256(mask6_v1, mask12_v1);
                        const __m256i mask13_v2 = _mm256_and_si256(mask6_v2, mask12_v2);
                        const __m256i mask13_v3 = _mm256_and_si256(mask6_v3, mask12_v3);
                        const __m256i mask13_v4 = _mm256_and_si256(mask6_v4, mask12_v4);
                        const __m256i mask13_v5 = _mm256_and_si256(mask6_v5, mask12_v5);
                        const __m256i mask13_v6 = _mm256_and_si256(mask6_v6, mask12_v6);
                        const __m256i mask13_v7 = _mm256_and_si256(mask6_v7, mask12_v7);
                        const vcc_i64x4 t120_v = (vcc_i64x4)tree2_v0;
                        const vcc_i64x4 t121_v = (vcc_i64x4)tree2_v1;
                        const vcc_i64x4 t122_v = (vcc_i64x4)tree2_v2;
                        const vcc_i64x4 t123_v = (vcc_i64x4)tree2_v3;
                        const vcc_i64x4 t124_v = (vcc_i64x4)tree2_v4;
                        const vcc_i64x4 t125_v = (vcc_i64x4)tree2_v5;
                        const vcc_i64x4 t126_v = (vcc_i64x4)tree2_v6;
                        const vcc_i64x4 t127_v = (vcc_i64x4)tree2_v7;
                        const unsigned int t128_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask13_v0));
                        const unsigned int t129_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask13_v1));
                        const unsigned int t130_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask13_v2));
                        const unsigned int t131_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask13_v3));
                        const unsigned int t132_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask13_v4));
                        const unsigned int t133_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask13_v5));
                        const unsigned int t134_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask13_v6));
                        const unsigned int t135_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask13_v7));
                        const __m256i t18_v0 =
                            _mm256_set_epi64x(t128_v & 0x8u ? *(const vcc_i64 *)(24L + t120_v[3])
                            : 0, t128_v & 0x4u ? *(const vcc_i64 *)(24L + t120_v[2]) : 0,
                            t128_v & 0x2u ? *(const vcc_i64 *)(24L + t120_v[1]) : 0,
                            t128_v & 0x1u ? *(const vcc_i64 *)(24L + t120_v[0]) : 0);
                        const __m256i t18_v1 =
                            _mm256_set_epi64x(t129_v & 0x8u ? *(const vcc_i64 *)(24L + t121_v[3])
                            : 0, t129_v & 0x4u ? *(const vcc_i64 *)(24L + t121_v[2]) : 0,
                            t129_v & 0x2u ? *(const vcc_i64 *)(24L + t121_v[1]) : 0,
                            t129_v & 0x1u ? *(const vcc_i64 *)(24L + t121_v[0]) : 0);
                        const __m256i t18_v2 =
                            _mm256_set_epi64x(t130_v & 0x8u ? *(const vcc_i64 *)(24L + t122_v[3])
                            : 0, t130_v & 0x4u ? *(const vcc_i64 *)(24L + t122_v[2]) : 0,
                            t130_v & 0x2u ? *(const vcc_i64 *)(24L + t122_v[1]) : 0,
                            t130_v & 0x1u ? *(const vcc_i64 *)(24L + t122_v[0]) : 0);
                        const __m256i t18_v3 =
                            _mm256_set_epi64x(t131_v & 0x8u ? *(const vcc_i64 *)(24L + t123_v[3])
                            : 0, t131_v & 0x4u ? *(const vcc_i64 *)(24L + t123_v[2]) : 0,
                            t131_v & 0x2u ? *(const vcc_i64 *)(24L + t123_v[1]) : 0,
                            t131_v & 0x1u ? *(const vcc_i64 *)(24L + t123_v[0]) : 0);
                        const __m256i t18_v4 =
                            _mm256_set_epi64x(t132_v & 0x8u ? *(const vcc_i64 *)(24L + t124_v[3])
                            : 0, t132_v & 0x4u ? *(const vcc_i64 *)(24L + t124_v[2]) : 0,
                            t132_v & 0x2u ? *(const vcc_i64 *)(24L + t124_v[1]) : 0,
                            t132_v & 0x1u ? *(const vcc_i64 *)(24L + t124_v[0]) : 0);
                        const __m256i t18_v5 =
                            _mm256_set_epi64x(t133_v & 0x8u ? *(const vcc_i64 *)(24L + t125_v[3])
                            : 0, t133_v & 0x4u ? *(const vcc_i64 *)(24L + t125_v[2]) : 0,
                            t133_v & 0x2u ? *(const vcc_i64 *)(24L + t125_v[1]) : 0,
                            t133_v & 0x1u ? *(const vcc_i64 *)(24L + t125_v[0]) : 0);
                        const __m256i t18_v6 =
                            _mm256_set_epi64x(t134_v & 0x8u ? *(const vcc_i64 *)(24L + t126_v[3])
                            : 0, t134_v & 0x4u ? *(const vcc_i64 *)(24L + t126_v[2]) : 0,
                            t134_v & 0x2u ? *(const vcc_i64 *)(24L + t126_v[1]) : 0,
                            t134_v & 0x1u ? *(const vcc_i64 *)(24L + t126_v[0]) : 0);
                        const __m256i t18_v7 =
                            _mm256_set_epi64x(t135_v & 0x8u ? *(const vcc_i64 *)(24L + t127_v[3])
                            : 0, t135_v & 0x4u ? *(const vcc_i64 *)(24L + t127_v[2]) : 0,
                            t135_v & 0x2u ? *(const vcc_i64 *)(24L + t127_v[1]) : 0,
                            t135_v & 0x1u ? *(const vcc_i64 *)(24L + t127_v[0]) : 0);
                        const __m256i mask14_v0 = _mm256_and_si256(mask8_v0, mask10_v0);
                        const __m256i mask14_v1 = _mm256_and_si256(mask8_v1, mask10_v1);
                        const __m256i mask14_v2 = _mm256_and_si256(mask8_v2, mask10_v2);
                        const __m256i mask14_v3 = _mm256_and_si256(mask8_v3, mask10_v3);
                        const __m256i mask14_v4 = _mm256_and_si256(mask8_v4, mask10_v4);
                        const __m256i mask14_v5 = _mm256_and_si256(mask8_v5, mask10_v5);
                        const __m256i mask14_v6 = _mm256_and_si256(mask8_v6, mask10_v6);
                        const __m256i mask14_v7 = _mm256_and_si256(mask8_v7, mask10_v7);
                        const __m256i mask15_v0 = _mm256_and_si256(mask6_v0, mask14_v0);
                        const __m256i mask15_v1 = _mm256_and_si256(mask6_v1, mask14_v1);
                        const __m256i mask15_v2 = _mm256_and_si256(mask6_v2, mask14_v2);
                        const __m256i mask15_v3 = _mm256_and_si256(mask6_v3, mask14_v3);
                        const __m256i mask15_v4 = _mm256_and_si256(mask6_v4, mask14_v4);
                        const __m256i mask15_v5 = _mm256_and_si256(mask6_v5, mask14_v5);
                        const __m256i mask15_v6 = _mm256_and_si256(mask6_v6, mask14_v6);
                        const __m256i mask15_v7 = _mm256_and_si256(mask6_v7, mask14_v7);
                        const vcc_i64x4 t136_v = (vcc_i64x4)tree2_v0;
                        const vcc_i64x4 t137_v = (vcc_i64x4)tree2_v1;
                        const vcc_i64x4 t138_v = (vcc_i64x4)tree2_v2;
                        const vcc_i64x4 t139_v = (vcc_i64x4)tree2_v3;
                        const vcc_i64x4 t140_v = (vcc_i64x4)tree2_v4;
                        const vcc_i64x4 t141_v = (vcc_i64x4)tree2_v5;
                        const vcc_i64x4 t142_v = (vcc_i64x4)tree2_v6;
                        const vcc_i64x4 t143_v = (vcc_i64x4)tree2_v7;
                        const unsigned int t144_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask15_v0));
                        const unsigned int t145_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask15_v1));
                        const unsigned int t146_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask15_v2));
                        const unsigned int t147_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask15_v3));
                        const unsigned int t148_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask15_v4));
                        const unsigned int t149_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask15_v5));
                        const unsigned int t150_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask15_v6));
                        const unsigned int t151_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask15_v7));
                        const __m256i t19_v0 =
                            _mm256_set_epi64x(t144_v & 0x8u ? *(const vcc_i64 *)(16L + t136_v[3])
                            : 0, t144_v & 0x4u ? *(const vcc_i64 *)(16L + t136_v[2]) : 0,
                            t144_v & 0x2u ? *(const vcc_i64 *)(16L + t136_v[1]) : 0,
                            t144_v & 0x1u ? *(const vcc_i64 *)(16L + t136_v[0]) : 0);
                        const __m256i t19_v1 =
                            _mm256_set_epi64x(t145_v & 0x8u ? *(const vcc_i64 *)(16L + t137_v[3])
                            : 0, t145_v & 0x4u ? *(const vcc_i64 *)(16L + t137_v[2]) : 0,
                            t145_v & 0x2u ? *(const vcc_i64 *)(16L + t137_v[1]) : 0,
                            t145_v & 0x1u ? *(const vcc_i64 *)(16L + t137_v[0]) : 0);
                        const __m256i t19_v2 =
                            _mm256_set_epi64x(t146_v & 0x8u ? *(const vcc_i64 *)(16L + t138_v[3])
                            : 0, t146_v & 0x4u ? *(const vcc_i64 *)(16L + t138_v[2]) : 0,
                            t146_v & 0x2u ? *(const vcc_i64 *)(16L + t138_v[1]) : 0,
                            t146_v & 0x1u ? *(const vcc_i64 *)(16L + t138_v[0]) : 0);
                        const __m256i t19_v3 =
                            _mm256_set_epi64x(t147_v & 0x8u ? *(const vcc_i64 *)(16L + t139_v[3])
                            : 0, t147_v & 0x4u ? *(const vcc_i64 *)(16L + t139_v[2]) : 0,
                            t147_v & 0x2u ? *(const vcc_i64 *)(16L + t139_v[1]) : 0,
                            t147_v & 0x1u ? *(const vcc_i64 *)(16L + t139_v[0]) : 0);
                        const __m256i t19_v4 =
                            _mm256_set_epi64x(t148_v & 0x8u ? *(const vcc_i64 *)(16L + t140_v[3])
                            : 0, t148_v & 0x4u ? *(const vcc_i64 *)(16L + t140_v[2]) : 0,
                            t148_v & 0x2u ? *(const vcc_i64 *)(16L + t140_v[1]) : 0,
                            t148_v & 0x1u ? *(const vcc_i64 *)(16L + t140_v[0]) : 0);
                        const __m256i t19_v5 =
                            _mm256_set_epi64x(t149_v & 0x8u ? *(const vcc_i64 *)(16L + t141_v[3])
                            : 0, t149_v & 0x4u ? *(const vcc_i64 *)(16L + t141_v[2]) : 0,
                            t149_v & 0x2u ? *(const vcc_i64 *)(16L + t141_v[1]) : 0,
                            t149_v & 0x1u ? *(const vcc_i64 *)(16L + t141_v[0]) : 0);
                        const __m256i t19_v6 =
                            _mm256_set_epi64x(t150_v & 0x8u ? *(const vcc_i64 *)(16L + t142_v[3])
                            : 0, t150_v & 0x4u ? *(const vcc_i64 *)(16L + t142_v[2]) : 0,
                            t150_v & 0x2u ? *(const vcc_i64 *)(16L + t142_v[1]) : 0,
                            t150_v & 0x1u ? *(const vcc_i64 *)(16L + t142_v[0]) : 0);
                        const __m256i t19_v7 =
                            _mm256_set_epi64x(t151_v & 0x8u ? *(const vcc_i64 *)(16L + t143_v[3])
                            : 0, t151_v & 0x4u ? *(const vcc_i64 *)(16L + t143_v[2]) : 0,
                            t151_v & 0x2u ? *(const vcc_i64 *)(16L + t143_v[1]) : 0,
                            t151_v & 0x1u ? *(const vcc_i64 *)(16L + t143_v[0]) : 0);
                        const __m256i tree4_v0 = _mm256_blendv_epi8(t18_v0, t19_v0, mask10_v0);
                        const __m256i tree4_v1 = _mm256_blendv_epi8(t18_v1, t19_v1, mask10_v1);
                        const __m256i tree4_v2 = _mm256_blendv_epi8(t18_v2, t19_v2, mask10_v2);
                        const __m256i tree4_v3 = _mm256_blendv_epi8(t18_v3, t19_v3, mask10_v3);
                        const __m256i tree4_v4 = _mm256_blendv_epi8(t18_v4, t19_v4, mask10_v4);
                        const __m256i tree4_v5 = _mm256_blendv_epi8(t18_v5, t19_v5, mask10_v5);
                        const __m256i tree4_v6 = _mm256_blendv_epi8(t18_v6, t19_v6, mask10_v6);
                        const __m256i tree4_v7 = _mm256_blendv_epi8(t18_v7, t19_v7, mask10_v7);
                        const __m256i mask16_v0 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree4_v0, t4_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask16_v1 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree4_v1, t4_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask16_v2 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree4_v2, t4_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask16_v3 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree4_v3, t4_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask16_v4 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree4_v4, t4_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask16_v5 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree4_v5, t4_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask16_v6 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree4_v6, t4_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask16_v7 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree4_v7, t4_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask17_v0 =
                            _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask16_v0),
                            _mm256_castsi256_ps(mask16_v1), 0x88)), 0xd8);
                        const __m256i mask17_v1 =
                            _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask16_v2),
                            _mm256_castsi256_ps(mask16_v3), 0x88)), 0xd8);
                        const __m256i mask17_v2 =
                            _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask16_v4),
                            _mm256_castsi256_ps(mask16_v5), 0x88)), 0xd8);
                        const __m256i mask17_v3 =
                            _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask16_v6),
                            _mm256_castsi256_ps(mask16_v7), 0x88)), 0xd8);
                        const __m256i mask18_v0 = _mm256_xor_si256(mask5_v0, _mm256_set1_epi32(-1));
                        const __m256i mask18_v1 = _mm256_xor_si256(mask5_v1, _mm256_set1_epi32(-1));
                        const __m256i mask18_v2 = _mm256_xor_si256(mask5_v2, _mm256_set1_epi32(-1));
                        const __m256i mask18_v3 = _mm256_xor_si256(mask5_v3, _mm256_set1_epi32(-1));
                        const __m256i mask19_v0 = _mm256_and_si256(active_mask_v0, mask18_v0);
                        const __m256i mask19_v1 = _mm256_and_si256(active_mask_v1, mask18_v1);
                        const __m256i mask19_v2 = _mm256_and_si256(active_mask_v2, mask18_v2);
                        const __m256i mask19_v3 = _mm256_and_si256(active_mask_v3, mask18_v3);
                        const __m256i mask20_v0 = _mm256_and_si256(mask19_v0, mask17_v0);
                        const __m256i mask20_v1 = _mm256_and_si256(mask19_v1, mask17_v1);
                        const __m256i mask20_v2 = _mm256_and_si256(mask19_v2, mask17_v2);
                        const __m256i mask20_v3 = _mm256_and_si256(mask19_v3, mask17_v3);
                        const __m256i t20_v0 = _mm256_blendv_epi8(tree3_v0, tree2_v0, mask6_v0);
                        const __m256i t20_v1 = _mm256_blendv_epi8(tree3_v1, tree2_v1, mask6_v1);
                        const __m256i t20_v2 = _mm256_blendv_epi8(tree3_v2, tree2_v2, mask6_v2);
                        const __m256i t20_v3 = _mm256_blendv_epi8(tree3_v3, tree2_v3, mask6_v3);
                        const __m256i t20_v4 = _mm256_blendv_epi8(tree3_v4, tree2_v4, mask6_v4);
                        const __m256i t20_v5 = _mm256_blendv_epi8(tree3_v5, tree2_v5, mask6_v5);
                        const __m256i t20_v6 = _mm256_blendv_epi8(tree3_v6, tree2_v6, mask6_v6);
                        const __m256i t20_v7 = _mm256_blendv_epi8(tree3_v7, tree2_v7, mask6_v7);
                        const __m256i t152_v = _mm256_or_si256(mask20_v2, mask20_v3);
                        const __m256i t153_v =
                            _mm256_or_si256(_mm256_or_si256(mask20_v0, mask20_v1), t152_v);
                        const int t2 = _mm256_movemask_epi8(t153_v) != 0;
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
                const __m256i t5_v0 = _mm256_blendv_epi8(t2_v, tree_v0, mask2_v);
                const __m256i t5_v1 = _mm256_blendv_epi8(t2_v, tree_v1, mask2_v);
                const __m256i t5_v2 = _mm256_blendv_epi8(t2_v, tree_v2, mask2_v);
                const __m256i t5_v3 = _mm256_blendv_epi8(t2_v, tree_v3, mask2_v);
                const __m256i t5_v4 = _mm256_blendv_epi8(t2_v, tree_v4, mask2_v);
                const __m256i t5_v5 = _mm256_blendv_epi8(t2_v, tree_v5, mask2_v);
                const __m256i t5_v6 = _mm256_blendv_epi8(t2_v, tree_v6, mask2_v);
                const __m256i t5_v7 = _mm256_blendv_epi8(t2_v, tree_v7, mask2_v);
                const vcc_i64x4 t15_v = (vcc_i64x4)t5_v0;
                const vcc_i64x4 t16_v = (vcc_i64x4)t5_v1;
                const vcc_i64x4 t17_v = (vcc_i64x4)t5_v2;
                const vcc_i64x4 t18_v = (vcc_i64x4)t5_v3;
                const vcc_i64x4 t19_v = (vcc_i64x4)t5_v4;
                const vcc_i64x4 t20_v = (vcc_i64x4)t5_v5;
                const vcc_i64x4 t21_v = (vcc_i64x4)t5_v6;
                const vcc_i64x4 t22_v = (vcc_i64x4)t5_v7;
                const __m256i t6_v0 =
                    _mm256_set_epi32(*(const vcc_i32 *)t16_v[3], *(const vcc_i32 *)t16_v[2],
                    *(const vcc_i32 *)t16_v[1], *(const vcc_i32 *)t16_v[0],
                    *(const vcc_i32 *)t15_v[3], *(const vcc_i32 *)t15_v[2],
                    *(const vcc_i32 *)t15_v[1], *(const vcc_i32 *)t15_v[0]);
                const __m256i t6_v1 =
                    _mm256_set_epi32(*(const vcc_i32 *)t18_v[3], *(const vcc_i32 *)t18_v[2],
                    *(const vcc_i32 *)t18_v[1], *(const vcc_i32 *)t18_v[0],
                    *(const vcc_i32 *)t17_v[3], *(const vcc_i32 *)t17_v[2],
                    *(const vcc_i32 *)t17_v[1], *(const vcc_i32 *)t17_v[0]);
                const __m256i t6_v2 =
                    _mm256_set_epi32(*(const vcc_i32 *)t20_v[3], *(const vcc_i32 *)t20_v[2],
                    *(const vcc_i32 *)t20_v[1], *(const vcc_i32 *)t20_v[0],
                    *(const vcc_i32 *)t19_v[3], *(const vcc_i32 *)t19_v[2],
                    *(const vcc_i32 *)t19_v[1], *(const vcc_i32 *)t19_v[0]);
                const __m256i t6_v3 =
                    _mm256_set_epi32(*(const vcc_i32 *)t22_v[3], *(const vcc_i32 *)t22_v[2],
                    *(const vcc_i32 *)t22_v[1], *(const vcc_i32 *)t22_v[0],
                    *(const vcc_i32 *)t21_v[3], *(const vcc_i32 *)t21_v[2],
                    *(const vcc_i32 *)t21_v[1], *(const vcc_i32 *)t21_v[0]);
                const __m256i key2_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(key + k2));
                const __m256i key2_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(key + k2 + 8));
                const __m256i key2_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(key + k2 + 16));
                const __m256i key2_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(key + k2 + 24));
                const __m256i steps_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)steps_lanes);
                const __m256i steps_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(steps_lanes + 8));
                const __m256i steps_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(steps_lanes + 16));
                const __m256i steps_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(steps_lanes + 24));
                _mm256_storeu_si256((__m256i *)(void *)(depth + k2), steps_v0);
                _mm256_storeu_si256((__m256i *)(void *)(depth + k2 + 8), steps_v1);
                _mm256_storeu_si256((__m256i *)(void *)(depth + k2 + 16), steps_v2);
                _mm256_storeu_si256((__m256i *)(void *)(depth + k2 + 24), steps_v3);
                const vcc_i64x4 t23_v = (vcc_i64x4)t5_v0;
                const vcc_i64x4 t24_v = (vcc_i64x4)t5_v1;
                const vcc_i64x4 t25_v = (vcc_i64x4)t5_v2;
                const vcc_i64x4 t26_v = (vcc_i64x4)t5_v3;
                const vcc_i64x4 t27_v = (vcc_i64x4)t5_v4;
                const vcc_i64x4 t28_v = (vcc_i64x4)t5_v5;
                const vcc_i64x4 t29_v = (vcc_i64x4)t5_v6;
                const vcc_i64x4 t30_v = (vcc_i64x4)t5_v7;
                const __m256i t7_v0 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t23_v[3]),
                    *(const vcc_i64 *)(8L + t23_v[2]), *(const vcc_i64 *)(8L + t23_v[1]),
                    *(const vcc_i64 *)(8L + t23_v[0]));
                const __m256i t7_v1 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t24_v[3]),
                    *(const vcc_i64 *)(8L + t24_v[2]), *(const vcc_i64 *)(8L + t24_v[1]),
                    *(const vcc_i64 *)(8L + t24_v[0]));
                const __m256i t7_v2 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t25_v[3]),
                    *(const vcc_i64 *)(8L + t25_v[2]), *(const vcc_i64 *)(8L + t25_v[1]),
                    *(const vcc_i64 *)(8L + t25_v[0]));
                const __m256i t7_v3 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t26_v[3]),
                    *(const vcc_i64 *)(8L + t26_v[2]), *(const vcc_i64 *)(8L + t26_v[1]),
                    *(const vcc_i64 *)(8L + t26_v[0]));
                const __m256i t7_v4 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t27_v[3]),
                    *(const vcc_i64 *)(8L + t27_v[2]), *(const vcc_i64 *)(8L + t27_v[1]),
                    *(const vcc_i64 *)(8L + t27_v[0]));
                const __m256i t7_v5 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t28_v[3]),
                    *(const vcc_i64 *)(8L + t28_v[2]), *(const vcc_i64 *)(8L + t28_v[1]),
                    *(const vcc_i64 *)(8L + t28_v[0]));
                const __m256i t7_v6 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t29_v[3]),
                    *(const vcc_i64 *)(8L + t29_v[2]), *(const vcc_i64 *)(8L + t29_v[1]),
                    *(const vcc_i64 *)(8L + t29_v[0]));
                const __m256i t7_v7 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t30_v[3]),
                    *(const vcc_i64 *)(8L + t30_v[2]), *(const vcc_i64 *)(8L + t30_v[1]),
                    *(const vcc_i64 *)(8L + t30_v[0]));
                const long t31_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t7_v0));
                const long t32_v =
                    _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t7_v0),
                    _mm256_castsi256_si128(t7_v0)));
                const __m128i t33_v = _mm256_extracti128_si256(t7_v0, 1);
                const long t34_v = _mm_cvtsi128_si64(t33_v);
                const long t35_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t33_v, t33_v));
                const long t36_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t7_v1));
                const long t37_v =
                    _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t7_v1),
                    _mm256_castsi256_si128(t7_v1)));
                const __m128i t38_v = _mm256_extracti128_si256(t7_v1, 1);
                const long t39_v = _mm_cvtsi128_si64(t38_v);
                const long t40_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t38_v, t38_v));
                const long t41_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t7_v2));
                const long t42_v =
                    _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t7_v2),
                    _mm256_castsi256_si128(t7_v2)));
                const __m128i t43_v = _mm256_extracti128_si256(t7_v2, 1);
                const long t44_v = _mm_cvtsi128_si64(t43_v);
                const long t45_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t43_v, t43_v));
                const long t46_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t7_v3));
                const long t47_v =
                    _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t7_v3),
                    _mm256_castsi256_si128(t7_v3)));
                const __m128i t48_v = _mm256_extracti128_si256(t7_v3, 1);
                const long t49_v = _mm_cvtsi128_si64(t48_v);
                const long t50_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t48_v, t48_v));
                const long t51_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t7_v4));
                const long t52_v =
                    _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t7_v4),
                    _mm256_castsi256_si128(t7_v4)));
                const __m128i t53_v = _mm256_extracti128_si256(t7_v4, 1);
                const long t54_v = _mm_cvtsi128_si64(t53_v);
                const long t55_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t53_v, t53_v));
                const long t56_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t7_v5));
                const long t57_v =
                    _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t7_v5),
                    _mm256_castsi256_si128(t7_v5)));
                const __m128i t58_v = _mm256_extracti128_si256(t7_v5, 1);
                const long t59_v = _mm_cvtsi128_si64(t58_v);
                const long t60_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t58_v, t58_v));
                const long t61_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t7_v6));
                const long t62_v =
                    _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t7_v6),
                    _mm256_castsi256_si128(t7_v6)));
                const __m128i t63_v = _mm256_extracti128_si256(t7_v6, 1);
                const long t64_v = _mm_cvtsi128_si64(t63_v);
                const long t65_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t63_v, t63_v));
                const long t66_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t7_v7));
                const long t67_v =
                    _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t7_v7),
                    _mm256_castsi256_si128(t7_v7)));
                const __m128i t68_v = _mm256_extracti128_si256(t7_v7, 1);
                const long t69_v = _mm_cvtsi128_si64(t68_v);
                const long t70_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t68_v, t68_v));
                const long t71_v =
                    (long)((unsigned long)(unsigned char)*(const vcc_i8 *)t31_v
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t32_v << 8)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t34_v << 16)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t35_v << 24)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t36_v << 32)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t37_v << 40)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t39_v << 48)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t40_v << 56));
                const long t72_v =
                    (long)((unsigned long)(unsigned char)*(const vcc_i8 *)t41_v
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t42_v << 8)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t44_v << 16)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t45_v << 24)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t46_v << 32)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t47_v << 40)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t49_v << 48)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t50_v << 56));
                const long t73_v =
                    (long)((unsigned long)(unsigned char)*(const vcc_i8 *)t51_v
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t52_v << 8)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t54_v << 16)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t55_v << 24)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t56_v << 32)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t57_v << 40)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t59_v << 48)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t60_v << 56));
                const long t74_v =
                    (long)((unsigned long)(unsigned char)*(const vcc_i8 *)t61_v
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t62_v << 8)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t64_v << 16)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t65_v << 24)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t66_v << 32)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t67_v << 40)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t69_v << 48)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t70_v << 56));
                const __m128i t75_v =
                    _mm_unpacklo_epi64(_mm_cvtsi64_si128(t71_v), _mm_cvtsi64_si128(t72_v));
                const __m128i t76_v =
                    _mm_unpacklo_epi64(_mm_cvtsi64_si128(t73_v), _mm_cvtsi64_si128(t74_v));
                const __m256i t77_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(t75_v), t76_v, 1);
                const __m256i mask5_v =
                    _mm256_xor_si256(_mm256_cmpeq_epi8(t77_v, t5_v), _mm256_set1_epi32(-1));
                const __m128i t78_v = _mm256_castsi256_si128(mask5_v);
                const __m128i t79_v = _mm256_extracti128_si256(mask5_v, 1);
                const __m256i mask_v0 = _mm256_cvtepi8_epi32(_mm256_castsi256_si128(mask5_v));
                const __m256i mask_v1 = _mm256_cvtepi8_epi32(_mm_srli_si128(t78_v, 8));
                const __m256i mask_v2 = _mm256_cvtepi8_epi32(_mm256_extracti128_si256(mask5_v, 1));
                const __m256i mask_v3 = _mm256_cvtepi8_epi32(_mm_srli_si128(t79_v, 8));
                const __m256i any_v = _mm256_or_si256(mask_v2, mask_v3);
                const __m256i any2_v = _mm256_or_si256(_mm256_or_si256(mask_v0, mask_v1), any_v);
                const int any = _mm256_movemask_epi8(any2_v) != 0;
                __m256i end_v0 = t4_v;
                __m256i end_v1 = t4_v;
                __m256i end_v2 = t4_v;
                __m256i end_v3 = t4_v;
                __m256i end_v4 = t4_v;
                __m256i end_v5 = t4_v;
                __m256i end_v6 = t4_v;
                __m256i end_v7 = t4_v;
                if (any) {
                    __m256i end3_v0 = t7_v0;
                    __m256i end3_v1 = t7_v1;
                    __m256i end3_v2 = t7_v2;
                    __m256i end3_v3 = t7_v3;
                    __m256i end3_v4 = t7_v4;
                    __m256i end3_v5 = t7_v5;
                    __m256i end3_v6 = t7_v6;
                    __m256i end3_v7 = t7_v7;
                    __m256i active_mask2_v0 = mask_v0;
                    __m256i active_mask2_v1 = mask_v1;
                    __m256i active_mask2_v2 = mask_v2;
                    __m256i active_mask2_v3 = mask_v3;
                    __m256i end4_v0 = t4_v;
                    __m256i end4_v1 = t4_v;
                    __m256i end4_v2 = t4_v;
                    __m256i end4_v3 = t4_v;
                    __m256i end4_v4 = t4_v;
                    __m256i end4_v5 = t4_v;
                    __m256i end4_v6 = t4_v;
                    __m256i end4_v7 = t4_v;
                    int more3;
                    do {
                        const __m256i end6_v0 = _mm256_add_epi64(end3_v0, t6_v);
                        const __m256i end6_v1 = _mm256_add_epi64(end3_v1, t6_v);
                        const __m256i end6_v2 = _mm256_add_epi64(end3_v2, t6_v);
                        const __m256i end6_v3 = _mm256_add_epi64(end3_v3, t6_v);
                        const __m256i end6_v4 = _mm256_add_epi64(end3_v4, t6_v);
                        const __m256i end6_v5 = _mm256_add_epi64(end3_v5, t6_v);
                        const __m256i end6_v6 = _mm256_add_epi64(end3_v6, t6_v);
                        const __m256i end6_v7 = _mm256_add_epi64(end3_v7, t6_v);
                        const __m256i t154_v = _mm256_packs_epi32(active_mask2_v0, active_mask2_v1);
                        const __m256i t155_v = _mm256_packs_epi32(active_mask2_v2, active_mask2_v3);
                        const __m256i t156_v = _mm256_packs_epi16(t154_v, t155_v);
                        const __m256i mask6_v =
                            _mm256_permutevar8x32_epi32(t156_v,
                            _mm256_set_epi32(7, 3, 6, 2, 5, 1, 4, 0));
                        const __m256i all_v = _mm256_and_si256(active_mask2_v0, active_mask2_v1);
                        const __m256i all2_v = _mm256_and_si256(active_mask2_v2, active_mask2_v3);
                        const int all = _mm256_movemask_epi8(_mm256_and_si256(all_v, all2_v)) == -1;
                        __m256i t157_v;
                        if (all) {
                            const long t161_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v0));
                            const long t162_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v0),
                                _mm256_castsi256_si128(end3_v0)));
                            const __m128i t163_v = _mm256_extracti128_si256(end3_v0, 1);
                            const long t164_v = _mm_cvtsi128_si64(t163_v);
                            const long t165_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t163_v, t163_v));
                            const long t166_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v1));
                            const long t167_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v1),
                                _mm256_castsi256_si128(end3_v1)));
                            const __m128i t168_v = _mm256_extracti128_si256(end3_v1, 1);
                            const long t169_v = _mm_cvtsi128_si64(t168_v);
                            const long t170_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t168_v, t168_v));
                            const long t171_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v2));
                            const long t172_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v2),
                                _mm256_castsi256_si128(end3_v2)));
                            const __m128i t173_v = _mm256_extracti128_si256(end3_v2, 1);
                            const long t174_v = _mm_cvtsi128_si64(t173_v);
                            const long t175_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t173_v, t173_v));
                            const long t176_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v3));
                            const long t177_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v3),
                                _mm256_castsi256_si128(end3_v3)));
                            const __m128i t178_v = _mm256_extracti128_si256(end3_v3, 1);
                            const long t179_v = _mm_cvtsi128_si64(t178_v);
                            const long t180_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t178_v, t178_v));
                            const long t181_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v4));
                            const long t182_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v4),
                                _mm256_castsi256_si128(end3_v4)));
                            const __m128i t183_v = _mm256_extracti128_si256(end3_v4, 1);
                            const long t184_v = _mm_cvtsi128_si64(t183_v);
                            const long t185_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t183_v, t183_v));
                            const long t186_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v5));
                            const long t187_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v5),
                                _mm256_castsi256_si128(end3_v5)));
                            const __m128i t188_v = _mm256_extracti128_si256(end3_v5, 1);
                            const long t189_v = _mm_cvtsi128_si64(t188_v);
                            const long t190_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t188_v, t188_v));
                            const long t191_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v6));
                            const long t192_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v6),
                                _mm256_castsi256_si128(end3_v6)));
                            const __m128i t193_v = _mm256_extracti128_si256(end3_v6, 1);
                            const long t194_v = _mm_cvtsi128_si64(t193_v);
                            const long t195_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t193_v, t193_v));
                            const long t196_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v7));
                            const long t197_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v7),
                                _mm256_castsi256_si128(end3_v7)));
                            const __m128i t198_v = _mm256_extracti128_si256(end3_v7, 1);
                            const long t199_v = _mm_cvtsi128_si64(t198_v);
                            const long t200_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t198_v, t198_v));
                            const long t201_v =
                                (long)((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t161_v)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t162_v) << 8)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t164_v) << 16)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t165_v) << 24)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t166_v) << 32)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t167_v) << 40)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t169_v) << 48)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t170_v) << 56));
                            const long t202_v =
                                (long)((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t171_v)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t172_v) << 8)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t174_v) << 16)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t175_v) << 24)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t176_v) << 32)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t177_v) << 40)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t179_v) << 48)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t180_v) << 56));
                            const long t203_v =
                                (long)((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t181_v)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t182_v) << 8)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t184_v) << 16)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t185_v) << 24)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t186_v) << 32)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t187_v) << 40)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t189_v) << 48)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t190_v) << 56));
                            const long t204_v =
                                (long)((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t191_v)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t192_v) << 8)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t194_v) << 16)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t195_v) << 24)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t196_v) << 32)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t197_v) << 40)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t199_v) << 48)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t200_v) << 56));
                            const __m128i t205_v =
                                _mm_unpacklo_epi64(_mm_cvtsi64_si128(t201_v),
                                _mm_cvtsi64_si128(t202_v));
                            const __m128i t206_v =
                                _mm_unpacklo_epi64(_mm_cvtsi64_si128(t203_v),
                                _mm_cvtsi64_si128(t204_v));
                            t157_v =
                                _mm256_inserti128_si256(_mm256_castsi128_si256(t205_v), t206_v, 1);
                        } else {
                            const long t207_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v0));
                            const long t208_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v0),
                                _mm256_castsi256_si128(end3_v0)));
                            const __m128i t209_v = _mm256_extracti128_si256(end3_v0, 1);
                            const long t210_v = _mm_cvtsi128_si64(t209_v);
                            const long t211_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t209_v, t209_v));
                            const long t212_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v1));
                            const long t213_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v1),
                                _mm256_castsi256_si128(end3_v1)));
                            const __m128i t214_v = _mm256_extracti128_si256(end3_v1, 1);
                            const long t215_v = _mm_cvtsi128_si64(t214_v);
                            const long t216_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t214_v, t214_v));
                            const long t217_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v2));
                            const long t218_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v2),
                                _mm256_castsi256_si128(end3_v2)));
                            const __m128i t219_v = _mm256_extracti128_si256(end3_v2, 1);
                            const long t220_v = _mm_cvtsi128_si64(t219_v);
                            const long t221_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t219_v, t219_v));
                            const long t222_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v3));
                            const long t223_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v3),
                                _mm256_castsi256_si128(end3_v3)));
                            const __m128i t224_v = _mm256_extracti128_si256(end3_v3, 1);
                            const long t225_v = _mm_cvtsi128_si64(t224_v);
                            const long t226_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t224_v, t224_v));
                            const long t227_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v4));
                            const long t228_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v4),
                                _mm256_castsi256_si128(end3_v4)));
                            const __m128i t229_v = _mm256_extracti128_si256(end3_v4, 1);
                            const long t230_v = _mm_cvtsi128_si64(t229_v);
                            const long t231_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t229_v, t229_v));
                            const long t232_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v5));
                            const long t233_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v5),
                                _mm256_castsi256_si128(end3_v5)));
                            const __m128i t234_v = _mm256_extracti128_si256(end3_v5, 1);
                            const long t235_v = _mm_cvtsi128_si64(t234_v);
                            const long t236_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t234_v, t234_v));
                            const long t237_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v6));
                            const long t238_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v6),
                                _mm256_castsi256_si128(end3_v6)));
                            const __m128i t239_v = _mm256_extracti128_si256(end3_v6, 1);
                            const long t240_v = _mm_cvtsi128_si64(t239_v);
                            const long t241_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t239_v, t239_v));
                            const long t242_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end3_v7));
                            const long t243_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end3_v7),
                                _mm256_castsi256_si128(end3_v7)));
                            const __m128i t244_v = _mm256_extracti128_si256(end3_v7, 1);
                            const long t245_v = _mm_cvtsi128_si64(t244_v);
                            const long t246_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t244_v, t244_v));
                            const unsigned int t247_v = (unsigned int)_mm256_movemask_epi8(mask6_v);
                            const long t248_v =
                                (long)((unsigned long)(t247_v & 0x1u ? (unsigned char)*(const vcc_i8 *)(1L + t207_v)
                                : 0)
                                | ((unsigned long)(t247_v & 0x2u ? (unsigned char)*(const vcc_i8 *)(1L + t208_v)
                                : 0) << 8)
                                | ((unsigned long)(t247_v & 0x4u ? (unsigned char)*(const vcc_i8 *)(1L + t210_v)
                                : 0) << 16)
                                | ((unsigned long)(t247_v & 0x8u ? (unsigned char)*(const vcc_i8 *)(1L + t211_v)
                                : 0) << 24)
                                | ((unsigned long)(t247_v & 0x10u ? (unsigned char)*(const vcc_i8 *)(1L + t212_v)
                                : 0) << 32)
                                | ((unsigned long)(t247_v & 0x20u ? (unsigned char)*(const vcc_i8 *)(1L + t213_v)
                                : 0) << 40)
                                | ((unsigned long)(t247_v & 0x40u ? (unsigned char)*(const vcc_i8 *)(1L + t215_v)
                                : 0) << 48)
                                | ((unsigned long)(t247_v & 0x80u ? (unsigned char)*(const vcc_i8 *)(1L + t216_v)
                                : 0) << 56));
                            const long t249_v =
                                (long)((unsigned long)(t247_v & 0x100u ? (unsigned char)*(const vcc_i8 *)(1L + t217_v)
                                : 0)
                                | ((unsigned long)(t247_v & 0x200u ? (unsigned char)*(const vcc_i8 *)(1L + t218_v)
                                : 0) << 8)
                                | ((unsigned long)(t247_v & 0x400u ? (unsigned char)*(const vcc_i8 *)(1L + t220_v)
                                : 0) << 16)
                                | ((unsigned long)(t247_v & 0x800u ? (unsigned char)*(const vcc_i8 *)(1L + t221_v)
                                : 0) << 24)
                                | ((unsigned long)(t247_v & 0x1000u ? (unsigned char)*(const vcc_i8 *)(1L + t222_v)
                                : 0) << 32)
                                | ((unsigned long)(t247_v & 0x2000u ? (unsigned char)*(const vcc_i8 *)(1L + t223_v)
                                : 0) << 40)
                                | ((unsigned long)(t247_v & 0x4000u ? (unsigned char)*(const vcc_i8 *)(1L + t225_v)
                                : 0) << 48)
                                | ((unsigned long)(t247_v & 0x8000u ? (unsigned char)*(const vcc_i8 *)(1L + t226_v)
                                : 0) << 56));
                            const long t250_v =
                                (long)((unsigned long)(t247_v & 0x10000u ? (unsigned char)*(const vcc_i8 *)(1L + t227_v)
                                : 0)
                                | ((unsigned long)(t247_v & 0x20000u ? (unsigned char)*(const vcc_i8 *)(1L + t228_v)
                                : 0) << 8)
                                | ((unsigned long)(t247_v & 0x40000u ? (unsigned char)*(const vcc_i8 *)(1L + t230_v)
                                : 0) << 16)
                                | ((unsigned long)(t247_v & 0x80000u ? (unsigned char)*(const vcc_i8 *)(1L + t231_v)
                                : 0) << 24)
                                | ((unsigned long)(t247_v & 0x100000u ? (unsigned char)*(const vcc_i8 *)(1L + t232_v)
                                : 0) << 32)
                                | ((unsigned long)(t247_v & 0x200000u ? (unsigned char)*(const vcc_i8 *)(1L + t233_v)
                                : 0) << 40)
                                | ((unsigned long)(t247_v & 0x400000u ? (unsigned char)*(const vcc_i8 *)(1L + t235_v)
                                : 0) << 48)
                                | ((unsigned long)(t247_v & 0x800000u ? (unsigned char)*(const vcc_i8 *)(1L + t236_v)
                                : 0) << 56));
                            const long t251_v =
                                (long)((unsigned long)(t247_v & 0x1000000u ? (unsigned char)*(const vcc_i8 *)(1L + t237_v)
                                : 0)
                                | ((unsigned long)(t247_v & 0x2000000u ? (unsigned char)*(const vcc_i8 *)(1L + t238_v)
                                : 0) << 8)
                                | ((unsigned long)(t247_v & 0x4000000u ? (unsigned char)*(const vcc_i8 *)(1L + t240_v)
                                : 0) << 16)
                                | ((unsigned long)(t247_v & 0x8000000u ? (unsigned char)*(const vcc_i8 *)(1L + t241_v)
                                : 0) << 24)
                                | ((unsigned long)(t247_v & 0x10000000u ? (unsigned char)*(const vcc_i8 *)(1L + t242_v)
                                : 0) << 32)
                                | ((unsigned long)(t247_v & 0x20000000u ? (unsigned char)*(const vcc_i8 *)(1L + t243_v)
                                : 0) << 40)
                                | ((unsigned long)(t247_v & 0x40000000u ? (unsigned char)*(const vcc_i8 *)(1L + t245_v)
                                : 0) << 48)
                                | ((unsigned long)(t247_v & 0x80000000u ? (unsigned char)*(const vcc_i8 *)(1L + t246_v)
                                : 0) << 56));
                            const __m128i t252_v =
                                _mm_unpacklo_epi64(_mm_cvtsi64_si128(t248_v),
                                _mm_cvtsi64_si128(t249_v));
                            const __m128i t253_v =
                                _mm_unpacklo_epi64(_mm_cvtsi64_si128(t250_v),
                                _mm_cvtsi64_si128(t251_v));
                            const __m256i t254_v =
                                _mm256_inserti128_si256(_mm256_castsi128_si256(t252_v), t253_v, 1);
                            t157_v = t254_v;
                        }
                        const __m256i mask7_v =
                            _mm256_xor_si256(_mm256_cmpeq_epi8(t157_v, t5_v),
                            _mm256_set1_epi32(-1));
                        const __m128i t158_v = _mm256_castsi256_si128(mask7_v);
                        const __m128i t159_v = _mm256_extracti128_si256(mask7_v, 1);
                        const __m256i mask21_v0 =
                            _mm256_cvtepi8_epi32(_mm256_castsi256_si128(mask7_v));
                        const __m256i mask21_v1 = _mm256_cvtepi8_epi32(_mm_srli_si128(t158_v, 8));
                        const __m256i mask21_v2 =
                            _mm256_cvtepi8_epi32(_mm256_extracti128_si256(mask7_v, 1));
                        const __m256i mask21_v3 = _mm256_cvtepi8_epi32(_mm_srli_si128(t159_v, 8));
                        const __m256i mask22_v0 = _mm256_and_si256(active_mask2_v0, mask21_v0);
                        const __m256i mask22_v1 = _mm256_and_si256(active_mask2_v1, mask21_v1);
                        const __m256i mask22_v2 = _mm256_and_si256(active_mask2_v2, mask21_v2);
                        const __m256i mask22_v3 = _mm256_and_si256(active_mask2_v3, mask21_v3);
                        const __m256i mask23_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask2_v0, 1));
                        const __m256i mask23_v3 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask2_v1, 1));
                        const __m256i mask23_v5 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask2_v2, 1));
                        const __m256i mask23_v7 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask2_v3, 1));
                        const __m256i mask23_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask2_v0));
                        const __m256i mask23_v2 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask2_v1));
                        const __m256i mask23_v4 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask2_v2));
                        const __m256i mask23_v6 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask2_v3));
                        const __m256i t21_v0 = _mm256_blendv_epi8(end4_v0, end6_v0, mask23_v0);
                        const __m256i t21_v1 = _mm256_blendv_epi8(end4_v1, end6_v1, mask23_v1);
                        const __m256i t21_v2 = _mm256_blendv_epi8(end4_v2, end6_v2, mask23_v2);
                        const __m256i t21_v3 = _mm256_blendv_epi8(end4_v3, end6_v3, mask23_v3);
                        const __m256i t21_v4 = _mm256_blendv_epi8(end4_v4, end6_v4, mask23_v4);
                        const __m256i t21_v5 = _mm256_blendv_epi8(end4_v5, end6_v5, mask23_v5);
                        const __m256i t21_v6 = _mm256_blendv_epi8(end4_v6, end6_v6, mask23_v6);
                        const __m256i t21_v7 = _mm256_blendv_epi8(end4_v7, end6_v7, mask23_v7);
                        const unsigned int t160_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask22_v0))
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask22_v1)) << 8)
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask22_v2)) << 16)
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask22_v3)) << 24);
                        const int t3 = (t160_v & (t160_v - 1)) != 0;
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
                    const __m256i alone_v = _mm256_or_si256(active_mask2_v0, active_mask2_v1);
                    const __m256i alone2_v = _mm256_or_si256(active_mask2_v2, active_mask2_v3);
                    const int alone = _mm256_movemask_epi8(_mm256_or_si256(alone_v, alone2_v)) != 0;
                    __m256i end5_v0 = end4_v0;
                    __m256i end5_v1 = end4_v1;
                    __m256i end5_v2 = end4_v2;
                    __m256i end5_v3 = end4_v3;
                    __m256i end5_v4 = end4_v4;
                    __m256i end5_v5 = end4_v5;
                    __m256i end5_v6 = end4_v6;
                    __m256i end5_v7 = end4_v7;
                    if (alone) {
                        const unsigned int lane_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask2_v0))
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask2_v1)) << 8)
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask2_v2)) << 16)
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask2_v3)) << 24);
                        const unsigned long lane = (unsigned long)__builtin_ctz(lane_v);
                        const vcc_u64x4 t255_v = (vcc_u64x4)end3_v0;
                        const vcc_u64x4 t256_v = (vcc_u64x4)end3_v1;
                        const vcc_u64x4 t257_v = (vcc_u64x4)end3_v2;
                        const vcc_u64x4 t258_v = (vcc_u64x4)end3_v3;
                        const vcc_u64x4 t259_v = (vcc_u64x4)end3_v4;
                        const vcc_u64x4 t260_v = (vcc_u64x4)end3_v5;
                        const vcc_u64x4 t261_v = (vcc_u64x4)end3_v6;
                        const vcc_u64x4 t262_v = (vcc_u64x4)end3_v7;
                        const unsigned long t4 = lane < 4 ? t255_v[lane % 4]
                            : lane < 8 ? t256_v[lane % 4] : lane < 12 ? t257_v[lane % 4]
                            : lane < 16 ? t258_v[lane % 4] : lane < 20 ? t259_v[lane % 4]
                            : lane < 24 ? t260_v[lane % 4] : lane < 28 ? t261_v[lane % 4]
                            : t262_v[lane % 4];
                        char *end_s2 = (char *)t4;
                        int more4;
                        do {
                            unsigned char t5;
                            __builtin_memcpy(&t5, end_s2 + 1, sizeof t5);
                            more4 = t5 != 0;
                            end_s2 = end_s2 + 1;
                        } while (more4);
                        const __m256i t263_v = _mm256_set1_epi64x((long)(unsigned long)end_s2);
                        const __m256i mask24_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask2_v0, 1));
                        const __m256i mask24_v3 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask2_v1, 1));
                        const __m256i mask24_v5 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask2_v2, 1));
                        const __m256i mask24_v7 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask2_v3, 1));
                        const __m256i mask24_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask2_v0));
                        const __m256i mask24_v2 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask2_v1));
                        const __m256i mask24_v4 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask2_v2));
                        const __m256i mask24_v6 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask2_v3));
                        const __m256i t22_v0 = _mm256_blendv_epi8(end4_v0, t263_v, mask24_v0);
                        const __m256i t22_v1 = _mm256_blendv_epi8(end4_v1, t263_v, mask24_v1);
                        const __m256i t22_v2 = _mm256_blendv_epi8(end4_v2, t263_v, mask24_v2);
                        const __m256i t22_v3 = _mm256_blendv_epi8(end4_v3, t263_v, mask24_v3);
                        const __m256i t22_v4 = _mm256_blendv_epi8(end4_v4, t263_v, mask24_v4);
                        const __m256i t22_v5 = _mm256_blendv_epi8(end4_v5, t263_v, mask24_v5);
                        const __m256i t22_v6 = _mm256_blendv_epi8(end4_v6, t263_v, mask24_v6);
                        const __m256i t22_v7 = _mm256_blendv_epi8(end4_v7, t263_v, mask24_v7);
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
                const __m256i t80_v = _mm256_set1_epi64x((long)(unsigned long)(where + k2));
                const __m256i t8_v0 = _mm256_add_epi64(t80_v, t3_v0);
                const __m256i t8_v1 = _mm256_add_epi64(t80_v, t3_v1);
                const __m256i t8_v2 = _mm256_add_epi64(t80_v, t3_v2);
                const __m256i t8_v3 = _mm256_add_epi64(t80_v, t3_v3);
                const __m256i t8_v4 = _mm256_add_epi64(t80_v, t3_v4);
                const __m256i t8_v5 = _mm256_add_epi64(t80_v, t3_v5);
                const __m256i t8_v6 = _mm256_add_epi64(t80_v, t3_v6);
                const __m256i t8_v7 = _mm256_add_epi64(t80_v, t3_v7);
                const __m256i t81_v = _mm256_set1_epi64x((long)(unsigned long)(depth + k2));
                const __m256i t9_v0 = _mm256_add_epi64(t81_v, t3_v0);
                const __m256i t9_v1 = _mm256_add_epi64(t81_v, t3_v1);
                const __m256i t9_v2 = _mm256_add_epi64(t81_v, t3_v2);
                const __m256i t9_v3 = _mm256_add_epi64(t81_v, t3_v3);
                const __m256i t9_v4 = _mm256_add_epi64(t81_v, t3_v4);
                const __m256i t9_v5 = _mm256_add_epi64(t81_v, t3_v5);
                const __m256i t9_v6 = _mm256_add_epi64(t81_v, t3_v6);
                const __m256i t9_v7 = _mm256_add_epi64(t81_v, t3_v7);
                const __m256i mask2_v0 = _mm256_cmpeq_epi32(t6_v0, key2_v0);
                const __m256i mask2_v1 = _mm256_cmpeq_epi32(t6_v1, key2_v1);
                const __m256i mask2_v2 = _mm256_cmpeq_epi32(t6_v2, key2_v2);
                const __m256i mask2_v3 = _mm256_cmpeq_epi32(t6_v3, key2_v3);
                const __m256i mask3_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask2_v0));
                const __m256i mask3_v1 =
                    _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask2_v0, 1));
                const __m256i mask3_v2 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask2_v1));
                const __m256i mask3_v3 =
                    _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask2_v1, 1));
                const __m256i mask3_v4 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask2_v2));
                const __m256i mask3_v5 =
                    _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask2_v2, 1));
                const __m256i mask3_v6 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask2_v3));
                const __m256i mask3_v7 =
                    _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask2_v3, 1));
                const __m256i to_v0 = _mm256_blendv_epi8(t8_v0, t9_v0, mask3_v0);
                const __m256i to_v1 = _mm256_blendv_epi8(t8_v1, t9_v1, mask3_v1);
                const __m256i to_v2 = _mm256_blendv_epi8(t8_v2, t9_v2, mask3_v2);
                const __m256i to_v3 = _mm256_blendv_epi8(t8_v3, t9_v3, mask3_v3);
                const __m256i to_v4 = _mm256_blendv_epi8(t8_v4, t9_v4, mask3_v4);
                const __m256i to_v5 = _mm256_blendv_epi8(t8_v5, t9_v5, mask3_v5);
                const __m256i to_v6 = _mm256_blendv_epi8(t8_v6, t9_v6, mask3_v6);
                const __m256i to_v7 = _mm256_blendv_epi8(t8_v7, t9_v7, mask3_v7);
                const vcc_i64x4 t82_v = (vcc_i64x4)to_v0;
                const vcc_i64x4 t83_v = (vcc_i64x4)to_v1;
                const vcc_i64x4 t84_v = (vcc_i64x4)to_v2;
                const vcc_i64x4 t85_v = (vcc_i64x4)to_v3;
                const vcc_i64x4 t86_v = (vcc_i64x4)to_v4;
                const vcc_i64x4 t87_v = (vcc_i64x4)to_v5;
                const vcc_i64x4 t88_v = (vcc_i64x4)to_v6;
                const vcc_i64x4 t89_v = (vcc_i64x4)to_v7;
                const __m256i t10_v0 =
                    _mm256_set_epi32(*(const vcc_i32 *)t83_v[3], *(const vcc_i32 *)t83_v[2],
                    *(const vcc_i32 *)t83_v[1], *(const vcc_i32 *)t83_v[0],
                    *(const vcc_i32 *)t82_v[3], *(const vcc_i32 *)t82_v[2],
                    *(const vcc_i32 *)t82_v[1], *(const vcc_i32 *)t82_v[0]);
                const __m256i t10_v1 =
                    _mm256_set_epi32(*(const vcc_i32 *)t85_v[3], *(const vcc_i32 *)t85_v[2],
                    *(const vcc_i32 *)t85_v[1], *(const vcc_i32 *)t85_v[0],
                    *(const vcc_i32 *)t84_v[3], *(const vcc_i32 *)t84_v[2],
                    *(const vcc_i32 *)t84_v[1], *(const vcc_i32 *)t84_v[0]);
                const __m256i t10_v2 =
                    _mm256_set_epi32(*(const vcc_i32 *)t87_v[3], *(const vcc_i32 *)t87_v[2],
                    *(const vcc_i32 *)t87_v[1], *(const vcc_i32 *)t87_v[0],
                    *(const vcc_i32 *)t86_v[3], *(const vcc_i32 *)t86_v[2],
                    *(const vcc_i32 *)t86_v[1], *(const vcc_i32 *)t86_v[0]);
                const __m256i t10_v3 =
                    _mm256_set_epi32(*(const vcc_i32 *)t89_v[3], *(const vcc_i32 *)t89_v[2],
                    *(const vcc_i32 *)t89_v[1], *(const vcc_i32 *)t89_v[0],
                    *(const vcc_i32 *)t88_v[3], *(const vcc_i32 *)t88_v[2],
                    *(const vcc_i32 *)t88_v[1], *(const vcc_i32 *)t88_v[0]);
                const __m128i t90_v = _mm256_castsi256_si128(mask5_v);
                const __m128i t91_v = _mm256_castsi256_si128(mask5_v);
                const __m128i t92_v = _mm256_castsi256_si128(mask5_v);
                const __m128i t93_v = _mm256_extracti128_si256(mask5_v, 1);
                const __m128i t94_v = _mm256_extracti128_si256(mask5_v, 1);
                const __m128i t95_v = _mm256_extracti128_si256(mask5_v, 1);
                const __m256i mask4_v0 = _mm256_cvtepi8_epi64(_mm256_castsi256_si128(mask5_v));
                const __m256i mask4_v1 = _mm256_cvtepi8_epi64(_mm_srli_si128(t90_v, 4));
                const __m256i mask4_v2 = _mm256_cvtepi8_epi64(_mm_srli_si128(t91_v, 8));
                const __m256i mask4_v3 = _mm256_cvtepi8_epi64(_mm_srli_si128(t92_v, 12));
                const __m256i mask4_v4 = _mm256_cvtepi8_epi64(_mm256_extracti128_si256(mask5_v, 1));
                const __m256i mask4_v5 = _mm256_cvtepi8_epi64(_mm_srli_si128(t93_v, 4));
                const __m256i mask4_v6 = _mm256_cvtepi8_epi64(_mm_srli_si128(t94_v, 8));
                const __m256i mask4_v7 = _mm256_cvtepi8_epi64(_mm_srli_si128(t95_v, 12));
                const __m256i end2_v0 = _mm256_blendv_epi8(t7_v0, end_v0, mask4_v0);
                const __m256i end2_v1 = _mm256_blendv_epi8(t7_v1, end_v1, mask4_v1);
                const __m256i end2_v2 = _mm256_blendv_epi8(t7_v2, end_v2, mask4_v2);
                const __m256i end2_v3 = _mm256_blendv_epi8(t7_v3, end_v3, mask4_v3);
                const __m256i end2_v4 = _mm256_blendv_epi8(t7_v4, end_v4, mask4_v4);
                const __m256i end2_v5 = _mm256_blendv_epi8(t7_v5, end_v5, mask4_v5);
                const __m256i end2_v6 = _mm256_blendv_epi8(t7_v6, end_v6, mask4_v6);
                const __m256i end2_v7 = _mm256_blendv_epi8(t7_v7, end_v7, mask4_v7);
                const __m256i t11_v0 = _mm256_sub_epi64(end2_v0, t7_v0);
                const __m256i t11_v1 = _mm256_sub_epi64(end2_v1, t7_v1);
                const __m256i t11_v2 = _mm256_sub_epi64(end2_v2, t7_v2);
                const __m256i t11_v3 = _mm256_sub_epi64(end2_v3, t7_v3);
                const __m256i t11_v4 = _mm256_sub_epi64(end2_v4, t7_v4);
                const __m256i t11_v5 = _mm256_sub_epi64(end2_v5, t7_v5);
                const __m256i t11_v6 = _mm256_sub_epi64(end2_v6, t7_v6);
                const __m256i t11_v7 = _mm256_sub_epi64(end2_v7, t7_v7);
                const __m256i t12_v0 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t11_v0),
                    _mm256_castsi256_ps(t11_v1), 0x88)), 0xd8);
                const __m256i t12_v1 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t11_v2),
                    _mm256_castsi256_ps(t11_v3), 0x88)), 0xd8);
                const __m256i t12_v2 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t11_v4),
                    _mm256_castsi256_ps(t11_v5), 0x88)), 0xd8);
                const __m256i t12_v3 =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t11_v6),
                    _mm256_castsi256_ps(t11_v7), 0x88)), 0xd8);
                const __m256i t13_v0 = _mm256_add_epi32(t10_v0, t12_v0);
                const __m256i t13_v1 = _mm256_add_epi32(t10_v1, t12_v1);
                const __m256i t13_v2 = _mm256_add_epi32(t10_v2, t12_v2);
                const __m256i t13_v3 = _mm256_add_epi32(t10_v3, t12_v3);
                const vcc_i64x4 t96_v = (vcc_i64x4)to_v0;
                const vcc_i64x4 t97_v = (vcc_i64x4)to_v1;
                const vcc_i64x4 t98_v = (vcc_i64x4)to_v2;
                const vcc_i64x4 t99_v = (vcc_i64x4)to_v3;
                const vcc_i64x4 t100_v = (vcc_i64x4)to_v4;
                const vcc_i64x4 t101_v = (vcc_i64x4)to_v5;
                const vcc_i64x4 t102_v = (vcc_i64x4)to_v6;
                const vcc_i64x4 t103_v = (vcc_i64x4)to_v7;
                const vcc_i32x8 t104_v = (vcc_i32x8)t13_v0;
                const vcc_i32x8 t105_v = (vcc_i32x8)t13_v1;
                const vcc_i32x8 t106_v = (vcc_i32x8)t13_v2;
                const vcc_i32x8 t107_v = (vcc_i32x8)t13_v3;
                *(vcc_i32 *)t96_v[0] = t104_v[0];
                *(vcc_i32 *)t96_v[1] = t104_v[1];
                *(vcc_i32 *)t96_v[2] = t104_v[2];
                *(vcc_i32 *)t96_v[3] = t104_v[3];
                *(vcc_i32 *)t97_v[0] = t104_v[4];
                *(vcc_i32 *)t97_v[1] = t104_v[5];
                *(vcc_i32 *)t97_v[2] = t104_v[6];
                *(vcc_i32 *)t97_v[3] = t104_v[7];
                *(vcc_i32 *)t98_v[0] = t105_v[0];
                *(vcc_i32 *)t98_v[1] = t105_v[1];
                *(vcc_i32 *)t98_v[2] = t105_v[2];
                *(vcc_i32 *)t98_v[3] = t105_v[3];
                *(vcc_i32 *)t99_v[0] = t105_v[4];
                *(vcc_i32 *)t99_v[1] = t105_v[5];
                *(vcc_i32 *)t99_v[2] = t105_v[6];
                *(vcc_i32 *)t99_v[3] = t105_v[7];
                *(vcc_i32 *)t100_v[0] = t106_v[0];
                *(vcc_i32 *)t100_v[1] = t106_v[1];
                *(vcc_i32 *)t100_v[2] = t106_v[2];
                *(vcc_i32 *)t100_v[3] = t106_v[3];
                *(vcc_i32 *)t101_v[0] = t106_v[4];
                *(vcc_i32 *)t101_v[1] = t106_v[5];
                *(vcc_i32 *)t101_v[2] = t106_v[6];
                *(vcc_i32 *)t101_v[3] = t106_v[7];
                *(vcc_i32 *)t102_v[0] = t107_v[0];
                *(vcc_i32 *)t102_v[1] = t107_v[1];
                *(vcc_i32 *)t102_v[2] = t107_v[2];
                *(vcc_i32 *)t102_v[3] = t107_v[3];
                *(vcc_i32 *)t103_v[0] = t107_v[4];
                *(vcc_i32 *)t103_v[1] = t107_v[5];
                *(vcc_i32 *)t103_v[2] = t107_v[6];
                *(vcc_i32 *)t103_v[3] = t107_v[7];
            }
            const __m256i t7_v = _mm256_set1_epi32(0);
            const __m256i t8_v = _mm256_set1_epi64x((long)(unsigned long)tree_lookup_nodes);
            const __m256i mask3_v = _mm256_set1_epi32(-1);
            const __m256i t9_v = _mm256_set1_epi32(1);
            const __m256i t10_v = _mm256_set1_epi64x(0l);
            const __m256i mask4_v = _mm256_set1_epi64x((long)(t ? -1 : 0));
            const __m128i t11_v = _mm_set1_epi8(0);
            const __m256i t12_v = _mm256_set1_epi64x(1l);
            const __m256i t13_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t14_v = _mm256_slli_epi32(t13_v, 2);
            const __m256i t4_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(t14_v));
            const __m256i t4_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(t14_v, 1));
            /* what is left, one vector at a time */
            for (; k2 < end_s; k2 += 8) {
                _mm256_storeu_si256((__m256i *)(void *)steps_lanes2, t7_v);
                const __m256i key_v = _mm256_loadu_si256((const __m256i *)(const void *)(key + k2));
                __m256i tree5_v0 = t10_v;
                __m256i tree5_v1 = t10_v;
                if (t) {
                    __m256i tree6_v0 = t8_v;
                    __m256i tree6_v1 = t8_v;
                    __m256i active_mask_v = mask3_v;
                    __m256i tree7_v0 = t10_v;
                    __m256i tree7_v1 = t10_v;
                    int more5;
                    do {
                        const __m256i steps2_v =
                            _mm256_loadu_si256((const __m256i *)(const void *)steps_lanes2);
                        const __m256i t290_v = _mm256_add_epi32(steps2_v, t9_v);
                        const __m256i t291_v =
                            _mm256_loadu_si256((const __m256i *)(const void *)steps_lanes2);
                        const __m256i t292_v = _mm256_blendv_epi8(t291_v, t290_v, active_mask_v);
                        _mm256_storeu_si256((__m256i *)(void *)steps_lanes2, t292_v);
                        const vcc_i64x4 t293_v = (vcc_i64x4)tree6_v0;
                        const vcc_i64x4 t294_v = (vcc_i64x4)tree6_v1;
                        const unsigned int t295_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v));
                        const __m256i t296_v =
                            _mm256_set_epi32(t295_v & 0x80u ? *(const vcc_i32 *)t294_v[3] : 0,
                            t295_v & 0x40u ? *(const vcc_i32 *)t294_v[2] : 0,
                            t295_v & 0x20u ? *(const vcc_i32 *)t294_v[1] : 0,
                            t295_v & 0x10u ? *(const vcc_i32 *)t294_v[0] : 0,
                            t295_v & 0x8u ? *(const vcc_i32 *)t293_v[3] : 0,
                            t295_v & 0x4u ? *(const vcc_i32 *)t293_v[2] : 0,
                            t295_v & 0x2u ? *(const vcc_i32 *)t293_v[1] : 0,
                            t295_v & 0x1u ? *(const vcc_i32 *)t293_v[0] : 0);
                        const __m256i mask11_v = _mm256_cmpeq_epi32(t296_v, key_v);
                        const __m256i mask27_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask_v, 1));
                        const __m256i mask27_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask_v));
                        const __m256i mask28_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask11_v));
                        const __m256i mask28_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask11_v, 1));
                        const __m256i mask29_v0 =
                            _mm256_xor_si256(mask28_v0, _mm256_set1_epi32(-1));
                        const __m256i mask29_v1 =
                            _mm256_xor_si256(mask28_v1, _mm256_set1_epi32(-1));
                        const __m256i mask12_v = _mm256_cmpgt_epi32(t296_v, key_v);
                        const __m256i mask30_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask12_v));
                        const __m256i mask30_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask12_v, 1));
                        const __m256i mask31_v0 =
                            _mm256_xor_si256(mask30_v0, _mm256_set1_epi32(-1));
                        const __m256i mask31_v1 =
                            _mm256_xor_si256(mask30_v1, _mm256_set1_epi32(-1));
                        const __m256i mask32_v0 = _mm256_and_si256(mask29_v0, mask31_v0);
                        const __m256i mask32_v1 = _mm256_and_si256(mask29_v1, mask31_v1);
                        const __m256i mask33_v0 = _mm256_and_si256(mask27_v0, mask32_v0);
                        const __m256i mask33_v1 = _mm256_and_si256(mask27_v1, mask32_v1);
                        const vcc_i64x4 t297_v = (vcc_i64x4)tree6_v0;
                        const vcc_i64x4 t298_v = (vcc_i64x4)tree6_v1;
                        const unsigned int t299_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask33_v0));
                        const unsigned int t300_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask33_v1));
                        const __m256i t28_v0 =
                            _mm256_set_epi64x(t299_v & 0x8u ? *(const vcc_i64 *)(24L + t297_v[3])
                            : 0, t299_v & 0x4u ? *(const vcc_i64 *)(24L + t297_v[2]) : 0,
                            t299_v & 0x2u ? *(const vcc_i64 *)(24L + t297_v[1]) : 0,
                            t299_v & 0x1u ? *(const vcc_i64 *)(24L + t297_v[0]) : 0);
                        const __m256i t28_v1 =
                            _mm256_set_epi64x(t300_v & 0x8u ? *(const vcc_i64 *)(24L + t298_v[3])
                            : 0, t300_v & 0x4u ? *(const vcc_i64 *)(24L + t298_v[2]) : 0,
                            t300_v & 0x2u ? *(const vcc_i64 *)(24L + t298_v[1]) : 0,
                            t300_v & 0x1u ? *(const vcc_i64 *)(24L + t298_v[0]) : 0);
                        const __m256i mask34_v0 = _mm256_and_si256(mask29_v0, mask30_v0);
                        const __m256i mask34_v1 = _mm256_and_si256(mask29_v1, mask30_v1);
                        const __m256i mask35_v0 = _mm256_and_si256(mask27_v0, mask34_v0);
                        const __m256i mask35_v1 = _mm256_and_si256(mask27_v1, mask34_v1);
                        const vcc_i64x4 t301_v = (vcc_i64x4)tree6_v0;
                        const vcc_i64x4 t302_v = (vcc_i64x4)tree6_v1;
                        const unsigned int t303_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask35_v0));
                        const unsigned int t304_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask35_v1));
                        const __m256i t29_v0 =
                            _mm256_set_epi64x(t303_v & 0x8u ? *(const vcc_i64 *)(16L + t301_v[3])
                            : 0, t303_v & 0x4u ? *(const vcc_i64 *)(16L + t301_v[2]) : 0,
                            t303_v & 0x2u ? *(const vcc_i64 *)(16L + t301_v[1]) : 0,
                            t303_v & 0x1u ? *(const vcc_i64 *)(16L + t301_v[0]) : 0);
                        const __m256i t29_v1 =
                            _mm256_set_epi64x(t304_v & 0x8u ? *(const vcc_i64 *)(16L + t302_v[3])
                            : 0, t304_v & 0x4u ? *(const vcc_i64 *)(16L + t302_v[2]) : 0,
                            t304_v & 0x2u ? *(const vcc_i64 *)(16L + t302_v[1]) : 0,
                            t304_v & 0x1u ? *(const vcc_i64 *)(16L + t302_v[0]) : 0);
                        const __m256i tree8_v0 = _mm256_blendv_epi8(t28_v0, t29_v0, mask30_v0);
                        const __m256i tree8_v1 = _mm256_blendv_epi8(t28_v1, t29_v1, mask30_v1);
                        const __m256i mask36_v0 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree8_v0, t10_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask36_v1 =
                            _mm256_xor_si256(_mm256_cmpeq_epi64(tree8_v1, t10_v),
                            _mm256_set1_epi32(-1));
                        const __m256i mask13_v =
                            _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask36_v0),
                            _mm256_castsi256_ps(mask36_v1), 0x88)), 0xd8);
                        const __m256i mask14_v = _mm256_xor_si256(mask11_v, _mm256_set1_epi32(-1));
                        const __m256i mask15_v = _mm256_and_si256(active_mask_v, mask14_v);
                        const __m256i mask16_v = _mm256_and_si256(mask15_v, mask13_v);
                        const __m256i t30_v0 = _mm256_blendv_epi8(tree7_v0, tree6_v0, mask27_v0);
                        const __m256i t30_v1 = _mm256_blendv_epi8(tree7_v1, tree6_v1, mask27_v1);
                        more5 = _mm256_movemask_epi8(mask16_v) != 0;
                        tree6_v0 = tree8_v0;
                        tree6_v1 = tree8_v1;
                        active_mask_v = mask16_v;
                        tree7_v0 = t30_v0;
                        tree7_v1 = t30_v1;
                    } while (more5);
                    tree5_v0 = tree7_v0;
                    tree5_v1 = tree7_v1;
                }
                const __m256i t23_v0 = _mm256_blendv_epi8(t8_v, tree5_v0, mask4_v);
                const __m256i t23_v1 = _mm256_blendv_epi8(t8_v, tree5_v1, mask4_v);
                const vcc_i64x4 t264_v = (vcc_i64x4)t23_v0;
                const vcc_i64x4 t265_v = (vcc_i64x4)t23_v1;
                const __m256i t266_v =
                    _mm256_set_epi32(*(const vcc_i32 *)t265_v[3], *(const vcc_i32 *)t265_v[2],
                    *(const vcc_i32 *)t265_v[1], *(const vcc_i32 *)t265_v[0],
                    *(const vcc_i32 *)t264_v[3], *(const vcc_i32 *)t264_v[2],
                    *(const vcc_i32 *)t264_v[1], *(const vcc_i32 *)t264_v[0]);
                const __m256i steps_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)steps_lanes2);
                const __m256i key2_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(key + k2));
                _mm256_storeu_si256((__m256i *)(void *)(depth + k2), steps_v);
                const vcc_i64x4 t267_v = (vcc_i64x4)t23_v0;
                const vcc_i64x4 t268_v = (vcc_i64x4)t23_v1;
                const __m256i t24_v0 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t267_v[3]),
                    *(const vcc_i64 *)(8L + t267_v[2]), *(const vcc_i64 *)(8L + t267_v[1]),
                    *(const vcc_i64 *)(8L + t267_v[0]));
                const __m256i t24_v1 =
                    _mm256_set_epi64x(*(const vcc_i64 *)(8L + t268_v[3]),
                    *(const vcc_i64 *)(8L + t268_v[2]), *(const vcc_i64 *)(8L + t268_v[1]),
                    *(const vcc_i64 *)(8L + t268_v[0]));
                const long t269_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t24_v0));
                const long t270_v =
                    _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t24_v0),
                    _mm256_castsi256_si128(t24_v0)));
                const __m128i t271_v = _mm256_extracti128_si256(t24_v0, 1);
                const long t272_v = _mm_cvtsi128_si64(t271_v);
                const long t273_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t271_v, t271_v));
                const long t274_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t24_v1));
                const long t275_v =
                    _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t24_v1),
                    _mm256_castsi256_si128(t24_v1)));
                const __m128i t276_v = _mm256_extracti128_si256(t24_v1, 1);
                const long t277_v = _mm_cvtsi128_si64(t276_v);
                const long t278_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t276_v, t276_v));
                const long t279_v =
                    (long)((unsigned long)(unsigned char)*(const vcc_i8 *)t269_v
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t270_v << 8)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t272_v << 16)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t273_v << 24)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t274_v << 32)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t275_v << 40)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t277_v << 48)
                    | ((unsigned long)(unsigned char)*(const vcc_i8 *)t278_v << 56));
                const __m128i t280_v = _mm_cvtsi64_si128(t279_v);
                const __m128i mask8_v =
                    _mm_xor_si128(_mm_cmpeq_epi8(t280_v, t11_v), _mm_set1_epi32(-1));
                const __m256i mask9_v = _mm256_cvtepi8_epi32(mask8_v);
                __m256i end7_v0 = t10_v;
                __m256i end7_v1 = t10_v;
                if (_mm256_movemask_epi8(mask9_v) != 0) {
                    __m256i end9_v0 = t24_v0;
                    __m256i end9_v1 = t24_v1;
                    __m256i active_mask2_v = mask9_v;
                    __m256i end10_v0 = t10_v;
                    __m256i end10_v1 = t10_v;
                    int more6;
                    do {
                        const __m256i end12_v0 = _mm256_add_epi64(end9_v0, t12_v);
                        const __m256i end12_v1 = _mm256_add_epi64(end9_v1, t12_v);
                        const __m128i t305_v =
                            _mm_packs_epi32(_mm256_castsi256_si128(active_mask2_v),
                            _mm256_extracti128_si256(active_mask2_v, 1));
                        const __m128i mask17_v = _mm_packs_epi16(t305_v, t305_v);
                        __m128i t306_v;
                        if (_mm256_movemask_epi8(active_mask2_v) == -1) {
                            const long t308_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end9_v0));
                            const long t309_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end9_v0),
                                _mm256_castsi256_si128(end9_v0)));
                            const __m128i t310_v = _mm256_extracti128_si256(end9_v0, 1);
                            const long t311_v = _mm_cvtsi128_si64(t310_v);
                            const long t312_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t310_v, t310_v));
                            const long t313_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end9_v1));
                            const long t314_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end9_v1),
                                _mm256_castsi256_si128(end9_v1)));
                            const __m128i t315_v = _mm256_extracti128_si256(end9_v1, 1);
                            const long t316_v = _mm_cvtsi128_si64(t315_v);
                            const long t317_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t315_v, t315_v));
                            const long t318_v =
                                (long)((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t308_v)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t309_v) << 8)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t311_v) << 16)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t312_v) << 24)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t313_v) << 32)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t314_v) << 40)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t316_v) << 48)
                                | ((unsigned long)(unsigned char)*(const vcc_i8 *)(1L + t317_v) << 56));
                            t306_v = _mm_cvtsi64_si128(t318_v);
                        } else {
                            const long t319_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end9_v0));
                            const long t320_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end9_v0),
                                _mm256_castsi256_si128(end9_v0)));
                            const __m128i t321_v = _mm256_extracti128_si256(end9_v0, 1);
                            const long t322_v = _mm_cvtsi128_si64(t321_v);
                            const long t323_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t321_v, t321_v));
                            const long t324_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(end9_v1));
                            const long t325_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(end9_v1),
                                _mm256_castsi256_si128(end9_v1)));
                            const __m128i t326_v = _mm256_extracti128_si256(end9_v1, 1);
                            const long t327_v = _mm_cvtsi128_si64(t326_v);
                            const long t328_v =
                                _mm_cvtsi128_si64(_mm_unpackhi_epi64(t326_v, t326_v));
                            const unsigned int t329_v = (unsigned int)_mm_movemask_epi8(mask17_v);
                            const long t330_v =
                                (long)((unsigned long)(t329_v & 0x1u ? (unsigned char)*(const vcc_i8 *)(1L + t319_v)
                                : 0)
                                | ((unsigned long)(t329_v & 0x2u ? (unsigned char)*(const vcc_i8 *)(1L + t320_v)
                                : 0) << 8)
                                | ((unsigned long)(t329_v & 0x4u ? (unsigned char)*(const vcc_i8 *)(1L + t322_v)
                                : 0) << 16)
                                | ((unsigned long)(t329_v & 0x8u ? (unsigned char)*(const vcc_i8 *)(1L + t323_v)
                                : 0) << 24)
                                | ((unsigned long)(t329_v & 0x10u ? (unsigned char)*(const vcc_i8 *)(1L + t324_v)
                                : 0) << 32)
                                | ((unsigned long)(t329_v & 0x20u ? (unsigned char)*(const vcc_i8 *)(1L + t325_v)
                                : 0) << 40)
                                | ((unsigned long)(t329_v & 0x40u ? (unsigned char)*(const vcc_i8 *)(1L + t327_v)
                                : 0) << 48)
                                | ((unsigned long)(t329_v & 0x80u ? (unsigned char)*(const vcc_i8 *)(1L + t328_v)
                                : 0) << 56));
                            const __m128i t331_v = _mm_cvtsi64_si128(t330_v);
                            t306_v = t331_v;
                        }
                        const __m128i mask18_v =
                            _mm_xor_si128(_mm_cmpeq_epi8(t306_v, t11_v), _mm_set1_epi32(-1));
                        const __m256i mask19_v = _mm256_cvtepi8_epi32(mask18_v);
                        const __m256i mask20_v = _mm256_and_si256(active_mask2_v, mask19_v);
                        const __m256i mask37_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask2_v, 1));
                        const __m256i mask37_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask2_v));
                        const __m256i t31_v0 = _mm256_blendv_epi8(end10_v0, end12_v0, mask37_v0);
                        const __m256i t31_v1 = _mm256_blendv_epi8(end10_v1, end12_v1, mask37_v1);
                        const unsigned int t307_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask20_v));
                        const int t6 = (t307_v & (t307_v - 1)) != 0;
                        more6 = t6;
                        end9_v0 = end12_v0;
                        end9_v1 = end12_v1;
                        active_mask2_v = mask20_v;
                        end10_v0 = t31_v0;
                        end10_v1 = t31_v1;
                    } while (more6);
                    __m256i end11_v0 = end10_v0;
                    __m256i end11_v1 = end10_v1;
                    if (_mm256_movemask_epi8(active_mask2_v) != 0) {
                        const unsigned int lane2_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask2_v));
                        const unsigned long lane2 = (unsigned long)__builtin_ctz(lane2_v);
                        const vcc_u64x4 t332_v = (vcc_u64x4)end9_v1;
                        const unsigned long t7 = lane2 < 4 ? ((vcc_u64x4)end9_v0)[lane2 % 4]
                            : t332_v[lane2 % 4];
                        char *end_s3 = (char *)t7;
                        int more7;
                        do {
                            unsigned char t8;
                            __builtin_memcpy(&t8, end_s3 + 1, sizeof t8);
                            more7 = t8 != 0;
                            end_s3 = end_s3 + 1;
                        } while (more7);
                        const __m256i t333_v = _mm256_set1_epi64x((long)(unsigned long)end_s3);
                        const __m256i mask38_v1 =
                            _mm256_cvtepi32_epi64(_mm256_extracti128_si256(active_mask2_v, 1));
                        const __m256i mask38_v0 =
                            _mm256_cvtepi32_epi64(_mm256_castsi256_si128(active_mask2_v));
                        const __m256i t32_v0 = _mm256_blendv_epi8(end10_v0, t333_v, mask38_v0);
                        const __m256i t32_v1 = _mm256_blendv_epi8(end10_v1, t333_v, mask38_v1);
                        end11_v0 = t32_v0;
                        end11_v1 = t32_v1;
                    }
                    end7_v0 = end11_v0;
                    end7_v1 = end11_v1;
                }
                const __m256i t281_v = _mm256_set1_epi64x((long)(unsigned long)(where + k2));
                const __m256i t25_v0 = _mm256_add_epi64(t281_v, t4_v0);
                const __m256i t25_v1 = _mm256_add_epi64(t281_v, t4_v1);
                const __m256i t282_v = _mm256_set1_epi64x((long)(unsigned long)(depth + k2));
                const __m256i t26_v0 = _mm256_add_epi64(t282_v, t4_v0);
                const __m256i t26_v1 = _mm256_add_epi64(t282_v, t4_v1);
                const __m256i mask10_v = _mm256_cmpeq_epi32(t266_v, key2_v);
                const __m256i mask25_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask10_v));
                const __m256i mask25_v1 =
                    _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask10_v, 1));
                const __m256i to2_v0 = _mm256_blendv_epi8(t25_v0, t26_v0, mask25_v0);
                const __m256i to2_v1 = _mm256_blendv_epi8(t25_v1, t26_v1, mask25_v1);
                const vcc_i64x4 t283_v = (vcc_i64x4)to2_v0;
                const vcc_i64x4 t284_v = (vcc_i64x4)to2_v1;
                const __m256i t285_v =
                    _mm256_set_epi32(*(const vcc_i32 *)t284_v[3], *(const vcc_i32 *)t284_v[2],
                    *(const vcc_i32 *)t284_v[1], *(const vcc_i32 *)t284_v[0],
                    *(const vcc_i32 *)t283_v[3], *(const vcc_i32 *)t283_v[2],
                    *(const vcc_i32 *)t283_v[1], *(const vcc_i32 *)t283_v[0]);
                const __m256i mask26_v0 = _mm256_cvtepi8_epi64(mask8_v);
                const __m256i mask26_v1 = _mm256_cvtepi8_epi64(_mm_srli_si128(mask8_v, 4));
                const __m256i end8_v0 = _mm256_blendv_epi8(t24_v0, end7_v0, mask26_v0);
                const __m256i end8_v1 = _mm256_blendv_epi8(t24_v1, end7_v1, mask26_v1);
                const __m256i t27_v0 = _mm256_sub_epi64(end8_v0, t24_v0);
                const __m256i t27_v1 = _mm256_sub_epi64(end8_v1, t24_v1);
                const __m256i t286_v =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(t27_v0),
                    _mm256_castsi256_ps(t27_v1), 0x88)), 0xd8);
                const vcc_i64x4 t287_v = (vcc_i64x4)to2_v0;
                const vcc_i64x4 t288_v = (vcc_i64x4)to2_v1;
                const vcc_i32x8 t289_v = (vcc_i32x8)_mm256_add_epi32(t285_v, t286_v);
                *(vcc_i32 *)t287_v[0] = t289_v[0];
                *(vcc_i32 *)t287_v[1] = t289_v[1];
                *(vcc_i32 *)t287_v[2] = t289_v[2];
                *(vcc_i32 *)t287_v[3] = t289_v[3];
                *(vcc_i32 *)t288_v[0] = t289_v[4];
                *(vcc_i32 *)t288_v[1] = t289_v[5];
                *(vcc_i32 *)t288_v[2] = t289_v[6];
                *(vcc_i32 *)t288_v[3] = t289_v[7];
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
