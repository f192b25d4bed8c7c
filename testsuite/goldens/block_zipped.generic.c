/* vcc 0.1.0 wrote this from block_zipped.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out u32 r[8] restrict | in u32 a[4] | in u32 b[4] | inout i16 s[8] restrict | in i16 c[16] | out double d[4] restrict | in float e[12] */
/* Elements of two places in turn, and of several in rows. */
#ifdef VCC_VECTOR
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void block_zipped(int n, unsigned *restrict r, const unsigned *a, const unsigned *b, short *restrict s, const short *c,
                  double *restrict d, const float *e)
{
#ifdef VCC_VECTOR
    /* vcc: block at lines 6 to 25: 8 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const vcc_u32x4 t_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
        const float t2_v = (float)2.0f;
        const vcc_f32x2 t3_v = __extension__ (vcc_f32x2){t2_v, t2_v};
        const float t4_v = (float)1.0f;
        const vcc_f32x2 t5_v = __extension__ (vcc_f32x2){t4_v, t4_v};
        const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)a;
        const vcc_u32x4 b_v = *(const vcc_u32x4 *)(const void *)b;
        const vcc_u32x4 t6_v = __builtin_shufflevector(a_v, b_v, 0, 4, 1, 5) + t_v;
        *(vcc_u32x4 *)(void *)r = t6_v;
        const vcc_u32x4 t7_v = __builtin_shufflevector(a_v, b_v, 2, 6, 3, 7) + t_v;
        *(vcc_u32x4 *)(void *)(r + 4) = t7_v;
        const vcc_u16x8 c_v = *(const vcc_u16x8 *)(const void *)(c + 4);
        const vcc_u16x8 t8_v = __builtin_shufflevector(c_v, c_v, 0, 4, 1, 5, 2, 6, 3, 7);
        const vcc_u16x8 t9_v = *(const vcc_u16x8 *)(const void *)s ^ t8_v;
        *(vcc_u16x8 *)(void *)s = t9_v;
        const vcc_f32x2 t10_v = *(const vcc_f32x2 *)(const void *)e * t3_v + t5_v;
        const vcc_f64x2 t11_v = __builtin_convertvector(t10_v, vcc_f64x2);
        *(vcc_f64x2 *)(void *)d = t11_v;
        const vcc_f32x2 t12_v = *(const vcc_f32x2 *)(const void *)(e + 10) * t3_v + t5_v;
        const vcc_f64x2 t13_v = __builtin_convertvector(t12_v, vcc_f64x2);
        *(vcc_f64x2 *)(void *)(d + 2) = t13_v;
    }
#else
    r[0] = a[0] + 5;
    r[1] = b[0] + 5;
    r[2] = a[1] + 5;
    r[3] = b[1] + 5;
    r[4] = a[2] + 5;
    r[5] = b[2] + 5;
    r[6] = a[3] + 5;
    r[7] = b[3] + 5;
    s[0] ^= c[4];
    s[1] ^= c[8];
    s[2] ^= c[5];
    s[3] ^= c[9];
    s[4] ^= c[6];
    s[5] ^= c[10];
    s[6] ^= c[7];
    s[7] ^= c[11];
    d[0] = e[0] * 2 + 1;
    d[1] = e[1] * 2 + 1;
    d[2] = e[10] * 2 + 1;
    d[3] = e[11] * 2 + 1;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
