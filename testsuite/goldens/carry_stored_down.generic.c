/* vcc 0.1.0 wrote this from carry_stored_down.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i16 x[n+1] | inout i16 y[n+1] */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void carry_stored_down(int n, short *x, short *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes, generic; runs if x and y do not overlap */
    int i_done = n - 1;
    if (i_done >= 7) {
        const unsigned long end = ((unsigned long)i_done + 1) & ~7UL;
        const unsigned long t = (unsigned long)((char *)x + (long)((unsigned long)i_done * 2));
        const unsigned long t2 = (unsigned long)((char *)y + (long)((unsigned long)i_done * 2));
        if (t + 4 <= t2 + (end - 1) * ~1UL || t2 + 2 <= t + (end - 1) * ~1UL) {
            const vcc_u16x8 t_v = (unsigned short)7 - __extension__ (vcc_u16x8){0};
            const short x_s = x[(long)(int)((unsigned int)i_done + 1u)];
            const vcc_u16x8 t2_v = (unsigned short)3 - __extension__ (vcc_u16x8){0};
            vcc_u16x8 t3_v = (unsigned short)x_s - __extension__ (vcc_u16x8){0};
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                short *const y_s = y + (long)i_done - k;
                const vcc_u16x8 y_v = *(const vcc_u16x8 *)(const void *)(y_s - 7);
                const vcc_u16x8 y2_v = __builtin_shufflevector(y_v, y_v, 7, 6, 5, 4, 3, 2, 1, 0);
                const vcc_u16x8 x_new_v = y2_v + t_v;
                const vcc_u16x8 t4_v =
                    __builtin_shufflevector(x_new_v, x_new_v, 7, 6, 5, 4, 3, 2, 1, 0);
                *(vcc_u16x8 *)(void *)(x + (long)i_done - k - 7) = t4_v;
                const vcc_u16x8 t5_v =
                    __builtin_shufflevector(t3_v, x_new_v, 7, 8, 9, 10, 11, 12, 13, 14);
                const vcc_u16x8 y_new_v = t5_v * t2_v;
                const vcc_u16x8 t6_v =
                    __builtin_shufflevector(y_new_v, y_new_v, 7, 6, 5, 4, 3, 2, 1, 0);
                *(vcc_u16x8 *)(void *)(y_s - 7) = t6_v;
                t3_v = x_new_v;
            }
            i_done = (int)((unsigned int)i_done - (unsigned int)end);
        }
    }
    /* remaining iterations */
    for (int i = i_done; i >= 0; i--) {
        VCC_KEEP_SCALAR;
#else
    for (int i = n - 1; i >= 0; i--) {
#endif
        x[i] = (short)(y[i] + 7);
        y[i] = (short)(x[i + 1] * 3);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
