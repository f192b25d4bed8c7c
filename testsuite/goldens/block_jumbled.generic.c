/* vcc 0.1.0 wrote this from block_jumbled.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out float r[4] restrict | in float a[4] | in float b[4] */
/* Products of complex numbers: elements twice and in another order, sums beside differences. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void block_jumbled(int n, float *restrict r, const float *a, const float *b)
{
#ifdef VCC_VECTOR
    /* vcc: block at lines 5 to 8: 4 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const vcc_f32x4 a_v = *(const vcc_f32x4 *)(const void *)a;
        const vcc_f32x4 b_v = *(const vcc_f32x4 *)(const void *)b;
        const vcc_f32x4 t_v = __builtin_shufflevector(b_v, b_v, 1, 0, 3, 2);
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){-1.0f, 1.0f, -1.0f, 1.0f};
        const vcc_f32x4 t3_v = __builtin_shufflevector(a_v, a_v, 1, 1, 3, 3) * t_v * t2_v;
        const vcc_f32x4 t4_v = __builtin_shufflevector(a_v, a_v, 0, 0, 2, 2) * b_v + t3_v;
        *(vcc_f32x4 *)(void *)r = t4_v;
    }
#else
    r[0] = a[0] * b[0] - a[1] * b[1];
    r[1] = a[0] * b[1] + a[1] * b[0];
    r[2] = a[2] * b[2] - a[3] * b[3];
    r[3] = a[2] * b[3] + a[3] * b[2];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
