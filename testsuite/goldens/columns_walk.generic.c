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
    /* vcc: line 6: 4 lanes, generic; runs if y and x are far enough apart, x and y are far enough
       apart */
    int j_done = 0;
    if (columns >= 4) {
        const unsigned long end = (unsigned long)columns & ~3UL;
        const unsigned long t = (unsigned long)((char *)x + 256) - (unsigned long)((char *)y + 256);
        const unsigned long t2 =
            (unsigned long)((char *)x + 512) - (unsigned long)((char *)y + 256);
        const unsigned long t3 =
            (unsigned long)((char *)x + 768) - (unsigned long)((char *)y + 256);
        const unsigned long t4 =
            (unsigned long)((char *)x + 1024) - (unsigned long)((char *)y + 256);
        const unsigned long t5 =
            (unsigned long)((char *)x + 1280) - (unsigned long)((char *)y + 256);
        const unsigned long t6 =
            (unsigned long)((char *)x + 1536) - (unsigned long)((char *)y + 256);
        const unsigned long t7 =
            (unsigned long)((char *)x + 1792) - (unsigned long)((char *)y + 256);
        const unsigned long t8 =
            (unsigned long)((char *)x + 2048) - (unsigned long)((char *)y + 256);
        const unsigned long t9 =
            (unsigned long)((char *)y + 512) - (unsigned long)((char *)x + 256);
        const unsigned long t10 =
            (unsigned long)((char *)y + 768) - (unsigned long)((char *)x + 256);
        const unsigned long t11 =
            (unsigned long)((char *)y + 1024) - (unsigned long)((char *)x + 256);
        const unsigned long t12 =
            (unsigned long)((char *)y + 1280) - (unsigned long)((char *)x + 256);
        const unsigned long t13 =
            (unsigned long)((char *)y + 1536) - (unsigned long)((char *)x + 256);
        const int t14 = t - 1 >= 15 && t2 - 1 >= 15 && t3 - 1 >= 15 && t4 - 1 >= 15 && t5 - 1 >= 15
            && t6 - 1 >= 15 && t7 - 1 >= 15 && t8 - 1 >= 15 && t9 - 1 >= 15 && t10 - 1 >= 15
            && t11 - 1 >= 15 && t12 - 1 >= 15 && t13 - 1 >= 15;
        const unsigned long t15 =
            (unsigned long)((char *)y + 1792) - (unsigned long)((char *)x + 256);
        const unsigned long t16 =
            (unsigned long)((char *)y + 2048) - (unsigned long)((char *)x + 256);
        const unsigned long t17 =
            (unsigned long)((char *)x + 512) - (unsigned long)((char *)y + 512);
        const unsigned long t18 =
            (unsigned long)((char *)x + 768) - (unsigned long)((char *)y + 512);
        const unsigned long t19 =
            (unsigned long)((char *)x + 1024) - (unsigned long)((char *)y + 512);
        const unsigned long t20 =
            (unsigned long)((char *)x + 1280) - (unsigned long)((char *)y + 512);
        const unsigned long t21 =
            (unsigned long)((char *)x + 1536) - (unsigned long)((char *)y + 512);
        const unsigned long t22 =
            (unsigned long)((char *)x + 1792) - (unsigned long)((char *)y + 512);
        const unsigned long t23 =
            (unsigned long)((char *)x + 2048) - (unsigned long)((char *)y + 512);
        const unsigned long t24 =
            (unsigned long)((char *)y + 768) - (unsigned long)((char *)x + 512);
        const unsigned long t25 =
            (unsigned long)((char *)y + 1024) - (unsigned long)((char *)x + 512);
        const unsigned long t26 =
            (unsigned long)((char *)y + 1280) - (unsigned long)((char *)x + 512);
        const int t27 = t14 && t15 - 1 >= 15 && t16 - 1 >= 15 && t17 - 1 >= 15 && t18 - 1 >= 15
            && t19 - 1 >= 15 && t20 - 1 >= 15 && t21 - 1 >= 15 && t22 - 1 >= 15 && t23 - 1 >= 15
            && t24 - 1 >= 15 && t25 - 1 >= 15 && t26 - 1 >= 15;
        const unsigned long t28 =
            (unsigned long)((char *)y + 1536) - (unsigned long)((char *)x + 512);
        const unsigned long t29 =
            (unsigned long)((char *)y + 1792) - (unsigned long)((char *)x + 512);
        const unsigned long t30 =
            (unsigned long)((char *)y + 2048) - (unsigned long)((char *)x + 512);
        const unsigned long t31 =
            (unsigned long)((char *)x + 768) - (unsigned long)((char *)y + 768);
        const unsigned long t32 =
            (unsigned long)((char *)x + 1024) - (unsigned long)((char *)y + 768);
        const unsigned long t33 =
            (unsigned long)((char *)x + 1280) - (unsigned long)((char *)y + 768);
        const unsigned long t34 =
            (unsigned long)((char *)x + 1536) - (unsigned long)((char *)y + 768);
        const unsigned long t35 =
            (unsigned long)((char *)x + 1792) - (unsigned long)((char *)y + 768);
        const unsigned long t36 =
            (unsigned long)((char *)x + 2048) - (unsigned long)((char *)y + 768);
        const unsigned long t37 =
            (unsigned long)((char *)y + 1024) - (unsigned long)((char *)x + 768);
        const unsigned long t38 =
            (unsigned long)((char *)y + 1280) - (unsigned long)((char *)x + 768);
        const unsigned long t39 =
            (unsigned long)((char *)y + 1536) - (unsigned long)((char *)x + 768);
        const int t40 = t27 && t28 - 1 >= 15 && t29 - 1 >= 15 && t30 - 1 >= 15 && t31 - 1 >= 15
            && t32 - 1 >= 15 && t33 - 1 >= 15 && t34 - 1 >= 15 && t35 - 1 >= 15 && t36 - 1 >= 15
            && t37 - 1 >= 15 && t38 - 1 >= 15 && t39 - 1 >= 15;
        const unsigned long t41 =
            (unsigned long)((char *)y + 1792) - (unsigned long)((char *)x + 768);
        const unsigned long t42 =
            (unsigned long)((char *)y + 2048) - (unsigned long)((char *)x + 768);
        const unsigned long t43 =
            (unsigned long)((char *)x + 1024) - (unsigned long)((char *)y + 1024);
        const unsigned long t44 =
            (unsigned long)((char *)x + 1280) - (unsigned long)((char *)y + 1024);
        const unsigned long t45 =
            (unsigned long)((char *)x + 1536) - (unsigned long)((char *)y + 1024);
        const unsigned long t46 =
            (unsigned long)((char *)x + 1792) - (unsigned long)((char *)y + 1024);
        const unsigned long t47 =
            (unsigned long)((char *)x + 2048) - (unsigned long)((char *)y + 1024);
        const unsigned long t48 =
            (unsigned long)((char *)y + 1280) - (unsigned long)((char *)x + 1024);
        const unsigned long t49 =
            (unsigned long)((char *)y + 1536) - (unsigned long)((char *)x + 1024);
        const unsigned long t50 =
            (unsigned long)((char *)y + 1792) - (unsigned long)((char *)x + 1024);
        const unsigned long t51 =
            (unsigned long)((char *)y + 2048) - (unsigned long)((char *)x + 1024);
        const unsigned long t52 =
            (unsigned long)((char *)x + 1280) - (unsigned long)((char *)y + 1280);
        const int t53 = t40 && t41 - 1 >= 15 && t42 - 1 >= 15 && t43 - 1 >= 15 && t44 - 1 >= 15
            && t45 - 1 >= 15 && t46 - 1 >= 15 && t47 - 1 >= 15 && t48 - 1 >= 15 && t49 - 1 >= 15
            && t50 - 1 >= 15 && t51 - 1 >= 15 && t52 - 1 >= 15;
        const unsigned long t54 =
            (unsigned long)((char *)x + 1536) - (unsigned long)((char *)y + 1280);
        const unsigned long t55 =
            (unsigned long)((char *)x + 1792) - (unsigned long)((char *)y + 1280);
        const unsigned long t56 =
            (unsigned long)((char *)x + 2048) - (unsigned long)((char *)y + 1280);
        const unsigned long t57 =
            (unsigned long)((char *)y + 1536) - (unsigned long)((char *)x + 1280);
        const unsigned long t58 =
            (unsigned long)((char *)y + 1792) - (unsigned long)((char *)x + 1280);
        const unsigned long t59 =
            (unsigned long)((char *)y + 2048) - (unsigned long)((char *)x + 1280);
        const unsigned long t60 =
            (unsigned long)((char *)x + 1536) - (unsigned long)((char *)y + 1536);
        const unsigned long t61 =
            (unsigned long)((char *)x + 1792) - (unsigned long)((char *)y + 1536);
        const unsigned long t62 =
            (unsigned long)((char *)x + 2048) - (unsigned long)((char *)y + 1536);
        const unsigned long t63 =
            (unsigned long)((char *)y + 1792) - (unsigned long)((char *)x + 1536);
        const unsigned long t64 =
            (unsigned long)((char *)y + 2048) - (unsigned long)((char *)x + 1536);
        const unsigned long t65 =
            (unsigned long)((char *)x + 1792) - (unsigned long)((char *)y + 1792);
        const int t66 = t53 && t54 - 1 >= 15 && t55 - 1 >= 15 && t56 - 1 >= 15 && t57 - 1 >= 15
            && t58 - 1 >= 15 && t59 - 1 >= 15 && t60 - 1 >= 15 && t61 - 1 >= 15 && t62 - 1 >= 15
            && t63 - 1 >= 15 && t64 - 1 >= 15 && t65 - 1 >= 15;
        const unsigned long t67 =
            (unsigned long)((char *)x + 2048) - (unsigned long)((char *)y + 1792);
        const unsigned long t68 =
            (unsigned long)((char *)y + 2048) - (unsigned long)((char *)x + 1792);
        const unsigned long t69 =
            (unsigned long)((char *)x + 2048) - (unsigned long)((char *)y + 2048);
        if (t66 && t67 - 1 >= 15 && t68 - 1 >= 15 && t69 - 1 >= 15) {
            const float t_v = (float)0.5f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const vcc_f32x4 t3_v = *(const vcc_f32x4 *)(const void *)((char *)x + k * 4) * t2_v;
                const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)((char *)y + 256 + k * 4);
                const vcc_f32x4 x_new_v = t3_v + y_v;
                *(vcc_f32x4 *)(void *)((char *)x + 256 + k * 4) = x_new_v;
                const vcc_f32x4 y2_v = *(const vcc_f32x4 *)(const void *)((char *)y + 512 + k * 4);
                const vcc_f32x4 x_new2_v = x_new_v * t2_v + y2_v;
                *(vcc_f32x4 *)(void *)((char *)x + 512 + k * 4) = x_new2_v;
                const vcc_f32x4 y3_v = *(const vcc_f32x4 *)(const void *)((char *)y + 768 + k * 4);
                const vcc_f32x4 x_new3_v = x_new2_v * t2_v + y3_v;
                *(vcc_f32x4 *)(void *)((char *)x + 768 + k * 4) = x_new3_v;
                const vcc_f32x4 y4_v = *(const vcc_f32x4 *)(const void *)((char *)y + 1024 + k * 4);
                const vcc_f32x4 x_new4_v = x_new3_v * t2_v + y4_v;
                *(vcc_f32x4 *)(void *)((char *)x + 1024 + k * 4) = x_new4_v;
                const vcc_f32x4 y5_v = *(const vcc_f32x4 *)(const void *)((char *)y + 1280 + k * 4);
                const vcc_f32x4 x_new5_v = x_new4_v * t2_v + y5_v;
                *(vcc_f32x4 *)(void *)((char *)x + 1280 + k * 4) = x_new5_v;
                const vcc_f32x4 y6_v = *(const vcc_f32x4 *)(const void *)((char *)y + 1536 + k * 4);
                const vcc_f32x4 x_new6_v = x_new5_v * t2_v + y6_v;
                *(vcc_f32x4 *)(void *)((char *)x + 1536 + k * 4) = x_new6_v;
                const vcc_f32x4 y7_v = *(const vcc_f32x4 *)(const void *)((char *)y + 1792 + k * 4);
                const vcc_f32x4 x_new7_v = x_new6_v * t2_v + y7_v;
                *(vcc_f32x4 *)(void *)((char *)x + 1792 + k * 4) = x_new7_v;
                const vcc_f32x4 y8_v = *(const vcc_f32x4 *)(const void *)((char *)y + 2048 + k * 4);
                const vcc_f32x4 x_new8_v = x_new7_v * t2_v + y8_v;
                *(vcc_f32x4 *)(void *)((char *)x + 2048 + k * 4) = x_new8_v;
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
