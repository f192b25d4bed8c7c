/* vcc 0.1.0 wrote this from rows_behind_pointers.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in float b[n] | inout float c[n] | inout i32 d[n] */
/* Rows whose pointers are read in each iteration, and bounds, beside what is looked up: floats change neither. */
struct rows_behind_pointers_shape {
    int count, row;
    double weights[256];
};

static struct rows_behind_pointers_shape rows_behind_pointers_own;
static float rows_behind_pointers_kept[2][512];

static void rows_behind_pointers_look_up(float **rows, const struct rows_behind_pointers_shape *shape, const unsigned char *at)
{
    for (int i = 0; i < shape->count; i++)
        rows[shape->row][i] = (float)shape->weights[at[i]];
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
static void rows_behind_pointers_turn(float **rows, float **from, const int *count, int k)
{
#ifdef VCC_VECTOR
    /* vcc: line 19: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if from and rows do
       not overlap */
    int i_done = 0;
    {
        const int count_s = *count;
        if (count_s >= 8) {
            const unsigned long end = ((unsigned long)count_s - 1) & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            const char *const from_s = (const char *)(const void *)from[(long)k];
            const char *const rows_s = (const char *)(const void *)rows[(long)k];
            if ((unsigned long)from_s + (unsigned long)count_s * 4 <= (unsigned long)rows_s
                || (unsigned long)rows_s + (unsigned long)count_s * 4 <= (unsigned long)from_s) {
                const unsigned long last = (unsigned long)count_s - 8;
                const __m256 t_v = _mm256_set1_ps(-1.0f);
                const __m256 t2_v = _mm256_set1_ps(0.0f);
                const __m256 from_last_v =
                    _mm256_loadu_ps((const float *)(const void *)(from_s + last * 4));
                const __m256 rows_new_last_v = _mm256_mul_ps(from_last_v, from_last_v);
                const __m256 from_last2_v =
                    _mm256_loadu_ps((const float *)(const void *)(from_s + last * 4));
                const __m256i mask_v =
                    _mm256_castps_si256(_mm256_cmp_ps(from_last2_v, t2_v, _CMP_LT_OS));
                const __m256 t3_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v,
                    _mm256_castps_si256(rows_new_last_v)));
                const __m256 rows_new_last2_v = _mm256_mul_ps(t3_v, t_v);
                unsigned long k2;
                for (k2 = 0; k2 < wide_end; k2 += 32) {
                    const char *const from_s2 = from_s + k2 * 4 + 32;
                    const char *const from_s3 = from_s + k2 * 4 + 64;
                    const char *const from_s4 = from_s + k2 * 4 + 96;
                    const __m256 from_v0 =
                        _mm256_loadu_ps((const float *)(const void *)(from_s + k2 * 4));
                    const __m256 from_v1 = _mm256_loadu_ps((const float *)(const void *)from_s2);
                    const __m256 from_v2 = _mm256_loadu_ps((const float *)(const void *)from_s3);
                    const __m256 from_v3 = _mm256_loadu_ps((const float *)(const void *)from_s4);
                    const __m256 rows_new_v0 = _mm256_mul_ps(from_v0, from_v0);
                    const __m256 rows_new_v1 = _mm256_mul_ps(from_v1, from_v1);
                    const __m256 rows_new_v2 = _mm256_mul_ps(from_v2, from_v2);
                    const __m256 rows_new_v3 = _mm256_mul_ps(from_v3, from_v3);
                    const char *const rows_s2 = rows_s + k2 * 4 + 32;
                    const char *const rows_s3 = rows_s + k2 * 4 + 64;
                    const char *const rows_s4 = rows_s + k2 * 4 + 96;
                    _mm256_storeu_ps((float *)(void *)(char *)(unsigned long)(rows_s + k2 * 4),
                        rows_new_v0);
                    _mm256_storeu_ps((float *)(void *)(char *)(unsigned long)rows_s2, rows_new_v1);
                    _mm256_storeu_ps((float *)(void *)(char *)(unsigned long)rows_s3, rows_new_v2);
                    _mm256_storeu_ps((float *)(void *)(char *)(unsigned long)rows_s4, rows_new_v3);
                    const __m256 from2_v0 =
                        _mm256_loadu_ps((const float *)(const void *)(from_s + k2 * 4));
                    const __m256i mask_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(from2_v0, t2_v, _CMP_LT_OS));
                    const __m256 from2_v1 = _mm256_loadu_ps((const float *)(const void *)from_s2);
                    const __m256i mask_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(from2_v1, t2_v, _CMP_LT_OS));
                    const __m256 from2_v2 = _mm256_loadu_ps((const float *)(const void *)from_s3);
                    const __m256i mask_v2 =
                        _mm256_castps_si256(_mm256_cmp_ps(from2_v2, t2_v, _CMP_LT_OS));
                    const __m256 from2_v3 = _mm256_loadu_ps((const float *)(const void *)from_s4);
                    const __m256i mask_v3 =
                        _mm256_castps_si256(_mm256_cmp_ps(from2_v3, t2_v, _CMP_LT_OS));
                    const __m256 t_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask_v0,
                        _mm256_castps_si256(rows_new_v0)));
                    const __m256 rows_new2_v0 = _mm256_mul_ps(t_v0, t_v);
                    const __m256 t_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask_v1,
                        _mm256_castps_si256(rows_new_v1)));
                    const __m256 rows_new2_v1 = _mm256_mul_ps(t_v1, t_v);
                    const __m256 t_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask_v2,
                        _mm256_castps_si256(rows_new_v2)));
                    const __m256 rows_new2_v2 = _mm256_mul_ps(t_v2, t_v);
                    const __m256 t_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask_v3,
                        _mm256_castps_si256(rows_new_v3)));
                    const __m256 rows_new2_v3 = _mm256_mul_ps(t_v3, t_v);
                    const __m256i mask2_v =
                        _mm256_or_si256(_mm256_or_si256(mask_v0, mask_v1), mask_v2);
                    if (_mm256_movemask_epi8(_mm256_or_si256(mask2_v, mask_v3)) != 0) {
                        _mm256_maskstore_ps((float *)(void *)(char *)(unsigned long)(rows_s + k2 * 4),
                            mask_v0, rows_new2_v0);
                        _mm256_maskstore_ps((float *)(void *)(char *)(unsigned long)rows_s2,
                            mask_v1, rows_new2_v1);
                        _mm256_maskstore_ps((float *)(void *)(char *)(unsigned long)rows_s3,
                            mask_v2, rows_new2_v2);
                        _mm256_maskstore_ps((float *)(void *)(char *)(unsigned long)rows_s4,
                            mask_v3, rows_new2_v3);
                    }
                }
                /* what is left, one vector at a time */
                for (; k2 < end; k2 += 8) {
                    const __m256 from_v =
                        _mm256_loadu_ps((const float *)(const void *)(from_s + k2 * 4));
                    const __m256 rows_new_v = _mm256_mul_ps(from_v, from_v);
                    _mm256_storeu_ps((float *)(void *)(char *)(unsigned long)(rows_s + k2 * 4),
                        rows_new_v);
                    const __m256 from2_v =
                        _mm256_loadu_ps((const float *)(const void *)(from_s + k2 * 4));
                    const __m256i mask3_v =
                        _mm256_castps_si256(_mm256_cmp_ps(from2_v, t2_v, _CMP_LT_OS));
                    const __m256 t4_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask3_v,
                        _mm256_castps_si256(rows_new_v)));
                    const __m256 rows_new2_v = _mm256_mul_ps(t4_v, t_v);
                    if (_mm256_movemask_epi8(mask3_v) != 0) {
                        _mm256_maskstore_ps((float *)(void *)(char *)(unsigned long)(rows_s + k2 * 4),
                            mask3_v, rows_new2_v);
                    }
                }
                /* the last ones, some of them once more */
                _mm256_storeu_ps((float *)(void *)(char *)(unsigned long)(rows_s + last * 4),
                    rows_new_last_v);
                if (_mm256_movemask_epi8(mask_v) != 0) {
                    _mm256_maskstore_ps((float *)(void *)(char *)(unsigned long)(rows_s + last * 4),
                        mask_v, rows_new_last2_v);
                }
                i_done = count_s;
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < *count; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < *count; i++) {
#endif
        rows[k][i] = from[k][i] * from[k][i];
        if (from[k][i] < 0)
            rows[k][i] *= -1;
    }
}

