/* vcc 0.1.0 wrote this from record_odd_members.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] | inout i16 z[n] */
struct record_odd_members_state {
    unsigned kind : 3, : 7, big : 1;
    int : 0;
    long double precise;
    char bytes[5];
    int scale;
    short shifts[4] __attribute__((aligned(8)));
};

struct __attribute__((packed)) record_odd_members_wire {
    char tag;
    int length;
    unsigned char data[5];
};

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void record_odd_members(int n, const int *x, int *y, short *z)
{
    static struct record_odd_members_state s;
    static struct record_odd_members_wire w;
    struct record_odd_members_state *p = &s;
    int i;
    s.kind = 5;
    s.precise = 2;
    w.length = n;
    p->scale = 3;
    p->shifts[2] = 7;
    w.data[4] = 9;
#ifdef VCC_VECTOR
    /* vcc: line 29: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if scale and y do
       not overlap, x and y are far enough apart */
    i = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct record_odd_members_state,
            scale) == 40, "layout of struct record_odd_members_state");
        __extension__ _Static_assert(__builtin_offsetof(struct record_odd_members_state,
            shifts) == 48, "layout of struct record_odd_members_state");
        if (n >= 8) {
            const unsigned long end = ((unsigned long)n - 1) & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            const unsigned long t = (unsigned long)&p->scale;
            if ((t + 14 <= (unsigned long)y || (unsigned long)y + (unsigned long)n * 4 <= t)
                && (unsigned long)y - (unsigned long)x - 1 >= (unsigned long)n * 4 - 1) {
                const unsigned long last = (unsigned long)n - 8;
                const int scale_s = p->scale;
                const __m256i scale_v = _mm256_set1_epi32((int)scale_s);
                const short shifts_s = p->shifts[2];
                const __m256i t_v = _mm256_set1_epi32((int)shifts_s);
                const __m256i x_last_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + last));
                const __m256i y_new_last_v =
                    _mm256_add_epi32(_mm256_mullo_epi32(x_last_v, scale_v), t_v);
                unsigned long k;
                for (k = 0; k < wide_end; k += 32) {
                    unsigned long copy;
#pragma GCC unroll 4
                    for (copy = 0; copy < 4; copy++) {
                        const unsigned long at = k + copy * 8;
                        const __m256i x_v =
                            _mm256_loadu_si256((const __m256i *)(const void *)(x + at));
                        const __m256i y_new_v =
                            _mm256_add_epi32(_mm256_mullo_epi32(x_v, scale_v), t_v);
                        _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
                    }
                }
                /* what is left, one vector at a time */
                for (; k < end; k += 8) {
                    const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
                    const __m256i y_new2_v =
                        _mm256_add_epi32(_mm256_mullo_epi32(x2_v, scale_v), t_v);
                    _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new2_v);
                }
                /* the last ones, some of them once more */
                _mm256_storeu_si256((__m256i *)(void *)(y + last), y_new_last_v);
                i = n;
            }
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (int)((unsigned)x[i] * (unsigned)p->scale + (unsigned)p->shifts[2]);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = (int)((unsigned)x[i] * (unsigned)p->scale + (unsigned)p->shifts[2]);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 31: 32 lanes, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned char data_s = w.data[4];
        const unsigned short t = (unsigned short)(unsigned int)data_s;
        const __m256i t_v = _mm256_set1_epi16((short)t);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i z_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(z + k));
            const __m256i z_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(z + k + 16));
            const __m256i z_new_v0 = _mm256_add_epi16(z_v0, t_v);
            const __m256i z_new_v1 = _mm256_add_epi16(z_v1, t_v);
            _mm256_storeu_si256((__m256i *)(void *)(z + k), z_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(z + k + 16), z_new_v1);
        }
        const __m128i t2_v = _mm_set1_epi16((short)t);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i z_v = _mm_loadu_si128((const __m128i *)(const void *)(z + k));
            const __m128i z_new_v = _mm_add_epi16(z_v, t2_v);
            _mm_storeu_si128((__m128i *)(void *)(z + k), z_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] = (short)(z[i] + w.data[4]);
    }
#else
    for (i = 0; i < n; i++)
        z[i] = (short)(z[i] + w.data[4]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
