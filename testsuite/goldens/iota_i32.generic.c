/* vcc 0.1.0 wrote this from iota_i32.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int start | out i32 p[n] */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void iota_i32(int n, int start, int *p)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 start_v = (unsigned int)start - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t2_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 t4_v = (unsigned int)0 - __extension__ (vcc_u32x4){0} + t_v;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 t5_v = t4_v + t2_v;
            *(vcc_u32x4 *)(void *)(p + k) = start_v + t4_v * t3_v;
            t4_v = t5_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        p[i] = (int)((unsigned)start + (unsigned)i * 3u);
    }
#else
    for (i = 0; i < n; i++)
        p[i] = (int)((unsigned)start + (unsigned)i * 3u);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
