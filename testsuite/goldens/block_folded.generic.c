/* vcc 0.1.0 wrote this from block_folded.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[16] | in i16 h[16] | in u8 a[16] | in u8 b[16] | out i32 y[1] restrict | inout i32 low[8] | -> u32 */
/* Values that are folded of many which are computed alike. */
#define DISTANCE(x, y) ((x) > (y) ? (x) - (y) : (y) - (x))
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
unsigned block_folded(int n, const short *x, const short *h, const unsigned char *a, const unsigned char *b, int *restrict y,
                      int *low)
{
    int least = n, sum = n;
    unsigned all = (unsigned)n;
#ifdef VCC_VECTOR
    /* vcc: block at lines 9 to 10: 4 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const vcc_u16x4 x_v = *(const vcc_u16x4 *)(const void *)x;
        const vcc_u16x4 h_v = *(const vcc_u16x4 *)(const void *)h;
        const vcc_u16x4 t_v = (vcc_u16x4)((vcc_i16x4)h_v >> 3);
        const vcc_u32x4 t2_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x_v, vcc_i32x4);
        const vcc_u32x4 t3_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)t_v, vcc_i32x4);
        const vcc_u16x4 x2_v = *(const vcc_u16x4 *)(const void *)(x + 4);
        const vcc_u16x4 h2_v = *(const vcc_u16x4 *)(const void *)(h + 4);
        const vcc_u16x4 t4_v = (vcc_u16x4)((vcc_i16x4)h2_v >> 3);
        const vcc_u32x4 t5_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x2_v, vcc_i32x4);
        const vcc_u32x4 t6_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)t4_v, vcc_i32x4);
        const vcc_u32x4 t7_v = t2_v * t3_v + t5_v * t6_v;
        const vcc_u32x2 t8_v = __builtin_shufflevector(t7_v, t7_v, 2, 3);
        const vcc_u32x2 t9_v = __builtin_shufflevector(t7_v, t7_v, 0, 1) + t8_v;
        const vcc_u32x1 t10_v = __extension__ (vcc_u32x1){t9_v[1]};
        const unsigned int t = (__extension__ (vcc_u32x1){t9_v[0]} + t10_v)[0];
        *y = (int)t;
    }
#else
    y[0] = x[0] * (h[0] >> 3) + x[1] * (h[1] >> 3) + x[2] * (h[2] >> 3) + x[3] * (h[3] >> 3)
         + x[4] * (h[4] >> 3) + x[5] * (h[5] >> 3) + x[6] * (h[6] >> 3) + x[7] * (h[7] >> 3);
#endif
#ifdef VCC_VECTOR
    /* vcc: block at lines 11 to 18: 4 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const vcc_u32x4 low_v = *(const vcc_u32x4 *)(const void *)low;
        const vcc_u32x4 low2_v = *(const vcc_u32x4 *)(const void *)(low + 4);
        const vcc_u32x4 t_v = (vcc_u32x4)((vcc_i32x4)low_v < (vcc_i32x4)low2_v);
        const vcc_u32x4 t2_v = (low_v & t_v) | (low2_v & ~t_v);
        const vcc_u32x2 t3_v = __builtin_shufflevector(t2_v, t2_v, 0, 1);
        const vcc_u32x2 t4_v = __builtin_shufflevector(t2_v, t2_v, 2, 3);
        const vcc_u32x2 t5_v = (vcc_u32x2)((vcc_i32x2)t3_v < (vcc_i32x2)t4_v);
        const vcc_u32x2 t6_v = (t3_v & t5_v) | (t4_v & ~t5_v);
        const vcc_u32x1 t7_v = __extension__ (vcc_u32x1){t6_v[0]};
        const vcc_u32x1 t8_v = __extension__ (vcc_u32x1){t6_v[1]};
        const vcc_u32x1 t9_v = (vcc_u32x1)((vcc_i32x1)t7_v < (vcc_i32x1)t8_v);
        const unsigned int t = ((t7_v & t9_v) | (t8_v & ~t9_v))[0];
        least = (int)t < n ? (int)t : n;
    }
#else
    least = low[0] < least ? low[0] : least;
    least = low[1] < least ? low[1] : least;
    least = low[2] < least ? low[2] : least;
    least = low[3] < least ? low[3] : least;
    least = low[4] < least ? low[4] : least;
    least = low[5] < least ? low[5] : least;
    least = low[6] < least ? low[6] : least;
    least = low[7] < least ? low[7] : least;
#endif
#ifdef VCC_VECTOR
    /* vcc: block at lines 19 to 26: 8 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const vcc_u8x8 a_v = *(const vcc_u8x8 *)(const void *)a;
        const vcc_u8x8 b_v = *(const vcc_u8x8 *)(const void *)b;
        const vcc_u8x8 t_v = (vcc_u8x8)((vcc_u8x8)a_v > (vcc_u8x8)b_v);
        const vcc_u8x8 t2_v = (a_v & t_v) | (b_v & ~t_v);
        const vcc_u8x8 t3_v = (vcc_u8x8)((vcc_u8x8)a_v < (vcc_u8x8)b_v);
        const vcc_u8x8 t4_v = (a_v & t3_v) | (b_v & ~t3_v);
        const vcc_u8x8 t5_v = t2_v - t4_v;
        const vcc_u32x4 t_v0 =
            __builtin_convertvector(__builtin_shufflevector(t5_v, t5_v, 0, 1, 2, 3), vcc_u32x4);
        const vcc_u32x4 t_v1 =
            __builtin_convertvector(__builtin_shufflevector(t5_v, t5_v, 4, 5, 6, 7), vcc_u32x4);
        const vcc_u32x4 t6_v = t_v0 + t_v1;
        const vcc_u32x2 t7_v = __builtin_shufflevector(t6_v, t6_v, 2, 3);
        const vcc_u32x2 t8_v = __builtin_shufflevector(t6_v, t6_v, 0, 1) + t7_v;
        const vcc_u32x1 t9_v = __extension__ (vcc_u32x1){t8_v[1]};
        const unsigned int t = (__extension__ (vcc_u32x1){t8_v[0]} + t9_v)[0];
        sum = (int)(t + (unsigned int)n);
    }
#else
    sum += DISTANCE(a[0], b[0]);
    sum += DISTANCE(a[1], b[1]);
    sum += DISTANCE(a[2], b[2]);
    sum += DISTANCE(a[3], b[3]);
    sum += DISTANCE(a[4], b[4]);
    sum += DISTANCE(a[5], b[5]);
    sum += DISTANCE(a[6], b[6]);
    sum += DISTANCE(a[7], b[7]);
#endif
#ifdef VCC_VECTOR
    /* vcc: block at line 27: 4 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const unsigned char a_s = a[8];
        const unsigned char b_s = *b;
        const vcc_u8x4 a_v = *(const vcc_u8x4 *)(const void *)(a + 9);
        const vcc_u16x4 t_v = (unsigned short)3 - __extension__ (vcc_u16x4){0};
        const vcc_u16x4 t2_v = __builtin_convertvector(a_v, vcc_u16x4) * t_v;
        const vcc_u32x4 t3_v = __builtin_convertvector(t2_v, vcc_u32x4);
        const vcc_u32x2 t4_v = __builtin_shufflevector(t3_v, t3_v, 2, 3);
        const vcc_u32x2 t5_v = __builtin_shufflevector(t3_v, t3_v, 0, 1) ^ t4_v;
        const vcc_u32x1 t6_v = __extension__ (vcc_u32x1){t5_v[1]};
        const unsigned int t = (__extension__ (vcc_u32x1){t5_v[0]} ^ t6_v)[0];
        const unsigned int t2 = t ^ (unsigned int)n ^ (unsigned int)a_s ^ (unsigned int)b_s;
        all = t2;
    }
#else
    all ^= a[8] ^ a[9] * 3u ^ a[10] * 3u ^ a[11] * 3u ^ a[12] * 3u ^ b[0];
#endif
    return (unsigned)least + (unsigned)sum + all;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
