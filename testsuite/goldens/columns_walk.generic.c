/* vcc 0.1.0 wrote this from columns_walk.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout float x[9*64] | in float y[9*64] */
/* Down the columns of two arrays that nobody says are distinct. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void columns_walk(int n, float (*x)[64], float (*y)[64])
{
    int columns = n < 64 ? n : 64;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, then 4, generic; runs if all columns lie in one row, rows and loops
       inside are neither empty nor huge, y and x do not overlap */
    int j_done = 0;
    {
        const unsigned long end = (unsigned long)columns & ~3UL;
        const unsigned long t = (unsigned long)y + 256;
        const unsigned long t2 = (unsigned long)y + ((end - 1) * 4 + 2052);
        const unsigned long t3 = (unsigned long)x + 256;
        const unsigned long t4 = (unsigned long)x + ((end - 1) * 4 + 2052);
        if (columns >= 4 && end <= 64 && t <= t2 && t3 <= t4 && (t2 <= t3 || t4 <= t)) {
            const unsigned long wide_end = end & ~15UL;
            const float t_v = (float)0.5f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long i_s = 1UL;
                int more;
                do {
                    char *const x_s = (char *)x + i_s * 256 + k * 4;
                    char *const x_s2 = (char *)x + (long)(i_s - 1) * 256 + k * 4;
                    const vcc_f32x4 x_v0 = *(const vcc_f32x4 *)(const void *)x_s2;
                    const vcc_f32x4 x_v1 =
                        *(const vcc_f32x4 *)(const void *)((const char *)x_s2 + 16);
                    const vcc_f32x4 x_v2 =
                        *(const vcc_f32x4 *)(const void *)((const char *)x_s2 + 32);
                    const vcc_f32x4 x_v3 =
                        *(const vcc_f32x4 *)(const void *)((const char *)x_s2 + 48);
                    const vcc_f32x4 t_v0 = x_v0 * t2_v;
                    const vcc_f32x4 t_v1 = x_v1 * t2_v;
                    const vcc_f32x4 t_v2 = x_v2 * t2_v;
                    const vcc_f32x4 t_v3 = x_v3 * t2_v;
                    char *const y_s = (char *)y + i_s * 256 + k * 4;
                    const vcc_f32x4 y_v0 = *(const vcc_f32x4 *)(const void *)y_s;
                    const vcc_f32x4 y_v1 =
                        *(const vcc_f32x4 *)(const void *)((const char *)y_s + 16);
                    const vcc_f32x4 y_v2 =
                        *(const vcc_f32x4 *)(const void *)((const char *)y_s + 32);
                    const vcc_f32x4 y_v3 =
                        *(const vcc_f32x4 *)(const void *)((const char *)y_s + 48);
                    const vcc_f32x4 x_new_v0 = t_v0 + y_v0;
                    const vcc_f32x4 x_new_v1 = t_v1 + y_v1;
                    const vcc_f32x4 x_new_v2 = t_v2 + y_v2;
                    const vcc_f32x4 x_new_v3 = t_v3 + y_v3;
                    *(vcc_f32x4 *)(void *)x_s = x_new_v0;
                    *(vcc_f32x4 *)(void *)((char *)x_s + 16) = x_new_v1;
                    *(vcc_f32x4 *)(void *)((char *)x_s + 32) = x_new_v2;
                    *(vcc_f32x4 *)(void *)((char *)x_s + 48) = x_new_v3;
                    const unsigned long t5 = i_s + 1;
                    more = (long)t5 < 9;
                    i_s = t5;
                } while (more);
            }
            const float t3_v = (float)0.5f;
            const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                unsigned long i_s2 = 1UL;
                int more2;
                do {
                    const vcc_f32x4 x_v =
                        *(const vcc_f32x4 *)(const void *)((char *)x + (long)(i_s2 - 1) * 256 + k * 4);
                    const vcc_f32x4 y_v =
                        *(const vcc_f32x4 *)(const void *)((char *)y + i_s2 * 256 + k * 4);
                    const vcc_f32x4 x_new_v = x_v * t4_v + y_v;
                    *(vcc_f32x4 *)(void *)((char *)x + i_s2 * 256 + k * 4) = x_new_v;
                    const unsigned long t6 = i_s2 + 1;
                    more2 = (long)t6 < 9;
                    i_s2 = t6;
                } while (more2);
            }
            j_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int j = j_done; j < columns; j++) {
        VCC_KEEP_SCALAR;
        for (int i = 1; i < 9; i++)
            x[i][j] = x[i - 1][j] * 0.5f + y[i][j];
    }
#else
    for (int j = 0; j < columns; j++)
        for (int i = 1; i < 9; i++)
            x[i][j] = x[i - 1][j] * 0.5f + y[i][j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
