/* vcc 0.1.0 wrote this from columns_few.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[12*n] | inout u32 t[12] restrict */
/* All columns at once, and so no strips of rows. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void columns_few(int n, const int (*a)[12], unsigned *restrict t)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, then 4, generic */
    int j_done = 0;
    if (n >= 1) {
        const int t2 = 0L < (long)n;
        const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        /* iterations 0 to 7 */
        if (t2) {
            const vcc_u32x4 t_v0 = *(const vcc_u32x4 *)(const void *)t;
            const vcc_u32x4 t_v1 = *(const vcc_u32x4 *)(const void *)(t + 4);
            unsigned long i_s = 0UL;
            vcc_u32x4 t2_v0 = t_v0;
            vcc_u32x4 t2_v1 = t_v1;
            int more;
            do {
                const vcc_u32x4 t3_v0 = t2_v0 * t_v;
                const vcc_u32x4 t3_v1 = t2_v1 * t_v;
                const char *const a_s = (const char *)a + i_s * 48;
                const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)a_s;
                const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)((const char *)a_s + 16);
                const vcc_u32x4 t4_v0 = t3_v0 + a_v0;
                const vcc_u32x4 t4_v1 = t3_v1 + a_v1;
                const unsigned long t3 = i_s + 1;
                more = (long)t3 < (long)n;
                i_s = t3;
                t2_v0 = t4_v0;
                t2_v1 = t4_v1;
            } while (more);
            *(vcc_u32x4 *)(void *)t = t2_v0;
            *(vcc_u32x4 *)(void *)(t + 4) = t2_v1;
        }
        const vcc_u32x4 t2_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        /* iterations 8 to 11 */
        if (t2) {
            unsigned long i_s2 = 0UL;
            const vcc_u32x4 t3_v = *(const vcc_u32x4 *)(const void *)(t + 8);
            vcc_u32x4 t4_v = t3_v;
            int more2;
            do {
                const vcc_u32x4 a_v =
                    *(const vcc_u32x4 *)(const void *)((const char *)a + i_s2 * 48 + 32);
                const unsigned long t4 = i_s2 + 1;
                more2 = (long)t4 < (long)n;
                i_s2 = t4;
                t4_v = t4_v * t2_v + a_v;
            } while (more2);
            *(vcc_u32x4 *)(void *)(t + 8) = t4_v;
        }
        j_done = 12;
    }
    /* remaining iterations */
    if (j_done < 12)
    for (int i = 0; i < n; i++)
        for (int j = j_done; j < 12; j++) {
            VCC_KEEP_SCALAR;
            t[j] = t[j] * 3 + (unsigned)a[i][j];
        }
#else
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 12; j++)
            t[j] = t[j] * 3 + (unsigned)a[i][j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
