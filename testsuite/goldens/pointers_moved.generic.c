/* vcc 0.1.0 wrote this from pointers_moved.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | out i32 d[n] */
/* Addresses that are values: of members, of neighbours, moved by what is constant, the same for all, and each one's own. */
struct pointers_moved_pair {
    int first, second;
};

struct pointers_moved_lists {
    int count;
    int **to;
};

static struct pointers_moved_pair pointers_moved_pairs[128];
static int pointers_moved_numbers[512];
static struct pointers_moved_pair *pointers_moved_heads[128];
static int *pointers_moved_places[5][128];

#ifdef VCC_VECTOR
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef signed char vcc_i8x2 __attribute__((vector_size(2), aligned(1), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x2 __attribute__((vector_size(2), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
static void pointers_moved_seconds(struct pointers_moved_lists *lists, struct pointers_moved_pair **from)
{
#ifdef VCC_VECTOR
    /* vcc: line 19: 4 lanes x 2, the last ones overlapping, generic; runs if count and to do not
       overlap, from and to are far enough apart */
    int i_done = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct pointers_moved_lists, count) == 0,
            "layout of struct pointers_moved_lists");
        __extension__ _Static_assert(__builtin_offsetof(struct pointers_moved_lists, to) == 8,
            "layout of struct pointers_moved_lists");
        __extension__ _Static_assert(__builtin_offsetof(struct pointers_moved_pair, second) == 4,
            "layout of struct pointers_moved_pair");
        const int count_s = lists->count;
        if (count_s >= 8) {
            const unsigned long end = ((unsigned long)count_s - 1) & ~7UL;
            const unsigned long t = (unsigned long)&lists->count;
            int **const to_s = lists->to;
            if ((t + 16 <= (unsigned long)to_s
                || (unsigned long)to_s + (unsigned long)count_s * 8 <= t)
                && (unsigned long)to_s - (unsigned long)from - 1 >= (unsigned long)count_s * 8 - 1) {
                const unsigned long last = (unsigned long)count_s - 8;
                const vcc_u64x2 t_v = (unsigned long)4L - __extension__ (vcc_u64x2){0};
                const vcc_u64x2 from_last_v0 = *(const vcc_u64x2 *)(const void *)(from + last);
                const vcc_u64x2 from_last_v1 =
                    *(const vcc_u64x2 *)(const void *)((const char *)(from + last) + 16);
                const vcc_u64x2 from_last2_v0 = *(const vcc_u64x2 *)(const void *)(from + last + 4);
                const vcc_u64x2 from_last2_v1 =
                    *(const vcc_u64x2 *)(const void *)((const char *)(from + last + 4) + 16);
                const vcc_u64x2 to_new_last_v0 = from_last_v0 + t_v;
                const vcc_u64x2 to_new_last_v1 = from_last_v1 + t_v;
                const vcc_u64x2 to_new_last2_v0 = from_last2_v0 + t_v;
                const vcc_u64x2 to_new_last2_v1 = from_last2_v1 + t_v;
                unsigned long k2;
                for (k2 = 0; k2 < end; k2 += 8) {
                    const vcc_u64x2 from_v0 = *(const vcc_u64x2 *)(const void *)(from + k2);
                    const vcc_u64x2 from_v1 =
                        *(const vcc_u64x2 *)(const void *)((const char *)(from + k2) + 16);
                    const vcc_u64x2 from_v2 = *(const vcc_u64x2 *)(const void *)(from + k2 + 4);
                    const vcc_u64x2 from_v3 =
                        *(const vcc_u64x2 *)(const void *)((const char *)(from + k2 + 4) + 16);
                    const vcc_u64x2 to_new_v0 = from_v0 + t_v;
                    const vcc_u64x2 to_new_v1 = from_v1 + t_v;
                    const vcc_u64x2 to_new_v2 = from_v2 + t_v;
                    const vcc_u64x2 to_new_v3 = from_v3 + t_v;
                    *(vcc_u64x2 *)(void *)(to_s + k2) = to_new_v0;
                    *(vcc_u64x2 *)(void *)((char *)(to_s + k2) + 16) = to_new_v1;
                    *(vcc_u64x2 *)(void *)(to_s + k2 + 4) = to_new_v2;
                    *(vcc_u64x2 *)(void *)((char *)(to_s + k2 + 4) + 16) = to_new_v3;
                }
                /* the last ones, some of them once more */
                *(vcc_u64x2 *)(void *)(to_s + last) = to_new_last_v0;
                *(vcc_u64x2 *)(void *)((char *)(to_s + last) + 16) = to_new_last_v1;
                *(vcc_u64x2 *)(void *)(to_s + last + 4) = to_new_last2_v0;
                *(vcc_u64x2 *)(void *)((char *)(to_s + last + 4) + 16) = to_new_last2_v1;
                i_done = count_s;
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < lists->count; i++) {
        VCC_KEEP_SCALAR;
        lists->to[i] = &from[i]->second;
    }
#else
    for (int i = 0; i < lists->count; i++)
        lists->to[i] = &from[i]->second;
#endif
}

static void pointers_moved_neighbours(int **to, int *x, int k, int n)
{
    for (int j = 0; j < n; j++)
        to[k++] = &x[j];
}

static void pointers_moved_ahead(int n, int *const *from, int **to, int by)
{
#ifdef VCC_VECTOR
    /* vcc: line 31: 2 lanes x 4, generic; runs if from and to are far enough apart */
    int i_done = 0;
    if (n >= 8 && (unsigned long)to - (unsigned long)from - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u64x2 t_v = (unsigned long)((unsigned long)by * 4) - __extension__ (vcc_u64x2){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k2 + copy * 2;
                const vcc_u64x2 to_new_v = *(const vcc_u64x2 *)(const void *)(from + at) + t_v;
                *(vcc_u64x2 *)(void *)(to + at) = to_new_v;
            }
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        to[i] = from[i] + by;
    }
#else
    for (int i = 0; i < n; i++)
        to[i] = from[i] + by;
#endif
}

static void pointers_moved_far(const int *n, int *const *from, int **to, const unsigned char *a)
{
#ifdef VCC_VECTOR
    /* vcc: line 37: 2 lanes, generic; runs if a and to do not overlap, from and to are far enough
       apart */
    int i_done = 0;
    {
        const int n_s = *n;
        const unsigned long end = (unsigned long)n_s & ~1UL;
        if (n_s >= 2
            && ((unsigned long)a + end <= (unsigned long)to
            || (unsigned long)to + end * 8 <= (unsigned long)a)
            && (unsigned long)to - (unsigned long)from - 1 >= 63) {
            const vcc_u64x2 t_v = (unsigned long)12L - __extension__ (vcc_u64x2){0};
            unsigned long k2;
            for (k2 = 0; k2 < end; k2 += 2) {
                const vcc_u8x2 a_v = *(const vcc_u8x2 *)(const void *)(a + k2);
                const vcc_u64x2 t2_v = __builtin_convertvector(a_v, vcc_u64x2) << 2;
                const vcc_u64x2 to_new_v =
                    *(const vcc_u64x2 *)(const void *)(from + k2) + t2_v + t_v;
                *(vcc_u64x2 *)(void *)(to + k2) = to_new_v;
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < *n; i++) {
        VCC_KEEP_SCALAR;
        to[i] = from[i] + a[i] + 3;
    }
#else
    for (int i = 0; i < *n; i++)
        to[i] = from[i] + a[i] + 3;
#endif
}

static void pointers_moved_chosen(int n, const unsigned char *a, int **to, struct pointers_moved_pair *pairs)
{
#ifdef VCC_VECTOR
    /* vcc: line 43: 4 lanes, generic; runs if a and to do not overlap */
    int i_done = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct pointers_moved_pair, second) == 4,
            "layout of struct pointers_moved_pair");
        const unsigned long end = (unsigned long)n & ~3UL;
        if (n >= 4
            && ((unsigned long)a + end <= (unsigned long)to
            || (unsigned long)to + end * 8 <= (unsigned long)a)) {
            const vcc_u64x2 t_v = (unsigned long)pairs - __extension__ (vcc_u64x2){0};
            const vcc_u8x4 t2_v = (unsigned char)63 - __extension__ (vcc_u8x4){0};
            const vcc_u32x4 t3_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
            const vcc_u32x4 t4_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
            const vcc_u64x2 t5_v = (unsigned long)4L - __extension__ (vcc_u64x2){0};
            const vcc_u8x4 t6_v = (unsigned char)1 - __extension__ (vcc_u8x4){0};
            const vcc_u8x4 t7_v = (unsigned char)0 - __extension__ (vcc_u8x4){0};
            vcc_u32x4 t8_v = (unsigned int)0 - __extension__ (vcc_u32x4){0} + t3_v;
            unsigned long k2;
            for (k2 = 0; k2 < end; k2 += 4) {
                const vcc_u8x4 a_v = *(const vcc_u8x4 *)(const void *)(a + k2);
                const vcc_u32x4 t9_v = __builtin_convertvector(a_v & t2_v, vcc_u32x4);
                const vcc_u64x2 t_v0 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t9_v,
                    t9_v, 0, 1), vcc_i64x2);
                const vcc_u64x2 t_v1 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t9_v,
                    t9_v, 2, 3), vcc_i64x2);
                const vcc_u64x2 t2_v0 = t_v0 << 3;
                const vcc_u64x2 t2_v1 = t_v1 << 3;
                const vcc_u64x2 t3_v0 = t_v + t2_v0;
                const vcc_u64x2 t3_v1 = t_v + t2_v1;
                const vcc_u64x2 t4_v0 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t8_v,
                    t8_v, 0, 1), vcc_i64x2);
                const vcc_u64x2 t4_v1 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t8_v,
                    t8_v, 2, 3), vcc_i64x2);
                const vcc_u64x2 t5_v0 = t4_v0 << 3;
                const vcc_u64x2 t5_v1 = t4_v1 << 3;
                const vcc_u64x2 t6_v0 = t_v + t5_v0;
                const vcc_u64x2 t6_v1 = t_v + t5_v1;
                const vcc_u64x2 t7_v0 = t6_v0 + t5_v;
                const vcc_u64x2 t7_v1 = t6_v1 + t5_v;
                const vcc_u8x4 mask_v = (vcc_u8x4)((vcc_u8x4)(a_v & t6_v) != (vcc_u8x4)t7_v);
                const vcc_u64x2 mask_v0 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask_v,
                    mask_v, 0, 1), vcc_i64x2);
                const vcc_u64x2 mask_v1 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask_v,
                    mask_v, 2, 3), vcc_i64x2);
                const vcc_u64x2 to_new_v0 = (t7_v0 & mask_v0) | (t3_v0 & ~mask_v0);
                const vcc_u64x2 to_new_v1 = (t7_v1 & mask_v1) | (t3_v1 & ~mask_v1);
                const vcc_u32x4 t10_v = t8_v + t4_v;
                *(vcc_u64x2 *)(void *)(to + k2) = to_new_v0;
                *(vcc_u64x2 *)(void *)((char *)(to + k2) + 16) = to_new_v1;
                t8_v = t10_v;
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        to[i] = a[i] & 1 ? &pairs[i].second : &pairs[a[i] & 63].first;
    }
