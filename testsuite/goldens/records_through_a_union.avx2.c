/* vcc 0.1.0 wrote this from records_through_a_union.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
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
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
static void records_through_a_union_here(union records_through_a_union_both *u, const int *a, float *restrict d, int n)
{
#ifdef VCC_VECTOR
    /* vcc: line 22: 8 lanes, avx2; runs if a and u do not overlap */
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
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        if (n >= 9
            && ((unsigned long)a + end * 4 <= (unsigned long)u
            || (unsigned long)u + end * 8 <= (unsigned long)a)) {
            const __m256i t_v = _mm256_set1_epi32(1073741824);
            const __m256i t2_v = _mm256_set1_epi32(16776960);
            const __m256i t3_v = _mm256_set1_epi32(1077936128);
            const __m256 t4_v =
                _mm256_set1_ps(__extension__ (union { unsigned int from; float to;
                }){1077936128u}.to);
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                char *const u_s = (char *)u + k * 8;
                const __m256 u_row_v0 = _mm256_loadu_ps((const float *)(const void *)u_s);
                const __m256 u_row_v1 = _mm256_loadu_ps((const float *)(const void *)(u_s + 32));
                const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
                const __m256i t5_v = _mm256_add_epi32(t_v, _mm256_and_si256(a_v, t2_v));
                const __m256i t6_v = _mm256_unpacklo_epi32(t5_v, t3_v);
                const __m256i t7_v = _mm256_unpackhi_epi32(t5_v, t3_v);
                const __m256i u_row_v = _mm256_permute2x128_si256(t6_v, t7_v, 0x20);
                const __m256 u_v =
                    _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(u_row_v0,
                    u_row_v1, 0x88)), 0xd8));
                const __m256i u_row2_v = _mm256_permute2x128_si256(t6_v, t7_v, 0x31);
                _mm256_storeu_si256((__m256i *)(void *)u_s, u_row_v);
                _mm256_storeu_si256((__m256i *)(void *)(u_s + 32), u_row2_v);
                const __m256 u_row2_v0 = _mm256_loadu_ps((const float *)(const void *)u_s);
                const __m256 u_row2_v1 = _mm256_loadu_ps((const float *)(const void *)(u_s + 32));
                const __m256 u2_v =
                    _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(u_row2_v0,
                    u_row2_v1, 0x88)), 0xd8));
                const __m256 d_new_v = _mm256_add_ps(u_v, _mm256_mul_ps(u2_v, t4_v));
                _mm256_storeu_ps(d + k, d_new_v);
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