/* The count is among what is written. */
#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
static void rows_behind_pointers_shrink(int *to, const int *count, const unsigned char *at)
{
#ifdef VCC_VECTOR
    /* vcc: line 29: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if at and to do not
       overlap, count and to do not overlap */
    int i_done = 0;
    {
        const int count_s = *count;
        if (count_s >= 8
            && ((unsigned long)at + (unsigned long)count_s <= (unsigned long)to
            || (unsigned long)to + (unsigned long)count_s * 4 <= (unsigned long)at)
            && ((unsigned long)count + 4 <= (unsigned long)to
            || (unsigned long)to + (unsigned long)count_s * 4 <= (unsigned long)count)) {
            const unsigned long end = ((unsigned long)count_s - 1) & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            const unsigned long last = (unsigned long)count_s - 8;
            const __m128i t_v = _mm_set1_epi8(3);
            const __m128i at_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(at + last));
            const __m256i to_new_last_v = _mm256_cvtepu8_epi32(_mm_and_si128(at_last_v, t_v));
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at_s = k2 + copy * 8;
                    const __m128i at_v =
                        _mm_loadl_epi64((const __m128i *)(const void *)(at + at_s));
                    const __m256i to_new_v = _mm256_cvtepu8_epi32(_mm_and_si128(at_v, t_v));
                    _mm256_storeu_si256((__m256i *)(void *)(to + at_s), to_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 8) {
                const __m128i at2_v = _mm_loadl_epi64((const __m128i *)(const void *)(at + k2));
                const __m256i to_new2_v = _mm256_cvtepu8_epi32(_mm_and_si128(at2_v, t_v));
                _mm256_storeu_si256((__m256i *)(void *)(to + k2), to_new2_v);
            }
            /* the last ones, some of them once more */
            _mm256_storeu_si256((__m256i *)(void *)(to + last), to_new_last_v);
            i_done = count_s;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < *count; i++) {
        VCC_KEEP_SCALAR;
        to[i] = at[i] & 3;
    }
#else
    for (int i = 0; i < *count; i++)
        to[i] = at[i] & 3;
#endif
}

