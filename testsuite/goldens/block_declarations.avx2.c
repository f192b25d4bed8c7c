/* vcc 0.1.0 wrote this from block_declarations.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out i32 y[4] restrict | in i32 x[8] | inout u32 z[8] | in u32 v[8] | -> i32 */
/* What is declared among the statements is declared before them, and assigned as it was. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int block_declarations(int n, int *restrict y, const int *x, unsigned *z, const unsigned *v)
{
#ifdef VCC_VECTOR
    int t;
    const unsigned *p, *r;
    int never, last;
    /* vcc: block at lines 5 to 11: 4 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const int x_s = x[5];
        const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)x);
        const __m128i t_v = _mm_xor_si128(x_v, _mm_set1_epi32((int)n));
        _mm_storeu_si128((__m128i *)(void *)y, t_v);
        t = x_s;
        p = v + 1;
        r = v + 1 + 1;
        never = 3;
    }
#else
    y[0] = x[0] ^ n;
    const int t = x[5];
    y[1] = x[1] ^ n;
    const unsigned *p = v + 1, *r = p + 1;
    y[2] = x[2] ^ n;
    int never = 3, last;
    y[3] = x[3] ^ n;
#endif
    last = t ^ (int)*p;
    unsigned a = v[0] * v[4] + v[1] * v[5] + v[2] * v[6] + v[3] * v[7], b = a ^ r[0];
#ifdef VCC_VECTOR
    unsigned c;
    /* vcc: block at lines 14 to 18: 4 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const unsigned int z_s = z[4];
        const __m128i z_v = _mm_loadu_si128((const __m128i *)(const void *)z);
        const __m128i b_v = _mm_set1_epi32((int)b);
        const __m128i t_v = _mm_add_epi32(_mm_mullo_epi32(z_v, _mm_set1_epi32(3)), b_v);
        _mm_storeu_si128((__m128i *)(void *)z, t_v);
        c = z_s;
    }
#else
    z[0] = z[0] * 3 + b;
    unsigned c = z[4];
    z[1] = z[1] * 3 + b;
    z[2] = z[2] * 3 + b;
    z[3] = z[3] * 3 + b;
#endif
    return (int)((unsigned)last + (unsigned)never + (c >> 1 ^ a));
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
