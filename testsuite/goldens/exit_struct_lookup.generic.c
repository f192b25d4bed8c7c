/* vcc 0.1.0 wrote this from exit_struct_lookup.c for generic */
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
/* kernel: size n | in i32 k[n] | in double v[n] | i32 x | exit k = x | -> double */
struct map {
    unsigned long count;
    const int *keys;
    const double *values;
};

#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
static double value_of(const struct map *map, int key)
{
#ifdef VCC_VECTOR
    /* vcc: line 10: 4 lanes x 4, generic */
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
            const unsigned long before = ((unsigned long)keys_s & 63) >> 2;
            char *keys_blocks = (char *)((unsigned long)keys_s & ~63UL);
            __asm__("" : "+r"(keys_blocks));
            if (((unsigned long)keys_s & 3) == 0) {
                const unsigned long end = trips + before;
                const vcc_u32x4 key_v = (unsigned int)key - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 t_v = (unsigned int)(before - 1) - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 t2_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
                const vcc_u32x4 keys_v0 = *(const vcc_u32x4 *)(const void *)keys_blocks;
                const vcc_u32x4 keys_v1 = *(const vcc_u32x4 *)(const void *)(keys_blocks + 16);
                const vcc_u32x4 keys_v2 = *(const vcc_u32x4 *)(const void *)(keys_blocks + 32);
                const vcc_u32x4 keys_v3 = *(const vcc_u32x4 *)(const void *)(keys_blocks + 48);
                const vcc_u32x4 t3_v = t2_v + ((unsigned int)4 - __extension__ (vcc_u32x4){0});
                const vcc_u32x4 t4_v = t2_v + ((unsigned int)8 - __extension__ (vcc_u32x4){0});
                const vcc_u32x4 t5_v = t2_v + ((unsigned int)12 - __extension__ (vcc_u32x4){0});
                const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_i32x4)t2_v > (vcc_i32x4)t_v);
                const vcc_u32x4 mask2_v0 =
                    (vcc_u32x4)((vcc_u32x4)keys_v0 == (vcc_u32x4)key_v) & mask_v0;
                const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_i32x4)t3_v > (vcc_i32x4)t_v);
                const vcc_u32x4 mask2_v1 =
                    (vcc_u32x4)((vcc_u32x4)keys_v1 == (vcc_u32x4)key_v) & mask_v1;
                const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_i32x4)t4_v > (vcc_i32x4)t_v);
                const vcc_u32x4 mask2_v2 =
                    (vcc_u32x4)((vcc_u32x4)keys_v2 == (vcc_u32x4)key_v) & mask_v2;
                const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_i32x4)t5_v > (vcc_i32x4)t_v);
                const vcc_u32x4 mask2_v3 =
                    (vcc_u32x4)((vcc_u32x4)keys_v3 == (vcc_u32x4)key_v) & mask_v3;
                const vcc_u64x2 t6_v = (vcc_u64x2)(mask2_v0 | mask2_v1 | (mask2_v2 | mask2_v3));
                const int t = (t6_v[0] | t6_v[1]) != 0;
                unsigned long reached;
                if (t) {
                    const unsigned long t2 = mask2_v0[0] ? 0ul : mask2_v0[1] ? 1ul
                        : mask2_v0[2] ? 2ul : mask2_v0[3] ? 3ul : mask2_v1[0] ? 4ul
                        : mask2_v1[1] ? 5ul : mask2_v1[2] ? 6ul : mask2_v1[3] ? 7ul
                        : mask2_v2[0] ? 8ul : mask2_v2[1] ? 9ul : mask2_v2[2] ? 10ul
                        : mask2_v2[3] ? 11ul : mask2_v3[0] ? 12ul : mask2_v3[1] ? 13ul
                        : mask2_v3[2] ? 14ul : 15ul;
                    reached = t2;
                } else {
                    unsigned long found = end;
                    unsigned long k2;
                    for (k2 = 16UL; k2 < end; k2 += 16) {
                        const vcc_u32x4 keys2_v0 =
                            *(const vcc_u32x4 *)(const void *)(keys_blocks + k2 * 4);
                        const vcc_u32x4 mask3_v0 =
                            (vcc_u32x4)((vcc_u32x4)keys2_v0 == (vcc_u32x4)key_v);
                        const vcc_u32x4 keys2_v1 =
                            *(const vcc_u32x4 *)(const void *)(keys_blocks + k2 * 4 + 16);
                        const vcc_u32x4 mask3_v1 =
                            (vcc_u32x4)((vcc_u32x4)keys2_v1 == (vcc_u32x4)key_v);
                        const vcc_u32x4 keys2_v2 =
                            *(const vcc_u32x4 *)(const void *)(keys_blocks + k2 * 4 + 32);
                        const vcc_u32x4 mask3_v2 =
                            (vcc_u32x4)((vcc_u32x4)keys2_v2 == (vcc_u32x4)key_v);
                        const vcc_u32x4 keys2_v3 =
                            *(const vcc_u32x4 *)(const void *)(keys_blocks + k2 * 4 + 48);
                        const vcc_u32x4 mask3_v3 =
                            (vcc_u32x4)((vcc_u32x4)keys2_v3 == (vcc_u32x4)key_v);
                        const vcc_u64x2 t7_v =
                            (vcc_u64x2)(mask3_v0 | mask3_v1 | (mask3_v2 | mask3_v3));
                        const int t3 = (t7_v[0] | t7_v[1]) != 0;
                        if (t3) {
                            const unsigned long t4 = mask3_v0[0] ? 0ul : mask3_v0[1] ? 1ul
                                : mask3_v0[2] ? 2ul : mask3_v0[3] ? 3ul : mask3_v1[0] ? 4ul
                                : mask3_v1[1] ? 5ul : mask3_v1[2] ? 6ul : mask3_v1[3] ? 7ul
                                : mask3_v2[0] ? 8ul : mask3_v2[1] ? 9ul : mask3_v2[2] ? 10ul
                                : mask3_v2[3] ? 11ul : mask3_v3[0] ? 12ul : mask3_v3[1] ? 13ul
                                : mask3_v3[2] ? 14ul : 15ul;
                            found = k2 + t4;
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
