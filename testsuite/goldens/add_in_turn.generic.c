/* vcc 0.1.0 wrote this from add_in_turn.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 w[3] | inout u32 rgb[3*n] | inout float xyzw[4*n] */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void add_in_turn(int n, const unsigned *w, unsigned *rgb, float *xyzw)
{
    const float scale = (float)(w[0] & 7);
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, generic; runs if rgb and xyzw do not overlap, w and rgb do not overlap
       */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long t = (unsigned long)(w + 1 - 1);
        if (((unsigned long)rgb + end * 12 <= (unsigned long)xyzw
            || (unsigned long)xyzw + end * 16 <= (unsigned long)rgb)
            && (t + 12 <= (unsigned long)rgb || (unsigned long)rgb + end * 12 <= t)) {
            const unsigned int w_s = w[1];
            const vcc_u32x4 t_v = __extension__ (vcc_u32x4){(unsigned int)w_s, 77, (unsigned int)n,
                (unsigned int)w_s};
            const vcc_u32x4 t2_v = __extension__ (vcc_u32x4){77, (unsigned int)n,
                (unsigned int)w_s, 77};
            const vcc_u32x4 t3_v = __extension__ (vcc_u32x4){(unsigned int)n, (unsigned int)w_s,
                77, (unsigned int)n};
            const unsigned int w_s2 = *w;
            const unsigned int w_s3 = w[1];
            const unsigned int w_s4 = w[2];
            const vcc_u32x4 t4_v = __extension__ (vcc_u32x4){(unsigned int)w_s2,
                (unsigned int)w_s3, (unsigned int)w_s4, (unsigned int)w_s2};
            const vcc_u32x4 t5_v = __extension__ (vcc_u32x4){(unsigned int)w_s3,
                (unsigned int)w_s4, (unsigned int)w_s2, (unsigned int)w_s3};
            const vcc_u32x4 t6_v = __extension__ (vcc_u32x4){(unsigned int)w_s4,
                (unsigned int)w_s2, (unsigned int)w_s3, (unsigned int)w_s4};
            const vcc_f32x4 t7_v = __extension__ (vcc_f32x4){scale, 0.5f, scale, -2.0f};
            const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){1.0f, 2.0f, -3.0f, scale};
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const vcc_u32x4 t9_v =
                    (*(const vcc_u32x4 *)(const void *)(rgb + k * 3) ^ t_v) + t4_v;
                const vcc_u32x4 t10_v =
                    (*(const vcc_u32x4 *)(const void *)(rgb + k * 3 + 4) ^ t2_v) + t5_v;
                const vcc_u32x4 t11_v =
                    (*(const vcc_u32x4 *)(const void *)(rgb + k * 3 + 8) ^ t3_v) + t6_v;
                *(vcc_u32x4 *)(void *)(rgb + k * 3) = t9_v;
                *(vcc_u32x4 *)(void *)(rgb + k * 3 + 4) = t10_v;
                *(vcc_u32x4 *)(void *)(rgb + k * 3 + 8) = t11_v;
                const vcc_f32x4 xyzw_row_v0 = *(const vcc_f32x4 *)(const void *)(xyzw + k * 4);
                const vcc_f32x4 xyzw_row_v1 = *(const vcc_f32x4 *)(const void *)(xyzw + k * 4 + 4);
                const vcc_f32x4 xyzw_row_v2 = *(const vcc_f32x4 *)(const void *)(xyzw + k * 4 + 8);
                const vcc_f32x4 xyzw_row_v3 = *(const vcc_f32x4 *)(const void *)(xyzw + k * 4 + 12);
                const vcc_f32x4 t12_v = xyzw_row_v1 * t7_v + t8_v;
                const vcc_f32x4 t13_v = xyzw_row_v2 * t7_v + t8_v;
                const vcc_f32x4 t14_v = xyzw_row_v3 * t7_v + t8_v;
                *(vcc_f32x4 *)(void *)(xyzw + k * 4) = xyzw_row_v0 * t7_v + t8_v;
                *(vcc_f32x4 *)(void *)(xyzw + k * 4 + 4) = t12_v;
                *(vcc_f32x4 *)(void *)(xyzw + k * 4 + 8) = t13_v;
                *(vcc_f32x4 *)(void *)(xyzw + k * 4 + 12) = t14_v;
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        rgb[3 * i] = (rgb[3 * i] ^ w[1]) + w[0];
        rgb[3 * i + 1] = (rgb[3 * i + 1] ^ 77) + w[1];
        rgb[3 * i + 2] = (rgb[3 * i + 2] ^ (unsigned)n) + w[2];
        xyzw[4 * i] = xyzw[4 * i] * scale + 1.0f;
        xyzw[4 * i + 1] = xyzw[4 * i + 1] * 0.5f + 2.0f;
        xyzw[4 * i + 2] = xyzw[4 * i + 2] * scale + -3.0f;
        xyzw[4 * i + 3] = xyzw[4 * i + 3] * -2.0f + scale;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
