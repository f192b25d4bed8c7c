/* vcc 0.1.0 wrote this from pointers_moved.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
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
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
static void pointers_moved_seconds(struct pointers_moved_lists *lists, struct pointers_moved_pair **from)
{
#ifdef VCC_VECTOR
    /* vcc: line 19: 8 lanes x 2, then 8, the last ones overlapping, avx2; runs if count and to do
       not overlap, from and to are far enough apart */
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
            const unsigned long wide_end = end & ~15UL;
            const unsigned long t = (unsigned long)&lists->count;
            int **const to_s = lists->to;
            if ((t + 16 <= (unsigned long)to_s
                || (unsigned long)to_s + (unsigned long)count_s * 8 <= t)
                && (unsigned long)to_s - (unsigned long)from - 1 >= (unsigned long)count_s * 8 - 1) {
                const unsigned long last = (unsigned long)count_s - 8;
                const __m256i t_v = _mm256_set1_epi64x(4l);
                const __m256i from_last_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(from + last));
                const __m256i from_last_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)((const char *)(from + last) + 32));
                const __m256i to_new_last_v0 = _mm256_add_epi64(from_last_v0, t_v);
                const __m256i to_new_last_v1 = _mm256_add_epi64(from_last_v1, t_v);
                unsigned long k2;
                for (k2 = 0; k2 < wide_end; k2 += 16) {
                    const __m256i from_v0 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(from + k2));
                    const __m256i from_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)((const char *)(from + k2) + 32));
                    const __m256i from_v2 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(from + k2 + 8));
                    const __m256i from_v3 =
                        _mm256_loadu_si256((const __m256i *)(const void *)((const char *)(from + k2 + 8) + 32));
                    const __m256i to_new_v0 = _mm256_add_epi64(from_v0, t_v);
                    const __m256i to_new_v1 = _mm256_add_epi64(from_v1, t_v);
                    const __m256i to_new_v2 = _mm256_add_epi64(from_v2, t_v);
                    const __m256i to_new_v3 = _mm256_add_epi64(from_v3, t_v);
                    _mm256_storeu_si256((__m256i *)(void *)(to_s + k2), to_new_v0);
                    _mm256_storeu_si256((__m256i *)(void *)((char *)(to_s + k2) + 32), to_new_v1);
                    _mm256_storeu_si256((__m256i *)(void *)(to_s + k2 + 8), to_new_v2);
                    _mm256_storeu_si256((__m256i *)(void *)((char *)(to_s + k2 + 8) + 32),
                        to_new_v3);
                }
                /* what is left, one vector at a time */
                for (; k2 < end; k2 += 8) {
                    const __m256i from2_v0 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(from + k2));
                    const __m256i from2_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)((const char *)(from + k2) + 32));
                    const __m256i to_new2_v0 = _mm256_add_epi64(from2_v0, t_v);
                    const __m256i to_new2_v1 = _mm256_add_epi64(from2_v1, t_v);
                    _mm256_storeu_si256((__m256i *)(void *)(to_s + k2), to_new2_v0);
                    _mm256_storeu_si256((__m256i *)(void *)((char *)(to_s + k2) + 32), to_new2_v1);
                }
                /* the last ones, some of them once more */
                _mm256_storeu_si256((__m256i *)(void *)(to_s + last), to_new_last_v0);
                _mm256_storeu_si256((__m256i *)(void *)((char *)(to_s + last) + 32),
                    to_new_last_v1);
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

#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
static void pointers_moved_neighbours(int **to, int *x, int k, int n)
{
#ifdef VCC_VECTOR
    /* vcc: line 25: 4 lanes x 2, then 4, avx2 */
    int j_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const __m256i t_v = _mm256_set1_epi64x((long)(unsigned long)x);
        const __m128i t2_v = _mm_set1_epi32(4);
        const __m128i t3_v = _mm_set1_epi32(8);
        __m128i t4_v = _mm_add_epi32(_mm_set1_epi32(0), _mm_set_epi32(3, 2, 1, 0));
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 8) {
            const __m128i t_v0 = _mm_add_epi32(t4_v, t2_v);
            const __m128i t_v1 = _mm_add_epi32(t4_v, t3_v);
            const __m256i t2_v0 = _mm256_slli_epi64(_mm256_cvtepi32_epi64(t4_v), 2);
            const __m256i t2_v1 = _mm256_slli_epi64(_mm256_cvtepi32_epi64(t_v0), 2);
            int **const to_s = to + (long)k + k2;
            const __m256i to_new_v0 = _mm256_add_epi64(t_v, t2_v0);
            const __m256i to_new_v1 = _mm256_add_epi64(t_v, t2_v1);
            _mm256_storeu_si256((__m256i *)(void *)to_s, to_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(to_s + 4), to_new_v1);
            t4_v = t_v1;
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const __m256i t5_v = _mm256_slli_epi64(_mm256_cvtepi32_epi64(t4_v), 2);
            const __m256i to_new_v = _mm256_add_epi64(t_v, t5_v);
            const __m128i t6_v = _mm_add_epi32(t4_v, t2_v);
            _mm256_storeu_si256((__m256i *)(void *)(to + (long)k + k2), to_new_v);
            t4_v = t6_v;
        }
        k = (int)((unsigned int)k + (unsigned int)end);
        j_done = (int)end;
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
        to[k++] = &x[j];
    }
