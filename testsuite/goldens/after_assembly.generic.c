/* vcc 0.1.0 wrote this from after_assembly.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] */
/* What is not understood may change the variables it names; it takes no address of them but by `&`. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void after_assembly(int n, const int *x, int *y)
{
    int i = n < 3 ? 0 : 3, k;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, then 4, generic */
    k = 0;
    if (i >= 4) {
        const unsigned long end = (unsigned long)i & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 y_new_v = (unsigned int)7 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            *(vcc_u32x4 *)(void *)(y + k2) = y_new_v;
            *(vcc_u32x4 *)(void *)(y + k2 + 4) = y_new_v;
            *(vcc_u32x4 *)(void *)(y + k2 + 8) = y_new_v;
            *(vcc_u32x4 *)(void *)(y + k2 + 12) = y_new_v;
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            *(vcc_u32x4 *)(void *)(y + k2) = y_new_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < i; k++) {
        VCC_KEEP_SCALAR;
        y[k] = 7;
    }
#else
    for (k = 0; k < i; k++)
        y[k] = 7;
#endif
    __asm__ volatile("" : "+r"(i) : "r"(&x[i]) : "memory");
#ifdef VCC_VECTOR
    /* vcc: line 9: 4 lanes x 4, then 4, generic; runs if x and y are far enough apart */
    {
        const unsigned long trips = (unsigned long)n - (unsigned long)i;
        if ((long)trips >= 4) {
            const unsigned long end = trips & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const int *const x_s = x;
            const unsigned long t =
                (unsigned long)((char *)y + (long)((unsigned long)i * 4)) - (unsigned long)((const char *)x_s + (long)((unsigned long)i * 4));
            if (t - 1 >= 63) {
                const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
                const vcc_u32x4 t2_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 t3_v = (unsigned int)8 - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 t4_v = (unsigned int)12 - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 t5_v = (unsigned int)16 - __extension__ (vcc_u32x4){0};
                vcc_u32x4 i_v = (unsigned int)i - __extension__ (vcc_u32x4){0} + t_v;
                unsigned long k2;
                for (k2 = 0; k2 < wide_end; k2 += 16) {
                    const int *const x_s2 = x_s + (long)i + k2;
                    const vcc_u32x4 t_v0 = i_v + t2_v;
                    const vcc_u32x4 t_v1 = i_v + t3_v;
                    const vcc_u32x4 t_v2 = i_v + t4_v;
                    const vcc_u32x4 t_v3 = i_v + t5_v;
                    int *const y_s = y + (long)i + k2;
                    const vcc_u32x4 y_new_v0 = *(const vcc_u32x4 *)(const void *)x_s2 ^ i_v;
                    const vcc_u32x4 y_new_v1 = *(const vcc_u32x4 *)(const void *)(x_s2 + 4) ^ t_v0;
                    const vcc_u32x4 y_new_v2 = *(const vcc_u32x4 *)(const void *)(x_s2 + 8) ^ t_v1;
                    const vcc_u32x4 y_new_v3 = *(const vcc_u32x4 *)(const void *)(x_s2 + 12) ^ t_v2;
                    *(vcc_u32x4 *)(void *)y_s = y_new_v0;
                    *(vcc_u32x4 *)(void *)(y_s + 4) = y_new_v1;
                    *(vcc_u32x4 *)(void *)(y_s + 8) = y_new_v2;
                    *(vcc_u32x4 *)(void *)(y_s + 12) = y_new_v3;
                    i_v = t_v3;
                }
                /* what is left, one vector at a time */
                for (; k2 < end; k2 += 4) {
                    const vcc_u32x4 y_new_v =
                        *(const vcc_u32x4 *)(const void *)(x_s + (long)i + k2) ^ i_v;
                    const vcc_u32x4 t6_v = i_v + t2_v;
                    *(vcc_u32x4 *)(void *)(y + (long)i + k2) = y_new_v;
                    i_v = t6_v;
                }
                i = (int)((unsigned int)i + (unsigned int)end);
            }
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] ^ i;
    }
#else
    for (; i < n; i++)
        y[i] = x[i] ^ i;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
