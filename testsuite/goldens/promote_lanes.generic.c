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
    /* vcc: line 5: 4 lanes, generic; runs if a and y are far enough apart, y and a are far enough
       apart */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long t =
            (unsigned long)((const char *)a + (long)((unsigned long)n * 4)) - (unsigned long)y;
        const unsigned long t2 =
            (unsigned long)((const char *)a + (long)((unsigned long)n * 8)) - (unsigned long)y;
        const unsigned long t3 =
            (unsigned long)((const char *)a + (long)((unsigned long)n * 12)) - (unsigned long)y;
        const unsigned long t4 =
            (unsigned long)((const char *)a + (long)((unsigned long)n * 16)) - (unsigned long)y;
        const unsigned long t5 =
            (unsigned long)((const char *)a + (long)((unsigned long)n * 20)) - (unsigned long)y;
        const unsigned long t6 =
            (unsigned long)((const char *)a + (long)((unsigned long)n * 24)) - (unsigned long)y;
        const unsigned long t7 =
            (unsigned long)((const char *)a + (long)((unsigned long)n * 28)) - (unsigned long)y;
        const unsigned long t8 =
            (unsigned long)((const char *)a + (long)((unsigned long)n * 32)) - (unsigned long)y;
        const unsigned long t9 =
            (unsigned long)y - (unsigned long)((const char *)a + (long)((unsigned long)n * 4));
        const unsigned long t10 =
            (unsigned long)y - (unsigned long)((const char *)a + (long)((unsigned long)n * 8));
        const unsigned long t11 =
            (unsigned long)y - (unsigned long)((const char *)a + (long)((unsigned long)n * 12));
        const int t12 = (unsigned long)y - (unsigned long)a - 1 >= 15 && t - 1 >= 15
            && t2 - 1 >= 15 && t3 - 1 >= 15 && t4 - 1 >= 15 && t5 - 1 >= 15 && t6 - 1 >= 15
            && t7 - 1 >= 15 && t8 - 1 >= 15 && t9 - 1 >= 15 && t10 - 1 >= 15 && t11 - 1 >= 15;
        const unsigned long t13 =
            (unsigned long)y - (unsigned long)((const char *)a + (long)((unsigned long)n * 16));
        const unsigned long t14 =
            (unsigned long)y - (unsigned long)((const char *)a + (long)((unsigned long)n * 20));
        const unsigned long t15 =
            (unsigned long)y - (unsigned long)((const char *)a + (long)((unsigned long)n * 24));
        const unsigned long t16 =
            (unsigned long)y - (unsigned long)((const char *)a + (long)((unsigned long)n * 28));
        const unsigned long t17 =
            (unsigned long)y - (unsigned long)((const char *)a + (long)((unsigned long)n * 32));
        if (t12 && t13 - 1 >= 15 && t14 - 1 >= 15 && t15 - 1 >= 15 && t16 - 1 >= 15
            && t17 - 1 >= 15) {
            const float x_s = *x;
            const float x_v = (float)x_s;
            const vcc_f32x4 x2_v = __extension__ (vcc_f32x4){x_v, x_v, x_v, x_v};
            const float x_s2 = x[1];
            const float x3_v = (float)x_s2;
            const vcc_f32x4 x4_v = __extension__ (vcc_f32x4){x3_v, x3_v, x3_v, x3_v};
            const float x_s3 = x[2];
            const float x5_v = (float)x_s3;
            const vcc_f32x4 x6_v = __extension__ (vcc_f32x4){x5_v, x5_v, x5_v, x5_v};
            const float x_s4 = x[3];
            const float x7_v = (float)x_s4;
            const vcc_f32x4 x8_v = __extension__ (vcc_f32x4){x7_v, x7_v, x7_v, x7_v};
            const float x_s5 = x[4];
            const float x9_v = (float)x_s5;
            const vcc_f32x4 x10_v = __extension__ (vcc_f32x4){x9_v, x9_v, x9_v, x9_v};
            const float x_s6 = x[5];
            const float x11_v = (float)x_s6;
            const vcc_f32x4 x12_v = __extension__ (vcc_f32x4){x11_v, x11_v, x11_v, x11_v};
            const float x_s7 = x[6];
            const float x13_v = (float)x_s7;
            const vcc_f32x4 x14_v = __extension__ (vcc_f32x4){x13_v, x13_v, x13_v, x13_v};
            const float x_s8 = x[7];
            const float x15_v = (float)x_s8;
            const vcc_f32x4 x16_v = __extension__ (vcc_f32x4){x15_v, x15_v, x15_v, x15_v};
            const float x_s9 = x[8];
            const float x17_v = (float)x_s9;
            const vcc_f32x4 x18_v = __extension__ (vcc_f32x4){x17_v, x17_v, x17_v, x17_v};
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const vcc_f32x4 t_v = *(const vcc_f32x4 *)(const void *)(a + k) * x2_v;
                const vcc_f32x4 y_new_v = *(const vcc_f32x4 *)(const void *)(y + k) + t_v;
                *(vcc_f32x4 *)(void *)(y + k) = y_new_v;
                const vcc_f32x4 t2_v = *(const vcc_f32x4 *)(const void *)(a + (long)n + k) * x4_v;
                const vcc_f32x4 y_new2_v = y_new_v + t2_v;
                *(vcc_f32x4 *)(void *)(y + k) = y_new2_v;
                const vcc_f32x4 a_v =
                    *(const vcc_f32x4 *)(const void *)(a + (long)((unsigned long)n * 2) + k);
                const vcc_f32x4 y_new3_v = y_new2_v + a_v * x6_v;
                *(vcc_f32x4 *)(void *)(y + k) = y_new3_v;
                const vcc_f32x4 a2_v =
                    *(const vcc_f32x4 *)(const void *)(a + (long)((unsigned long)n * 3) + k);
                const vcc_f32x4 y_new4_v = y_new3_v + a2_v * x8_v;
                *(vcc_f32x4 *)(void *)(y + k) = y_new4_v;
                const vcc_f32x4 a3_v =
                    *(const vcc_f32x4 *)(const void *)(a + (long)((unsigned long)n * 4) + k);
                const vcc_f32x4 y_new5_v = y_new4_v + a3_v * x10_v;
                *(vcc_f32x4 *)(void *)(y + k) = y_new5_v;
                const vcc_f32x4 a4_v =
                    *(const vcc_f32x4 *)(const void *)(a + (long)((unsigned long)n * 5) + k);
                const vcc_f32x4 y_new6_v = y_new5_v + a4_v * x12_v;
                *(vcc_f32x4 *)(void *)(y + k) = y_new6_v;
                const vcc_f32x4 a5_v =
                    *(const vcc_f32x4 *)(const void *)(a + (long)((unsigned long)n * 6) + k);
                const vcc_f32x4 y_new7_v = y_new6_v + a5_v * x14_v;
                *(vcc_f32x4 *)(void *)(y + k) = y_new7_v;
                const vcc_f32x4 a6_v =
                    *(const vcc_f32x4 *)(const void *)(a + (long)((unsigned long)n * 7) + k);
                const vcc_f32x4 y_new8_v = y_new7_v + a6_v * x16_v;
                *(vcc_f32x4 *)(void *)(y + k) = y_new8_v;
                const vcc_f32x4 a7_v =
                    *(const vcc_f32x4 *)(const void *)(a + (long)((unsigned long)n * 8) + k);
                *(vcc_f32x4 *)(void *)(y + k) = y_new8_v + a7_v * x18_v;
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