#else
    for (int j = 0; j < n; j++)
        to[k++] = &x[j];
#endif
}

#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
static void pointers_moved_ahead(int n, int *const *from, int **to, int by)
{
#ifdef VCC_VECTOR
    /* vcc: line 31: 4 lanes x 4, then 4, the last ones overlapping, avx2; runs if from and to are
       far enough apart */
    int i_done = 0;
    if (n >= 4 && (unsigned long)to - (unsigned long)from - 1 >= (unsigned long)n * 8 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 4;
        const __m256i t_v = _mm256_set1_epi64x((long)((unsigned long)by * 4));
        const __m256i from_last_v =
            _mm256_loadu_si256((const __m256i *)(const void *)(from + last));
        const __m256i to_new_last_v = _mm256_add_epi64(from_last_v, t_v);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k2 + copy * 4;
                const __m256i from_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(from + at));
                const __m256i to_new_v = _mm256_add_epi64(from_v, t_v);
                _mm256_storeu_si256((__m256i *)(void *)(to + at), to_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const __m256i from2_v = _mm256_loadu_si256((const __m256i *)(const void *)(from + k2));
            const __m256i to_new2_v = _mm256_add_epi64(from2_v, t_v);
            _mm256_storeu_si256((__m256i *)(void *)(to + k2), to_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(to + last), to_new_last_v);
        i_done = n;
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

#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
static void pointers_moved_far(const int *n, int *const *from, int **to, const unsigned char *a)
{
#ifdef VCC_VECTOR
    /* vcc: line 37: 4 lanes x 4, then 4, the last ones overlapping, avx2; runs if a and to do not
       overlap, from and to are far enough apart */
    int i_done = 0;
    {
        const int n_s = *n;
        if (n_s >= 4
            && ((unsigned long)a + (unsigned long)n_s <= (unsigned long)to
            || (unsigned long)to + (unsigned long)n_s * 8 <= (unsigned long)a)
            && (unsigned long)to - (unsigned long)from - 1 >= (unsigned long)n_s * 8 - 1) {
            const unsigned long end = ((unsigned long)n_s - 1) & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const unsigned long last = (unsigned long)n_s - 4;
            const __m256i t_v = _mm256_set1_epi64x(12l);
            int a_last_v;
            const __m128i a_last2_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&a_last_v, (const void *)(a + last),
                sizeof a_last_v), a_last_v));
            const __m256i from_last_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(from + last));
            const __m256i t2_v = _mm256_slli_epi64(_mm256_cvtepu8_epi64(a_last2_v), 2);
            const __m256i to_new_last_v =
                _mm256_add_epi64(_mm256_add_epi64(from_last_v, t2_v), t_v);
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k2 + copy * 4;
                    int a_v;
                    const __m128i a2_v =
                        _mm_cvtsi32_si128(((void)__builtin_memcpy(&a_v, (const void *)(a + at),
                        sizeof a_v), a_v));
                    const __m256i from_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(from + at));
                    const __m256i t3_v = _mm256_slli_epi64(_mm256_cvtepu8_epi64(a2_v), 2);
                    const __m256i to_new_v = _mm256_add_epi64(_mm256_add_epi64(from_v, t3_v), t_v);
                    _mm256_storeu_si256((__m256i *)(void *)(to + at), to_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 4) {
                int a3_v;
                const __m128i a4_v =
                    _mm_cvtsi32_si128(((void)__builtin_memcpy(&a3_v, (const void *)(a + k2),
                    sizeof a3_v), a3_v));
                const __m256i from2_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(from + k2));
                const __m256i t4_v = _mm256_slli_epi64(_mm256_cvtepu8_epi64(a4_v), 2);
                const __m256i to_new2_v = _mm256_add_epi64(_mm256_add_epi64(from2_v, t4_v), t_v);
                _mm256_storeu_si256((__m256i *)(void *)(to + k2), to_new2_v);
            }
            /* the last ones, some of them once more */
            _mm256_storeu_si256((__m256i *)(void *)(to + last), to_new_last_v);
            i_done = n_s;
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

