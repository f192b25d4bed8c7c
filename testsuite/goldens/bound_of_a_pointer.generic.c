/* vcc 0.1.0 wrote this from bound_of_a_pointer.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 a[n] | i32 m | out i16 d[n] restrict | make m = n + 3 | exit m = i | -> i32 */
/* A pointer walks up to its own end, or to another one. */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
int bound_of_a_pointer(int n, const short *a, int m, short *d)
{
    const short *p = a, *const end = a + n, *const stop = a + m;
    short *q = d;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes x 4, then 8, the last ones overlapping, generic; runs if p and q are far
       enough apart */
    {
        const unsigned long distance = (unsigned long)end - (unsigned long)p - 1;
        const unsigned long distance2 = (unsigned long)stop - (unsigned long)p - 1;
        if ((unsigned long)p < (unsigned long)end && distance >= 14
            && (unsigned long)p < (unsigned long)stop && distance2 >= 14) {
            const unsigned long t = distance >> 1;
            const unsigned long t2 = (t < 4611686018427387904UL ? t : 4611686018427387904UL) + 1;
            const unsigned long t3 = distance2 >> 1;
            const unsigned long t4 = (t3 < 4611686018427387904UL ? t3 : 4611686018427387904UL) + 1;
            const unsigned long trips = t2 < t4 ? t2 : t4;
            const unsigned long end_s = (trips - 1) & ~7UL;
            const unsigned long wide_end = end_s & ~31UL;
            if ((unsigned long)q - (unsigned long)p - 1 >= trips * 2 - 1) {
                const unsigned long last = trips - 8;
                const vcc_u16x8 t_v = (unsigned short)5 - __extension__ (vcc_u16x8){0};
                const vcc_u16x8 q_new_last_v = *(const vcc_u16x8 *)(const void *)(p + last) * t_v;
                unsigned long k;
                for (k = 0; k < wide_end; k += 32) {
                    unsigned long copy;
#pragma GCC unroll 4
                    for (copy = 0; copy < 4; copy++) {
                        const unsigned long at = k + copy * 8;
                        const vcc_u16x8 q_new_v = *(const vcc_u16x8 *)(const void *)(p + at) * t_v;
                        *(vcc_u16x8 *)(void *)(q + at) = q_new_v;
                    }
                }
                /* what is left, one vector at a time */
                for (; k < end_s; k += 8) {
                    const vcc_u16x8 q_new2_v = *(const vcc_u16x8 *)(const void *)(p + k) * t_v;
                    *(vcc_u16x8 *)(void *)(q + k) = q_new2_v;
                }
                /* the last ones, some of them once more */
                *(vcc_u16x8 *)(void *)(q + last) = q_new_last_v;
                p = p + trips;
                q = q + trips;
            }
        }
    }
    /* remaining iterations */
    for (; p < end; p++) {
        VCC_KEEP_SCALAR;
#else
    for (; p < end; p++) {
#endif
        if (p >= stop)
            break;
        *q++ = (short)(*p * 5);
    }
    return (int)(p - a) + (int)(q - d);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
