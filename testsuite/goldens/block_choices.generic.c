/* vcc 0.1.0 wrote this from block_choices.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out u8 pixels[8] restrict | in i16 a[8] | in i16 b[8] | inout i32 low[4] restrict | in i32 p[4] | out i32 flags[4] restrict */
/* Conditional expressions: what they read is read before, so that they are selections. */
#define CLIP(x) ((x) < 0 ? 0 : (x) > 255 ? 255 : (x))
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void block_choices(int n, unsigned char *restrict pixels, const short *a, const short *b, int *restrict low, const int *p,
                   int *restrict flags)
{
#ifdef VCC_VECTOR
    /* vcc: block at lines 7 to 18: 8 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const vcc_u32x4 t_v = (unsigned int)255 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u16x8 a_v = *(const vcc_u16x8 *)(const void *)a;
        const vcc_u32x4 t_v0 =
            (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a_v, a_v, 0, 1,
            2, 3), vcc_i32x4);
        const vcc_u32x4 t_v1 =
            (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a_v, a_v, 4, 5,
            6, 7), vcc_i32x4);
        const vcc_u16x8 b_v = *(const vcc_u16x8 *)(const void *)b;
        const vcc_u32x4 t2_v0 =
            (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(b_v, b_v, 0, 1,
            2, 3), vcc_i32x4);
        const vcc_u32x4 t2_v1 =
            (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(b_v, b_v, 4, 5,
            6, 7), vcc_i32x4);
        const vcc_u32x4 t3_v0 = t_v0 + t2_v0;
        const vcc_u32x4 t3_v1 = t_v1 + t2_v1;
        const vcc_u32x4 t3_v = (vcc_u32x4)((vcc_i32x4)t_v < (vcc_i32x4)t3_v0);
        const vcc_u32x4 t4_v = (vcc_u32x4)((vcc_i32x4)t_v < (vcc_i32x4)t3_v1);
        const vcc_u32x4 t4_v0 = (t_v & t3_v) | (t3_v0 & ~t3_v);
        const vcc_u32x4 t4_v1 = (t_v & t4_v) | (t3_v1 & ~t4_v);
        const vcc_u32x4 t5_v = (vcc_u32x4)((vcc_i32x4)t4_v0 > (vcc_i32x4)t2_v);
        const vcc_u32x4 t6_v = (vcc_u32x4)((vcc_i32x4)t4_v1 > (vcc_i32x4)t2_v);
        const vcc_u32x4 t5_v0 = (t4_v0 & t5_v) | (t2_v & ~t5_v);
        const vcc_u32x4 t5_v1 = (t4_v1 & t6_v) | (t2_v & ~t6_v);
        const vcc_u8x4 t7_v = __builtin_convertvector(t5_v0, vcc_u8x4);
        const vcc_u8x4 t8_v = __builtin_convertvector(t5_v1, vcc_u8x4);
        const vcc_u8x8 t9_v = __builtin_shufflevector(t7_v, t8_v, 0, 1, 2, 3, 4, 5, 6, 7);
        *(vcc_u8x8 *)(void *)pixels = t9_v;
        const vcc_u32x4 p_v = *(const vcc_u32x4 *)(const void *)p;
        const vcc_u32x4 low_v = *(const vcc_u32x4 *)(const void *)low;
        const vcc_u32x4 t10_v = (vcc_u32x4)((vcc_i32x4)p_v < (vcc_i32x4)low_v);
        const vcc_u32x4 t11_v = (p_v & t10_v) | (low_v & ~t10_v);
        *(vcc_u32x4 *)(void *)low = t11_v;
    }
#else
    pixels[0] = CLIP(a[0] + b[0]);
    pixels[1] = CLIP(a[1] + b[1]);
    pixels[2] = CLIP(a[2] + b[2]);
    pixels[3] = CLIP(a[3] + b[3]);
    pixels[4] = CLIP(a[4] + b[4]);
    pixels[5] = CLIP(a[5] + b[5]);
    pixels[6] = CLIP(a[6] + b[6]);
    pixels[7] = CLIP(a[7] + b[7]);
    low[0] = p[0] < low[0] ? p[0] : low[0];
    low[1] = p[1] < low[1] ? p[1] : low[1];
    low[2] = p[2] < low[2] ? p[2] : low[2];
    low[3] = p[3] < low[3] ? p[3] : low[3];
#endif
#ifdef VCC_VECTOR
    /* vcc: block at lines 19 to 22: 4 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const vcc_u32x4 p_v = *(const vcc_u32x4 *)(const void *)p;
        const vcc_u32x4 n_v = (unsigned int)n - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t_v = (unsigned int)100 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)p_v > (vcc_i32x4)t_v);
        const vcc_u32x4 mask2_v = (vcc_u32x4)((vcc_u32x4)p_v == (vcc_u32x4)n_v) | mask_v;
        const vcc_u32x4 t2_v = mask2_v & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
        *(vcc_u32x4 *)(void *)flags = t2_v;
    }
#else
    flags[0] = p[0] == n || p[0] > 100;
    flags[1] = p[1] == n || p[1] > 100;
    flags[2] = p[2] == n || p[2] > 100;
    flags[3] = p[3] == n || p[3] > 100;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