#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
static void pointers_moved_chosen(int n, const unsigned char *a, int **to, struct pointers_moved_pair *pairs)
{
#ifdef VCC_VECTOR
    /* vcc: line 43: 4 lanes, the last ones overlapping, avx2; runs if a and to do not overlap */
    int i_done = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct pointers_moved_pair, second) == 4,
            "layout of struct pointers_moved_pair");
        if (n >= 4
            && ((unsigned long)a + (unsigned long)n <= (unsigned long)to
            || (unsigned long)to + (unsigned long)n * 8 <= (unsigned long)a)) {
            const unsigned long end = ((unsigned long)n - 1) & ~3UL;
            const unsigned long last = (unsigned long)n - 4;
            const __m256i t_v = _mm256_set1_epi64x((long)(unsigned long)pairs);
            const __m128i t2_v = _mm_set1_epi8(63);
            const __m128i t3_v = _mm_set_epi32(3, 2, 1, 0);
            const __m256i t4_v = _mm256_set1_epi64x(4l);
            const __m128i t5_v = _mm_set1_epi8(1);
            const __m128i t6_v = _mm_set1_epi8(0);
            int a_last_v;
            const __m128i a_last2_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&a_last_v, (const void *)(a + last),
                sizeof a_last_v), a_last_v));
            const __m128i t7_v = _mm_cvtepu8_epi32(_mm_and_si128(a_last2_v, t2_v));
            const __m256i t8_v = _mm256_slli_epi64(_mm256_cvtepi32_epi64(t7_v), 3);
            const __m128i t9_v = _mm_add_epi32(_mm_set1_epi32((int)(unsigned int)last), t3_v);
            const __m256i t10_v = _mm256_slli_epi64(_mm256_cvtepi32_epi64(t9_v), 3);
            const __m128i t11_v = _mm_and_si128(a_last2_v, t5_v);
            const __m128i mask_v = _mm_xor_si128(_mm_cmpeq_epi8(t11_v, t6_v), _mm_set1_epi32(-1));
            const __m256i t12_v = _mm256_add_epi64(_mm256_add_epi64(t_v, t10_v), t4_v);
            const __m256i t13_v = _mm256_add_epi64(t_v, t8_v);
            const __m128i t14_v = _mm_set1_epi32(4);
            __m128i t15_v = _mm_add_epi32(_mm_set1_epi32(0), t3_v);
            const __m256i to_new_last_v =
                _mm256_blendv_epi8(t13_v, t12_v, _mm256_cvtepi8_epi64(mask_v));
            unsigned long k2;
            for (k2 = 0; k2 < end; k2 += 4) {
                int a_v;
                const __m128i a2_v =
                    _mm_cvtsi32_si128(((void)__builtin_memcpy(&a_v, (const void *)(a + k2),
                    sizeof a_v), a_v));
                const __m128i t16_v = _mm_cvtepu8_epi32(_mm_and_si128(a2_v, t2_v));
                const __m256i t17_v = _mm256_slli_epi64(_mm256_cvtepi32_epi64(t16_v), 3);
                const __m256i t18_v = _mm256_slli_epi64(_mm256_cvtepi32_epi64(t15_v), 3);
                const __m128i t19_v = _mm_and_si128(a2_v, t5_v);
                const __m128i mask2_v =
                    _mm_xor_si128(_mm_cmpeq_epi8(t19_v, t6_v), _mm_set1_epi32(-1));
                const __m256i t20_v = _mm256_add_epi64(_mm256_add_epi64(t_v, t18_v), t4_v);
                const __m256i t21_v = _mm256_add_epi64(t_v, t17_v);
                const __m256i to_new_v =
                    _mm256_blendv_epi8(t21_v, t20_v, _mm256_cvtepi8_epi64(mask2_v));
                const __m128i t22_v = _mm_add_epi32(t15_v, t14_v);
                _mm256_storeu_si256((__m256i *)(void *)(to + k2), to_new_v);
                t15_v = t22_v;
            }
            /* the last ones, some of them once more */
            _mm256_storeu_si256((__m256i *)(void *)(to + last), to_new_last_v);
            i_done = n;
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

