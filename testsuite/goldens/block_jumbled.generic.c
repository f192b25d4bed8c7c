/* vcc 0.1.0 wrote this from block_jumbled.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out float r[4] restrict | in float a[4] | in float b[4] | out u32 q[4] restrict | in u32 x[4] */
/* Elements twice and in another order, sums beside differences. No products are added: where there is an FMA, gcc 12
   makes one of them in the original, whatever -ffp-contract says. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void block_jumbled(int n, float *restrict r, const float *a, const float *b, unsigned *restrict q, const unsigned *x)
{
#ifdef VCC_VECTOR
    /* vcc: block at lines 6 to 13: 4 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0, (unsigned int)-1, 0, (unsigned int)-1};
        const vcc_f32x4 a_v = *(const vcc_f32x4 *)(const void *)a;
        const vcc_f32x4 b_v = *(const vcc_f32x4 *)(const void *)b;
        const vcc_f32x4 t2_v = __builtin_shufflevector(b_v, b_v, 1, 0, 3, 2);
        const vcc_f32x4 t3_v = __extension__ (vcc_f32x4){-1.0f, 1.0f, -1.0f, 1.0f};
        const vcc_f32x4 t4_v = __builtin_shufflevector(a_v, a_v, 1, 1, 3, 3) / t2_v * t3_v;
        const vcc_f32x4 t5_v = __builtin_shufflevector(a_v, a_v, 0, 0, 2, 2) / b_v + t4_v;
        const vcc_u32x4 t6_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        *(vcc_f32x4 *)(void *)r = t5_v;
        const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)x;
        const vcc_u32x4 t7_v = __builtin_shufflevector(x_v, x_v, 3, 2, 1, 0) ^ t_v;
        *(vcc_u32x4 *)(void *)q = x_v * t6_v - t_v + t7_v;
    }
#else
    r[0] = a[0] / b[0] - a[1] / b[1];
    r[1] = a[0] / b[1] + a[1] / b[0];
    r[2] = a[2] / b[2] - a[3] / b[3];
    r[3] = a[2] / b[3] + a[3] / b[2];
    q[0] = x[0] * 3 + x[3];
    q[1] = x[1] * 3 - x[2];
    q[2] = x[2] * 3 + x[1];
    q[3] = x[3] * 3 - x[0];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
