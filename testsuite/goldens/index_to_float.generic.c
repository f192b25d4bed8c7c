/* vcc 0.1.0 wrote this from index_to_float.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | float s | out float p[n] */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void index_to_float(int n, float s, float *p)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 2, generic */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const float s_v = (float)s;
        const vcc_f32x4 s2_v = __extension__ (vcc_f32x4){s_v, s_v, s_v, s_v};
        const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t2_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)8 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 t4_v = (unsigned int)0 - __extension__ (vcc_u32x4){0} + t_v;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u32x4 t_v0 = t4_v + t2_v;
            const vcc_u32x4 t_v1 = t4_v + t3_v;
            const vcc_f32x4 p_new_v0 = s2_v * __builtin_convertvector((vcc_i32x4)t4_v, vcc_f32x4);
            const vcc_f32x4 p_new_v1 = s2_v * __builtin_convertvector((vcc_i32x4)t_v0, vcc_f32x4);
            *(vcc_f32x4 *)(void *)(p + k) = p_new_v0;
            *(vcc_f32x4 *)(void *)(p + k + 4) = p_new_v1;
            t4_v = t_v1;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        p[i] = s * (float)i;
    }
#else
    for (int i = 0; i < n; i++)
        p[i] = s * (float)i;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
