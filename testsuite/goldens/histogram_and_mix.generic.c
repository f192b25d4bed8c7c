/* vcc 0.1.0 wrote this from histogram_and_mix.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u32 counts[256] | in u8 p[n] | inout u8 q[n] */
/* A histogram, one element after the other, and a mix of pixels that vectors can do. */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void histogram_and_mix(int n, unsigned *restrict counts, const unsigned char *restrict p,
                       unsigned char *restrict q)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u16x8 t_v = (unsigned short)77 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t2_v = (unsigned short)179 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u8x8 p_v = *(const vcc_u8x8 *)(const void *)(p + k);
            const vcc_u8x8 q_v = *(const vcc_u8x8 *)(const void *)(q + k);
            const vcc_u16x8 t3_v = __builtin_convertvector(q_v, vcc_u16x8) * t2_v;
            const vcc_u16x8 t4_v = (__builtin_convertvector(p_v, vcc_u16x8) * t_v + t3_v) >> 8;
            const vcc_u8x8 q_new_v = __builtin_convertvector(t4_v, vcc_u8x8);
            *(vcc_u8x8 *)(void *)(q + k) = q_new_v;
        }
        /* what needs the iteration before, one at a time */
        unsigned long k2;
        for (k2 = 0; k2 < end; k2++) {
            const unsigned char t = p[k2];
            const unsigned int t2 = counts[(long)t];
            counts[(long)t] = t2 + 1u;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        counts[p[i]]++;
        q[i] = (unsigned char)((p[i] * 77 + q[i] * 179) >> 8);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
