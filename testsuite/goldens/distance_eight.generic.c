/* vcc 0.1.0 wrote this from distance_eight.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout float a[n+8] */
/* Carried over eight iterations: at most eight lanes. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void distance_eight(int n, float *a)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float t_v = (float)0.5f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_f32x4 a_new_v = *(const vcc_f32x4 *)(const void *)(a + k) * t2_v;
            *(vcc_f32x4 *)(void *)(a + 8 + k) = a_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        a[i + 8] = a[i] * 0.5f;
    }
#else
    for (i = 0; i < n; i++)
        a[i + 8] = a[i] * 0.5f;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
