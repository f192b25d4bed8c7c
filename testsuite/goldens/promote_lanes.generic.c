/* vcc 0.1.0 wrote this from promote_lanes.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[n*9+9] | in float x[9] restrict | inout float y[n+1] */
/* Sums in memory, in the order that the program says: lanes are columns, and the sums are in registers. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void promote_lanes(int n, const float *a, const float *restrict x, float *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, then 4, generic; runs if rows and loops inside are neither empty nor
       huge, y and a do not overlap */
    int i_done = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long t = (unsigned long)y + ((end - 1) * 4 + 4);
        const unsigned long t2 = (end - 1) * 4 + (unsigned long)n * 32;
        const unsigned long t3 = (unsigned long)a + (t2 + 4);
        if (n >= 4 && (unsigned long)n * 4 <= 268435456 && (unsigned long)y <= t
            && (unsigned long)a <= t3 && (t <= (unsigned long)a || t3 <= (unsigned long)y)) {
            const unsigned long wide_end = end & ~15UL;
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                const vcc_f32x4 y_v0 = *(const vcc_f32x4 *)(const void *)(y + k);
                const vcc_f32x4 y_v1 = *(const vcc_f32x4 *)(const void *)(y + k + 4);
                const vcc_f32x4 y_v2 = *(const vcc_f32x4 *)(const void *)(y + k + 8);
                const vcc_f32x4 y_v3 = *(const vcc_f32x4 *)(const void *)(y + k + 12);
                unsigned long j_s = 0UL;
                vcc_f32x4 y2_v0 = y_v0;
                vcc_f32x4 y2_v1 = y_v1;
                vcc_f32x4 y2_v2 = y_v2;
                vcc_f32x4 y2_v3 = y_v3;
                int more;
                do {
                    const float *const a_s = a + (long)(j_s * (unsigned long)n + k);
                    const vcc_f32x4 a_v0 = *(const vcc_f32x4 *)(const void *)a_s;
                    const vcc_f32x4 a_v1 = *(const vcc_f32x4 *)(const void *)(a_s + 4);
                    const vcc_f32x4 a_v2 = *(const vcc_f32x4 *)(const void *)(a_s + 8);
                    const vcc_f32x4 a_v3 = *(const vcc_f32x4 *)(const void *)(a_s + 12);
                    const float x_s = x[j_s];
                    const float t_v = (float)x_s;
                    const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
                    const vcc_f32x4 t_v0 = a_v0 * t2_v;
                    const vcc_f32x4 t_v1 = a_v1 * t2_v;
                    const vcc_f32x4 t_v2 = a_v2 * t2_v;
                    const vcc_f32x4 t_v3 = a_v3 * t2_v;
                    const vcc_f32x4 t2_v0 = y2_v0 + t_v0;
                    const vcc_f32x4 t2_v1 = y2_v1 + t_v1;
                    const vcc_f32x4 t2_v2 = y2_v2 + t_v2;
                    const vcc_f32x4 t2_v3 = y2_v3 + t_v3;
                    const unsigned long t4 = j_s + 1;
                    more = (long)t4 < 9;
                    j_s = t4;
                    y2_v0 = t2_v0;
                    y2_v1 = t2_v1;
                    y2_v2 = t2_v2;
                    y2_v3 = t2_v3;
                } while (more);
                *(vcc_f32x4 *)(void *)(y + k) = y2_v0;
                *(vcc_f32x4 *)(void *)(y + k + 4) = y2_v1;
                *(vcc_f32x4 *)(void *)(y + k + 8) = y2_v2;
                *(vcc_f32x4 *)(void *)(y + k + 12) = y2_v3;
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                unsigned long j_s2 = 0UL;
                const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(y + k);
                vcc_f32x4 y2_v = y_v;
                int more2;
                do {
                    const float x_s2 = x[j_s2];
                    const float t3_v = (float)x_s2;
                    const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
                    const vcc_f32x4 a_v =
                        *(const vcc_f32x4 *)(const void *)(a + (long)(j_s2 * (unsigned long)n + k));
                    const unsigned long t5 = j_s2 + 1;
                    more2 = (long)t5 < 9;
                    j_s2 = t5;
                    y2_v = y2_v + a_v * t4_v;
                } while (more2);
                *(vcc_f32x4 *)(void *)(y + k) = y2_v;
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        for (int j = 0; j < 9; j++)
            y[i] += a[j * n + i] * x[j];
    }
#else
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 9; j++)
            y[i] += a[j * n + i] * x[j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