#else
    for (int i = 0; i < n; i++)
        to[i] = a[i] & 1 ? &pairs[i].second : &pairs[a[i] & 63].first;
#endif
}

void pointers_moved(int n, const unsigned char *a, int *d)
{
    struct pointers_moved_lists lists = { n < 120 ? n : 120, pointers_moved_places[0] };
    int count = lists.count;
#ifdef VCC_VECTOR
    /* vcc: line 51: 4 lanes, generic */
    int i_done = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct pointers_moved_pair, first) == 0,
            "layout of struct pointers_moved_pair");
        __extension__ _Static_assert(__builtin_offsetof(struct pointers_moved_pair, second) == 4,
            "layout of struct pointers_moved_pair");
        const int count_s = count;
        if (count_s >= 4) {
            const unsigned long end = (unsigned long)count_s & ~3UL;
            const vcc_u64x2 t_v =
                (unsigned long)pointers_moved_pairs - __extension__ (vcc_u64x2){0};
            const vcc_u32x4 t2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t3_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t4_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t5_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            vcc_u32x4 t6_v = t2_v + __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
            unsigned long k2;
            for (k2 = 0; k2 < end; k2 += 4) {
                const vcc_u32x4 t7_v = t6_v ^ t4_v;
                const vcc_u64x2 t_v0 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t7_v,
                    t7_v, 0, 1), vcc_i64x2);
                const vcc_u64x2 t_v1 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t7_v,
                    t7_v, 2, 3), vcc_i64x2);
                const vcc_u64x2 t2_v0 = t_v0 << 3;
                const vcc_u64x2 t2_v1 = t_v1 << 3;
                const vcc_u64x2 pointers_moved_heads_new_v0 = t_v + t2_v0;
                const vcc_u64x2 pointers_moved_heads_new_v1 = t_v + t2_v1;
                const vcc_u32x4 t8_v = t6_v + t3_v;
                *(vcc_u64x2 *)(void *)(pointers_moved_heads + k2) = pointers_moved_heads_new_v0;
                *(vcc_u64x2 *)(void *)((char *)(pointers_moved_heads + k2) + 16) =
                    pointers_moved_heads_new_v1;
                const vcc_u32x4 t9_v = t5_v * t6_v;
                const vcc_u32x4 t10_v = t2_v - t6_v;
                char *const pointers_moved_pairs_s = (char *)pointers_moved_pairs + k2 * 8;
                const vcc_u32x4 pointers_moved_pairs_row_v =
                    __builtin_shufflevector(t9_v, t10_v, 0, 4, 1, 5);
                const vcc_u32x4 pointers_moved_pairs_row2_v =
                    __builtin_shufflevector(t9_v, t10_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)pointers_moved_pairs_s = pointers_moved_pairs_row_v;
                *(vcc_u32x4 *)(void *)(pointers_moved_pairs_s + 16) = pointers_moved_pairs_row2_v;
                t6_v = t8_v;
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < count; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < count; i++) {
#endif
        pointers_moved_heads[i] = &pointers_moved_pairs[i ^ 5];
        pointers_moved_pairs[i].first = 3 * i;
        pointers_moved_pairs[i].second = -i;
    }