#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
void rows_behind_pointers(int n, unsigned char *a, float *b, float *c, int *d)
{
    struct rows_behind_pointers_shape *shape = &rows_behind_pointers_own;
    float *rows[2] = { c, rows_behind_pointers_kept[0] }, *from[2] = { b, b };
    int m = n < 512 ? n : 512;
#ifdef VCC_VECTOR
    /* vcc: line 38: 4 lanes x 2, avx2 */
    {
        const __m128i t_v = _mm_set1_epi32(4);
        const __m128i t2_v = _mm_set1_epi32(8);
        const __m256d t3_v = _mm256_set1_pd(0.5);
        __m128i t4_v = _mm_add_epi32(_mm_set1_epi32(0), _mm_set_epi32(3, 2, 1, 0));
        unsigned long k2;
        for (k2 = 0; k2 < 256UL; k2 += 8) {
            const __m128i t_v0 = _mm_add_epi32(t4_v, t_v);
            const __m128i t_v1 = _mm_add_epi32(t4_v, t2_v);
            const __m256d weights_new_v0 = _mm256_mul_pd(_mm256_cvtepi32_pd(t4_v), t3_v);
            const __m256d weights_new_v1 = _mm256_mul_pd(_mm256_cvtepi32_pd(t_v0), t3_v);
            _mm256_storeu_pd(shape->weights + k2, weights_new_v0);
            _mm256_storeu_pd(shape->weights + k2 + 4, weights_new_v1);
            t4_v = t_v1;
        }
    }
    VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < 256; i++)
        shape->weights[i] = i * 0.5;
#endif
    shape->count = m;
    shape->row = 1;
    rows_behind_pointers_look_up(rows, shape, a);
    rows_behind_pointers_turn(rows, from, &n, 0);
    if (n > 0)
        rows_behind_pointers_shrink(d, &shape->count, a);
    shape->count = m;
    if (m > 8) {
        d[5] = m;
        rows_behind_pointers_shrink(d, &d[5], a);
    }
#ifdef VCC_VECTOR
    /* vcc: line 51: 8 lanes x 4, then 8, avx2; runs if rows_behind_pointers_kept and c are far
       enough apart */
    int i_done2 = 0;
    if (m >= 8 && (unsigned long)c - (unsigned long)rows_behind_pointers_kept - 1 >= 127) {
        const unsigned long end = (unsigned long)m & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at_s = k2 + copy * 8;
                const __m256 c_v = _mm256_loadu_ps(c + at_s);
                const __m256 rows_behind_pointers_kept_v =
                    _mm256_loadu_ps((const float *)(const void *)((char *)rows_behind_pointers_kept + at_s * 4));
                const __m256 c_new_v = _mm256_add_ps(c_v, rows_behind_pointers_kept_v);
                _mm256_storeu_ps(c + at_s, c_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m256 c2_v = _mm256_loadu_ps(c + k2);
            const __m256 rows_behind_pointers_kept2_v =
                _mm256_loadu_ps((const float *)(const void *)((char *)rows_behind_pointers_kept + k2 * 4));
            const __m256 c_new2_v = _mm256_add_ps(c2_v, rows_behind_pointers_kept2_v);
            _mm256_storeu_ps(c + k2, c_new2_v);
        }
        i_done2 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done2; i < m; i++) {
        VCC_KEEP_SCALAR;
        c[i] += rows_behind_pointers_kept[0][i];
    }
#else
    for (int i = 0; i < m; i++)
        c[i] += rows_behind_pointers_kept[0][i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
