/* vcc 0.1.0 wrote this from exit_struct_lookup.c for avx2 */
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
/* kernel: size n | in i32 k[n] | in double v[n] | i32 x | exit k = x | -> double */
struct map {
    unsigned long count;
    const int *keys;
    const double *values;
};

#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
static double value_of(const struct map *map, int key)
{
#ifdef VCC_VECTOR
    /* vcc: line 10: 8 lanes x 4, avx2 */
    unsigned long i_done = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct map, count) == 0,
            "layout of struct map");
        __extension__ _Static_assert(__builtin_offsetof(struct map, keys) == 8,
            "layout of struct map");
        const unsigned long count_s = map->count;
        if (0UL < count_s) {
            const unsigned long trips = count_s < 4611686018427387904UL ? count_s
                : 4611686018427387904UL;
            const int *const keys_s = map->keys;
            const unsigned long before = ((unsigned long)keys_s & 127) >> 2;
            char *keys_blocks = (char *)((unsigned long)keys_s & ~127UL);
            __asm__("" : "+r"(keys_blocks));
            if (((unsigned long)keys_s & 3) == 0) {
                const unsigned long end = trips + before;
                const __m256i key_v = _mm256_set1_epi32((int)key);
                const __m256i t_v = _mm256_set1_epi32((int)(unsigned int)(before - 1));
                const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
                const __m256i keys_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)keys_blocks);
                const __m256i keys_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(keys_blocks + 32));
                const __m256i keys_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(keys_blocks + 64));
                const __m256i keys_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(keys_blocks + 96));
                const __m256i t3_v = _mm256_add_epi32(t2_v, _mm256_set1_epi32(8));
                const __m256i t4_v = _mm256_add_epi32(t2_v, _mm256_set1_epi32(16));
                const __m256i t5_v = _mm256_add_epi32(t2_v, _mm256_set1_epi32(24));
                const __m256i mask_v0 = _mm256_cmpgt_epi32(t2_v, t_v);
                const __m256i mask2_v0 =
                    _mm256_and_si256(_mm256_cmpeq_epi32(keys_v0, key_v), mask_v0);
                const __m256i mask_v1 = _mm256_cmpgt_epi32(t3_v, t_v);
                const __m256i mask2_v1 =
                    _mm256_and_si256(_mm256_cmpeq_epi32(keys_v1, key_v), mask_v1);
                const __m256i mask_v2 = _mm256_cmpgt_epi32(t4_v, t_v);
                const __m256i mask2_v2 =
                    _mm256_and_si256(_mm256_cmpeq_epi32(keys_v2, key_v), mask_v2);
                const __m256i mask_v3 = _mm256_cmpgt_epi32(t5_v, t_v);
                const __m256i mask2_v3 =
                    _mm256_and_si256(_mm256_cmpeq_epi32(keys_v3, key_v), mask_v3);
                const __m256i mask_v = _mm256_or_si256(mask2_v2, mask2_v3);
                const __m256i mask2_v =
                    _mm256_or_si256(_mm256_or_si256(mask2_v0, mask2_v1), mask_v);
                unsigned long reached;
                if (_mm256_movemask_epi8(mask2_v) != 0) {
                    const unsigned int t6_v =
                        (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v0))
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v1)) << 8)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v2)) << 16)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v3)) << 24);
                    const unsigned long t = (unsigned long)__builtin_ctz(t6_v);
                    reached = t;
                } else {
                    unsigned long found = end;
                    unsigned long k2;
                    for (k2 = 32UL; k2 < end; k2 += 32) {
                        const __m256i keys2_v0 =
                            _mm256_loadu_si256((const __m256i *)(const void *)(keys_blocks + k2 * 4));
                        const __m256i mask3_v0 = _mm256_cmpeq_epi32(keys2_v0, key_v);
                        const __m256i keys2_v1 =
                            _mm256_loadu_si256((const __m256i *)(const void *)(keys_blocks + k2 * 4 + 32));
                        const __m256i mask3_v1 = _mm256_cmpeq_epi32(keys2_v1, key_v);
                        const __m256i keys2_v2 =
                            _mm256_loadu_si256((const __m256i *)(const void *)(keys_blocks + k2 * 4 + 64));
                        const __m256i mask3_v2 = _mm256_cmpeq_epi32(keys2_v2, key_v);
                        const __m256i keys2_v3 =
                            _mm256_loadu_si256((const __m256i *)(const void *)(keys_blocks + k2 * 4 + 96));
                        const __m256i mask3_v3 = _mm256_cmpeq_epi32(keys2_v3, key_v);
                        const __m256i mask3_v = _mm256_or_si256(mask3_v2, mask3_v3);
                        const __m256i mask4_v =
                            _mm256_or_si256(_mm256_or_si256(mask3_v0, mask3_v1), mask3_v);
                        if (_mm256_movemask_epi8(mask4_v) != 0) {
                            const unsigned int t7_v =
                                (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v0))
                                | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v1)) << 8)
                                | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v2)) << 16)
                                | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v3)) << 24);
                            const unsigned long t2 = (unsigned long)__builtin_ctz(t7_v);
                            found = k2 + t2;
                            break;
                        }
                    }
                    reached = found;
                }
                i_done = (reached < end ? reached : end) - before;
            }
        }
    }
    /* remaining iterations */
    for (unsigned long i = i_done; i < map->count; i++) {
        VCC_KEEP_SCALAR;
        if (map->keys[i] == key)
            return map->values[i];
    }
#else
    for (unsigned long i = 0; i < map->count; i++)
        if (map->keys[i] == key)
            return map->values[i];
#endif
    return -1.0;
}

double exit_struct_lookup(unsigned long n, const int *k, const double *v, int x)
{
    const struct map map = { n, k, v };
    return value_of(&map, x);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