#ifdef VCC_VECTOR
    /* vcc: line 56: 4 lanes, generic */
    {
        const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t2_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 t3_v = (unsigned int)0 - __extension__ (vcc_u32x4){0} + t_v;
        unsigned long k2;
        for (k2 = 0; k2 < 512UL; k2 += 4) {
            const vcc_u32x4 pointers_moved_numbers_new_v = t3_v * t3_v;
            const vcc_u32x4 t4_v = t3_v + t2_v;
            *(vcc_u32x4 *)(void *)(pointers_moved_numbers + k2) = pointers_moved_numbers_new_v;
            t3_v = t4_v;
        }
    }
    VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < 512; i++)
        pointers_moved_numbers[i] = i * i;
#endif
    for (int i = 0; i < 8; i++)
        pointers_moved_heads[i ^ 5] = &pointers_moved_pairs[i];
    pointers_moved_seconds(&lists, pointers_moved_heads);
    pointers_moved_neighbours(pointers_moved_places[1], pointers_moved_numbers, 2, count);
    pointers_moved_ahead(count, pointers_moved_places[1] + 2, pointers_moved_places[2], count & 15);
    pointers_moved_far(&count, pointers_moved_places[1] + 2, pointers_moved_places[3], a);
    pointers_moved_chosen(count, a, pointers_moved_places[4], pointers_moved_pairs);
    for (int i = 0; i < count; i++)
        d[i] = *pointers_moved_places[0][i] + 3 * *pointers_moved_places[1][i + 2]
            + 5 * *pointers_moved_places[2][i] + 7 * *pointers_moved_places[3][i]
            + 9 * *pointers_moved_places[4][i];
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
