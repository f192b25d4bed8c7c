/* vcc 0.1.0 wrote this from block_needed_behind.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 a[24] restrict | in i32 b[24] | in u8 u[2] | in i32 t[256] | int p | int q | -> i32 */
/* What the text reads behind a block is assigned, whatever is known of it. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int block_needed_behind(int n, int *restrict a, const int *b, const unsigned char *u, const int *t, int p, int q)
{
    int i = 0, go, k = 0, five = 0, least = 0, low = 0, no = 1, x, y;
    unsigned s, twice;
    do {
#ifdef VCC_VECTOR
        /* vcc: block at lines 8 to 10: 2 lanes, avx2 */
        VCC_KEEP_SCALAR;
        {
            const __m128i a_v = _mm_loadl_epi64((const __m128i *)(const void *)a);
            const __m128i b_v = _mm_loadl_epi64((const __m128i *)(const void *)b);
            _mm_storel_epi64((__m128i *)(void *)a, _mm_xor_si128(a_v, b_v));
            i = (int)((unsigned int)i + 1u);
        }
#else
        a[0] ^= b[0];
        i++;
        a[1] ^= b[1];
#endif
        go = i < 3;
#ifdef VCC_VECTOR
        /* vcc: block at lines 12 to 13: 2 lanes, avx2 */
        VCC_KEEP_SCALAR;
        {
            const __m128i a_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + 2));
            const __m128i b_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + 2));
            const __m128i t_v = _mm_xor_si128(a_v, b_v);
            _mm_storel_epi64((__m128i *)(void *)(a + 2), t_v);
        }
#else
        a[2] ^= b[2];
        a[3] ^= b[3];
#endif
    } while (go);
#ifdef VCC_VECTOR
    /* vcc: block at lines 15 to 24: 4 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const unsigned char u_s = *u;
        const __m128i b_v = _mm_loadu_si128((const __m128i *)(const void *)(b + 4));
        const __m128i t_v = _mm_xor_si128(b_v, _mm_setr_epi32(1, 2, 3, 4));
        const __m128i t2_v = _mm_setr_epi32(5, 6, 0, 0);
        _mm_storeu_si128((__m128i *)(void *)(a + 4), t_v);
        const __m128i b2_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + 8));
        const __m128i t3_v = _mm_xor_si128(b2_v, t2_v);
        _mm_storel_epi64((__m128i *)(void *)(a + 8), t3_v);
        k = (int)u_s;
        five = 5;
        least = (int)(unsigned int)(p < q);
        low = (int)(unsigned char)p;
    }
#else
    a[4] = b[4] ^ 1;
    k = u[0];
    a[5] = b[5] ^ 2;
    five = 5;
    a[6] = b[6] ^ 3;
    least = p < q;
    a[7] = b[7] ^ 4;
    a[8] = b[8] ^ 5;
    low = (unsigned char)p;
    a[9] = b[9] ^ 6;
#endif
    const int is = p == q;
    a[10] = b[10] ^ 7;
    no = !(p == q && p > 3);
    a[11] = b[11] ^ 8;
#ifdef VCC_VECTOR
    /* vcc: block at line 29: 4 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128i b_v = _mm_loadu_si128((const __m128i *)(const void *)(b + 12));
        const __m128i t_v = _mm_mullo_epi32(b_v, _mm_setr_epi32(3, 5, 7, 9));
        const __m128i t2_v = _mm_add_epi32(t_v, _mm_srli_si128(t_v, 8));
        const __m128i t3_v = _mm_add_epi32(t2_v, _mm_srli_si128(t2_v, 4));
        const unsigned int t2 = (unsigned int)_mm_cvtsi128_si32(t3_v);
        s = t2;
        twice = t2;
    }
#else
    twice = s = (unsigned)b[12] * 3u + (unsigned)b[13] * 5u + (unsigned)b[14] * 7u + (unsigned)b[15] * 9u;
#endif
#ifdef VCC_VECTOR
    /* vcc: block at lines 30 to 34: 4 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128i b_v = _mm_loadu_si128((const __m128i *)(const void *)(b + 16));
        const __m128i t_v = _mm_xor_si128(b_v, _mm_set1_epi32((int)p));
        _mm_storeu_si128((__m128i *)(void *)(a + 16), t_v);
    }
#else
    a[16] = b[16] ^ p;
    x = q ^ 77;
    a[17] = b[17] ^ p;
    a[18] = b[18] ^ p;
    a[19] = b[19] ^ p;
#endif
    x = (p & 15) + n;
    y = q ^ 77;
#ifdef VCC_VECTOR
    /* vcc: block at lines 37 to 40: 4 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128i b_v = _mm_loadu_si128((const __m128i *)(const void *)(b + 20));
        const __m128i t_v = _mm_xor_si128(b_v, _mm_set1_epi32((int)y));
        _mm_storeu_si128((__m128i *)(void *)(a + 20), t_v);
    }
#else
    a[20] = b[20] ^ y;
    a[21] = b[21] ^ y;
    a[22] = b[22] ^ y;
    a[23] = b[23] ^ y;
#endif
    if (is)
        i += 100;
    if (!no)
        i += 200;
    return (int)((unsigned)t[k] + (unsigned)five * 2u + (unsigned)(least ? p : q) + (unsigned char)low + (unsigned)i + s / 3u + twice + (unsigned)x);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
