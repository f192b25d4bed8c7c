/* vcc 0.1.0 wrote this from columns_checked.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 a[20*n] | in u32 x[20] | inout u32 y[n] */
/* Whether y lies in a is asked of all columns, of those too that are left. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void columns_checked(int n, const unsigned *a, const unsigned *x, unsigned *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, then 4, generic; runs if rows and loops inside are neither empty nor
       huge, y and x do not overlap, y and a do not overlap */
    int i_done = 0;
    {
        const unsigned long t = (unsigned long)y + (((unsigned long)n - 1) * 4 + 4);
        const unsigned long t2 = (unsigned long)x + 80;
        const unsigned long t3 = ((unsigned long)n - 1) * 4 + (unsigned long)n * 76;
        const unsigned long t4 = (unsigned long)a + (t3 + 4);
        if (n >= 4 && (unsigned long)y <= t && (unsigned long)x <= t2
            && (t <= (unsigned long)x || t2 <= (unsigned long)y)
            && (unsigned long)n * 4 <= 268435456 && (unsigned long)a <= t4
            && (t <= (unsigned long)a || t4 <= (unsigned long)y)) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const unsigned long strips_end = (20UL + 15UL) & ~15UL;
            const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            unsigned long row;
            for (row = 0; row < strips_end; row += 16) {
                const unsigned long t5 = row + 16;
                const long t6 = (long)(int)row;
                const long t7 = (long)(int)(t5 < 20 ? t5 : 20UL);
                unsigned long k;
                for (k = 0; k < wide_end; k += 16) {
                    const vcc_u32x4 y_v0 = *(const vcc_u32x4 *)(const void *)(y + k);
                    const vcc_u32x4 y_v1 = *(const vcc_u32x4 *)(const void *)(y + k + 4);
                    const vcc_u32x4 y_v2 = *(const vcc_u32x4 *)(const void *)(y + k + 8);
                    const vcc_u32x4 y_v3 = *(const vcc_u32x4 *)(const void *)(y + k + 12);
                    long j_s = t6;
                    vcc_u32x4 y2_v0 = y_v0;
                    vcc_u32x4 y2_v1 = y_v1;
                    vcc_u32x4 y2_v2 = y_v2;
                    vcc_u32x4 y2_v3 = y_v3;
                    int more;
                    do {
                        const unsigned int x_s = x[j_s];
                        const vcc_u32x4 t_v0 = y2_v0 * t_v;
                        const vcc_u32x4 t_v1 = y2_v1 * t_v;
                        const vcc_u32x4 t_v2 = y2_v2 * t_v;
                        const vcc_u32x4 t_v3 = y2_v3 * t_v;
                        const unsigned int *const a_s =
                            a + (long)((unsigned long)j_s * (unsigned long)n + k);
                        const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)a_s;
                        const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a_s + 4);
                        const vcc_u32x4 a_v2 = *(const vcc_u32x4 *)(const void *)(a_s + 8);
                        const vcc_u32x4 a_v3 = *(const vcc_u32x4 *)(const void *)(a_s + 12);
                        const vcc_u32x4 t3_v =
                            (unsigned int)(x_s | 1u) - __extension__ (vcc_u32x4){0};
                        const vcc_u32x4 t2_v0 = a_v0 * t3_v;
                        const vcc_u32x4 t2_v1 = a_v1 * t3_v;
                        const vcc_u32x4 t2_v2 = a_v2 * t3_v;
                        const vcc_u32x4 t2_v3 = a_v3 * t3_v;
                        const vcc_u32x4 t3_v0 = t_v0 + t2_v0;
                        const vcc_u32x4 t3_v1 = t_v1 + t2_v1;
                        const vcc_u32x4 t3_v2 = t_v2 + t2_v2;
                        const vcc_u32x4 t3_v3 = t_v3 + t2_v3;
                        const unsigned long t8 = (unsigned long)j_s + 1;
                        more = (long)t8 < t7;
                        j_s = (long)t8;
                        y2_v0 = t3_v0;
                        y2_v1 = t3_v1;
                        y2_v2 = t3_v2;
                        y2_v3 = t3_v3;
                    } while (more);
                    *(vcc_u32x4 *)(void *)(y + k) = y2_v0;
                    *(vcc_u32x4 *)(void *)(y + k + 4) = y2_v1;
                    *(vcc_u32x4 *)(void *)(y + k + 8) = y2_v2;
                    *(vcc_u32x4 *)(void *)(y + k + 12) = y2_v3;
                }
                /* what is left, one vector at a time */
                for (; k < end; k += 4) {
                    long j_s2 = t6;
                    const vcc_u32x4 y_v = *(const vcc_u32x4 *)(const void *)(y + k);
                    vcc_u32x4 y2_v = y_v;
                    int more2;
                    do {
                        const unsigned int x_s2 = x[j_s2];
                        const vcc_u32x4 a_v =
                            *(const vcc_u32x4 *)(const void *)(a + (long)((unsigned long)j_s2 * (unsigned long)n + k));
                        const vcc_u32x4 t4_v =
                            a_v * ((unsigned int)(x_s2 | 1u) - __extension__ (vcc_u32x4){0});
                        const unsigned long t9 = (unsigned long)j_s2 + 1;
                        more2 = (long)t9 < t7;
                        j_s2 = (long)t9;
                        y2_v = y2_v * t2_v + t4_v;
                    } while (more2);
                    *(vcc_u32x4 *)(void *)(y + k) = y2_v;
                }
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    if (i_done < n)
    for (int j = 0; j < 20; j++) {
        unsigned w = x[j] | 1;
        for (int i = i_done; i < n; i++) {
            VCC_KEEP_SCALAR;
            y[i] = y[i] * 3 + a[j * n + i] * w;
        }
    }
#else
    for (int j = 0; j < 20; j++) {
        unsigned w = x[j] | 1;
        for (int i = 0; i < n; i++)
            y[i] = y[i] * 3 + a[j * n + i] * w;
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