#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
void pointers_moved(int n, const unsigned char *a, int *d)
{
    struct pointers_moved_lists lists = { n < 120 ? n : 120, pointers_moved_places[0] };
    int count = lists.count;
#ifdef VCC_VECTOR
    /* vcc: line 51: 4 lanes, the last ones overlapping, avx2 */
    int i_done = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct pointers_moved_pair, first) == 0,
            "layout of struct pointers_moved_pair");
        __extension__ _Static_assert(__builtin_offsetof(struct pointers_moved_pair, second) == 4,
            "layout of struct pointers_moved_pair");
        const int count_s = count;
        if (count_s >= 4) {
            const unsigned long end = ((unsigned long)count_s - 1) & ~3UL;
            const unsigned long last = (unsigned long)count_s - 4;
            const __m256i t_v = _mm256_set1_epi64x((long)(unsigned long)pointers_moved_pairs);
            const __m128i t2_v = _mm_set_epi32(3, 2, 1, 0);
            const __m128i t3_v = _mm_set1_epi32(5);
            const __m128i t4_v = _mm_set1_epi32(3);
            const __m128i t5_v = _mm_set1_epi32(0);
            const __m128i t6_v = _mm_add_epi32(_mm_set1_epi32((int)(unsigned int)last), t2_v);
            const __m256i t7_v = _mm256_cvtepi32_epi64(_mm_xor_si128(t6_v, t3_v));
            const __m128i t8_v = _mm_mullo_epi32(t4_v, t6_v);
            const __m128i t9_v = _mm_sub_epi32(t5_v, t6_v);
            char *const pointers_moved_pairs_last = (char *)pointers_moved_pairs + last * 8;
            const __m128i t10_v = _mm_set1_epi32(4);
            __m128i t11_v = _mm_add_epi32(t5_v, t2_v);
            const __m256i pointers_moved_heads_new_last_v =
                _mm256_add_epi64(t_v, _mm256_slli_epi64(t7_v, 3));
            const __m128i pointers_moved_pairs_row_last_v = _mm_unpacklo_epi32(t8_v, t9_v);
            const __m128i pointers_moved_pairs_row_last2_v = _mm_unpackhi_epi32(t8_v, t9_v);
            unsigned long k2;
            for (k2 = 0; k2 < end; k2 += 4) {
                const __m256i t12_v = _mm256_cvtepi32_epi64(_mm_xor_si128(t11_v, t3_v));
                const __m256i pointers_moved_heads_new_v =
                    _mm256_add_epi64(t_v, _mm256_slli_epi64(t12_v, 3));
                const __m128i t13_v = _mm_add_epi32(t11_v, t10_v);
                _mm256_storeu_si256((__m256i *)(void *)(pointers_moved_heads + k2),
                    pointers_moved_heads_new_v);
                const __m128i t14_v = _mm_mullo_epi32(t4_v, t11_v);
                const __m128i t15_v = _mm_sub_epi32(t5_v, t11_v);
                char *const pointers_moved_pairs_s = (char *)pointers_moved_pairs + k2 * 8;
                const __m128i pointers_moved_pairs_row_v = _mm_unpacklo_epi32(t14_v, t15_v);
                const __m128i pointers_moved_pairs_row2_v = _mm_unpackhi_epi32(t14_v, t15_v);
                _mm_storeu_si128((__m128i *)(void *)pointers_moved_pairs_s,
                    pointers_moved_pairs_row_v);
                _mm_storeu_si128((__m128i *)(void *)(pointers_moved_pairs_s + 16),
                    pointers_moved_pairs_row2_v);
                t11_v = t13_v;
            }
            /* the last ones, some of them once more */
            _mm256_storeu_si256((__m256i *)(void *)(pointers_moved_heads + last),
                pointers_moved_heads_new_last_v);
            _mm_storeu_si128((__m128i *)(void *)pointers_moved_pairs_last,
                pointers_moved_pairs_row_last_v);
            _mm_storeu_si128((__m128i *)(void *)(pointers_moved_pairs_last + 16),
                pointers_moved_pairs_row_last2_v);
            i_done = count_s;
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
    /* vcc: line 56: 8 lanes x 2, avx2 */
    {
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t2_v = _mm256_set1_epi32(8);
        const __m256i t3_v = _mm256_set1_epi32(16);
        __m256i t4_v = _mm256_add_epi32(_mm256_set1_epi32(0), t_v);
        unsigned long k2;
        for (k2 = 0; k2 < 512UL; k2 += 16) {
            const __m256i t_v0 = _mm256_add_epi32(t4_v, t2_v);
            const __m256i pointers_moved_numbers_new_v0 = _mm256_mullo_epi32(t4_v, t4_v);
            const __m256i t_v1 = _mm256_add_epi32(t4_v, t3_v);
            const __m256i pointers_moved_numbers_new_v1 = _mm256_mullo_epi32(t_v0, t_v0);
            _mm256_storeu_si256((__m256i *)(void *)(pointers_moved_numbers + k2),
                pointers_moved_numbers_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(pointers_moved_numbers + k2 + 8),
                pointers_moved_numbers_new_v1);
            t4_v = t_v1;
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
