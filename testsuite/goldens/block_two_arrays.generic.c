/* vcc 0.1.0 wrote this from block_two_arrays.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out float x[4] restrict | out u16 y[8] restrict | in float a[4] | in u16 b[8] */
/* Stores to two arrays in turn, of elements of other sizes. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void block_two_arrays(int n, float *restrict x, unsigned short *restrict y, const float *a, const unsigned short *b)
{
#ifdef VCC_VECTOR
    /* vcc: block at lines 5 to 16: 8 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const float t_v = (float)0.5f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const vcc_f32x4 t3_v = *(const vcc_f32x4 *)(const void *)a * t2_v;
        const vcc_u16x8 t4_v = (unsigned short)23205 - __extension__ (vcc_u16x8){0};
        *(vcc_f32x4 *)(void *)x = t3_v;
        const vcc_u16x8 t5_v = *(const vcc_u16x8 *)(const void *)b ^ t4_v;
        *(vcc_u16x8 *)(void *)y = t5_v;
    }
#else
    x[0] = a[0] * 0.5f;
    y[0] = b[0] ^ 0x5aa5;
    y[1] = b[1] ^ 0x5aa5;
    x[1] = a[1] * 0.5f;
    y[2] = b[2] ^ 0x5aa5;
    y[3] = b[3] ^ 0x5aa5;
    x[2] = a[2] * 0.5f;
    y[4] = b[4] ^ 0x5aa5;
    y[5] = b[5] ^ 0x5aa5;
    x[3] = a[3] * 0.5f;
    y[6] = b[6] ^ 0x5aa5;
    y[7] = b[7] ^ 0x5aa5;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
