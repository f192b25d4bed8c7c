/* vcc 0.1.0 wrote this from twiddle_products.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout float ch[2*n+1] | in float wa[2*n] | in float c[2*n+1] */
/* As in an FFT: what is written may be what is read, and only the pairs of one iteration lie side by side. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void twiddle_products(int n, float *ch, const float *wa, const float *c)
{
    int i, t = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic; runs if wa and ch do not overlap, c and ch do not overlap */
    i = 0;
    {
        const unsigned long distance = (unsigned long)(int)(2u * (unsigned int)n) - 1;
        if ((long)distance >= 6) {
            const unsigned long end = ((distance >> 1) + 1) & ~3UL;
            const unsigned long t2 = (unsigned long)(ch + 1);
            const unsigned long t3 = (unsigned long)(c + 1);
            if (((unsigned long)wa + end * 8 <= t2 || t2 + end * 8 <= (unsigned long)wa)
                && (t3 + end * 8 <= t2 || t2 + end * 8 <= t3)) {
                unsigned long k;
                for (k = 0; k < end; k += 4) {
                    const vcc_f32x4 wa_row_v0 = *(const vcc_f32x4 *)(const void *)(wa + k * 2);
                    const vcc_f32x4 wa_row_v1 = *(const vcc_f32x4 *)(const void *)(wa + k * 2 + 4);
                    const vcc_f32x4 wa_v =
                        __builtin_shufflevector(wa_row_v0, wa_row_v1, 0, 2, 4, 6);
                    const vcc_f32x4 wa2_v =
                        __builtin_shufflevector(wa_row_v0, wa_row_v1, 1, 3, 5, 7);
                    const float *const c_s = c + 1 + k * 2;
                    const vcc_f32x4 c_row_v0 = *(const vcc_f32x4 *)(const void *)c_s;
                    const vcc_f32x4 c_row_v1 = *(const vcc_f32x4 *)(const void *)(c_s + 4);
                    const vcc_f32x4 c_v = __builtin_shufflevector(c_row_v0, c_row_v1, 0, 2, 4, 6);
                    const vcc_f32x4 c2_v = __builtin_shufflevector(c_row_v0, c_row_v1, 1, 3, 5, 7);
                    const vcc_f32x4 t_v = wa_v * c_v + wa2_v * c2_v;
                    const vcc_f32x4 t2_v = wa_v * c2_v - wa2_v * c_v;
                    float *const ch_s = ch + 1 + k * 2;
                    const vcc_f32x4 ch_row_v = __builtin_shufflevector(t_v, t2_v, 0, 4, 1, 5);
                    const vcc_f32x4 ch_row2_v = __builtin_shufflevector(t_v, t2_v, 2, 6, 3, 7);
                    *(vcc_f32x4 *)(void *)ch_s = ch_row_v;
                    *(vcc_f32x4 *)(void *)(ch_s + 4) = ch_row2_v;
                }
                i = (int)((unsigned int)i + (unsigned int)end * 2u);
                t = (int)((unsigned int)t + (unsigned int)end * 2u);
            }
        }
    }
    /* remaining iterations */
    for (; i < 2 * n; i += 2) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < 2 * n; i += 2) {
#endif
        t += 2;
        ch[t - 1] = wa[i] * c[t - 1] + wa[i + 1] * c[t];
        ch[t] = wa[i] * c[t] - wa[i + 1] * c[t - 1];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
