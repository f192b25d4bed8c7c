/* vcc 0.1.0 wrote this from distance_twenty.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout float a[n+20] */
/* Whole vectors of four are handed on, of eight only parts. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void distance_twenty(int n, float *a)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 2, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const float t_v = (float)0.5f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)1.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_f32x4 a_new_v0 = *(const vcc_f32x4 *)(const void *)(a + k) * t2_v + t4_v;
            const vcc_f32x4 a_new_v1 = *(const vcc_f32x4 *)(const void *)(a + k + 4) * t2_v + t4_v;
            *(vcc_f32x4 *)(void *)(a + 20 + k) = a_new_v0;
            *(vcc_f32x4 *)(void *)(a + 20 + k + 4) = a_new_v1;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        a[i + 20] = a[i] * 0.5f + 1.0f;
    }
#else
    for (i = 0; i < n; i++)
        a[i + 20] = a[i] * 0.5f + 1.0f;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
