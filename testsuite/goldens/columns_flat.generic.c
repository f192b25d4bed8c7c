/* vcc 0.1.0 wrote this from columns_flat.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout u32 a[7*n+7] restrict | in u32 b[7*n+7] restrict */
/* Rows as long as there are columns. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void columns_flat(int n, unsigned *restrict a, const unsigned *restrict b)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, generic; runs if the accesses are far enough apart */
    int j_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long t =
            (unsigned long)((char *)a + (long)((unsigned long)n * 4)) - (unsigned long)a;
        const unsigned long t2 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 8)) - (unsigned long)a;
        const unsigned long t3 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 12)) - (unsigned long)a;
        const unsigned long t4 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 16)) - (unsigned long)a;
        const unsigned long t5 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 20)) - (unsigned long)a;
        const unsigned long t6 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 24)) - (unsigned long)a;
        const unsigned long t7 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 8)) - (unsigned long)((char *)a + (long)((unsigned long)n * 4));
        const unsigned long t8 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 12)) - (unsigned long)((char *)a + (long)((unsigned long)n * 4));
        const unsigned long t9 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 16)) - (unsigned long)((char *)a + (long)((unsigned long)n * 4));
        const unsigned long t10 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 20)) - (unsigned long)((char *)a + (long)((unsigned long)n * 4));
        const unsigned long t11 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 24)) - (unsigned long)((char *)a + (long)((unsigned long)n * 4));
        const unsigned long t12 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 12)) - (unsigned long)((char *)a + (long)((unsigned long)n * 8));
        const unsigned long t13 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 16)) - (unsigned long)((char *)a + (long)((unsigned long)n * 8));
        const int t14 = t - 1 >= 15 && t2 - 1 >= 15 && t3 - 1 >= 15 && t4 - 1 >= 15 && t5 - 1 >= 15
            && t6 - 1 >= 15 && t7 - 1 >= 15 && t8 - 1 >= 15 && t9 - 1 >= 15 && t10 - 1 >= 15
            && t11 - 1 >= 15 && t12 - 1 >= 15 && t13 - 1 >= 15;
        const unsigned long t15 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 20)) - (unsigned long)((char *)a + (long)((unsigned long)n * 8));
        const unsigned long t16 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 24)) - (unsigned long)((char *)a + (long)((unsigned long)n * 8));
        const unsigned long t17 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 16)) - (unsigned long)((char *)a + (long)((unsigned long)n * 12));
        const unsigned long t18 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 20)) - (unsigned long)((char *)a + (long)((unsigned long)n * 12));
        const unsigned long t19 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 24)) - (unsigned long)((char *)a + (long)((unsigned long)n * 12));
        const unsigned long t20 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 20)) - (unsigned long)((char *)a + (long)((unsigned long)n * 16));
        const unsigned long t21 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 24)) - (unsigned long)((char *)a + (long)((unsigned long)n * 16));
        const unsigned long t22 =
            (unsigned long)((char *)a + (long)((unsigned long)n * 24)) - (unsigned long)((char *)a + (long)((unsigned long)n * 20));
        if (t14 && t15 - 1 >= 15 && t16 - 1 >= 15 && t17 - 1 >= 15 && t18 - 1 >= 15
            && t19 - 1 >= 15 && t20 - 1 >= 15 && t21 - 1 >= 15 && t22 - 1 >= 15) {
            const unsigned long t23 = (unsigned long)n * 2;
            const unsigned long t24 = (unsigned long)n * 3;
            const unsigned long t25 = (unsigned long)n * 4;
            const unsigned long t26 = (unsigned long)n * 5;
            const unsigned long t27 = (unsigned long)n * 6;
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                unsigned int *const a_s = a + (long)n + k;
                const vcc_u32x4 b_v = *(const vcc_u32x4 *)(const void *)(b + (long)n + k);
                const vcc_u32x4 t_v = *(const vcc_u32x4 *)(const void *)(a + k) ^ b_v;
                const vcc_u32x4 a_new_v = *(const vcc_u32x4 *)(const void *)a_s + t_v;
                *(vcc_u32x4 *)(void *)a_s = a_new_v;
                const vcc_u32x4 t2_v = a_new_v ^ *(const vcc_u32x4 *)(const void *)(b + t23 + k);
                const vcc_u32x4 a_new2_v = *(const vcc_u32x4 *)(const void *)(a + t23 + k) + t2_v;
                *(vcc_u32x4 *)(void *)(a + t23 + k) = a_new2_v;
                const vcc_u32x4 t3_v = a_new2_v ^ *(const vcc_u32x4 *)(const void *)(b + t24 + k);
                const vcc_u32x4 a_new3_v = *(const vcc_u32x4 *)(const void *)(a + t24 + k) + t3_v;
                *(vcc_u32x4 *)(void *)(a + t24 + k) = a_new3_v;
                const vcc_u32x4 t4_v = a_new3_v ^ *(const vcc_u32x4 *)(const void *)(b + t25 + k);
                const vcc_u32x4 a_new4_v = *(const vcc_u32x4 *)(const void *)(a + t25 + k) + t4_v;
                *(vcc_u32x4 *)(void *)(a + t25 + k) = a_new4_v;
                const vcc_u32x4 t5_v = a_new4_v ^ *(const vcc_u32x4 *)(const void *)(b + t26 + k);
                const vcc_u32x4 a_new5_v = *(const vcc_u32x4 *)(const void *)(a + t26 + k) + t5_v;
                *(vcc_u32x4 *)(void *)(a + t26 + k) = a_new5_v;
                const vcc_u32x4 t6_v = a_new5_v ^ *(const vcc_u32x4 *)(const void *)(b + t27 + k);
                const vcc_u32x4 a_new6_v = *(const vcc_u32x4 *)(const void *)(a + t27 + k) + t6_v;
                *(vcc_u32x4 *)(void *)(a + t27 + k) = a_new6_v;
            }
            j_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
        for (int i = 1; i < 7; i++)
            a[i * n + j] += a[(i - 1) * n + j] ^ b[i * n + j];
    }
#else
    for (int j = 0; j < n; j++)
        for (int i = 1; i < 7; i++)
            a[i * n + j] += a[(i - 1) * n + j] ^ b[i * n + j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
