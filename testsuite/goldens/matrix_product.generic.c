/* vcc 0.1.0 wrote this from matrix_product.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[30] | in float b[5*n] | out float c[6*n] restrict */
/* ROWS rows of DEPTH by DEPTH rows of n. */
#ifndef ROWS
#define ROWS 6
#define DEPTH 5
#endif
#ifdef VCC_VECTOR
/* What vcc saw of the configuration. */
#define VCC_TEXT(text) #text
#define VCC_IS(call, text) (__builtin_strcmp(VCC_TEXT call, text) == 0)
__extension__ _Static_assert(VCC_IS((DEPTH), "5") && VCC_IS((ROWS), "6"),
    "this is not the configuration vcc saw: run it again");
#undef VCC_IS
#undef VCC_TEXT
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void matrix_product(int n, const float *a, const float *b, float *c)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 11: 4 lanes, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned int t = 0u * (unsigned int)n;
        const unsigned int t2 = 1u * (unsigned int)n;
        const unsigned int t3 = 2u * (unsigned int)n;
        const unsigned int t4 = 3u * (unsigned int)n;
        const unsigned int t5 = 4u * (unsigned int)n;
        const float t_v = (float)0.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const unsigned int t6 = 5u * (unsigned int)n;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const float a_s = *a;
            const float a_s2 = a[1];
            const float a_s3 = a[2];
            const float a_s4 = a[3];
            const float a_s5 = a[4];
            const float t3_v = (float)a_s;
            const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
            const vcc_f32x4 b_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t + k2));
            const float t5_v = (float)a_s2;
            const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
            const vcc_f32x4 b2_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t2 + k2));
            const float t7_v = (float)a_s3;
            const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
            const vcc_f32x4 b3_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t3 + k2));
            const float t9_v = (float)a_s4;
            const vcc_f32x4 t10_v = __extension__ (vcc_f32x4){t9_v, t9_v, t9_v, t9_v};
            const vcc_f32x4 b4_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t4 + k2));
            const float t11_v = (float)a_s5;
            const vcc_f32x4 t12_v = __extension__ (vcc_f32x4){t11_v, t11_v, t11_v, t11_v};
            const vcc_f32x4 b5_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t5 + k2));
            const vcc_f32x4 sum_v =
                t2_v + t4_v * b_v + t6_v * b2_v + t8_v * b3_v + t10_v * b4_v + t12_v * b5_v;
            *(vcc_f32x4 *)(void *)(c + (long)((unsigned long)(int)t + k2)) = sum_v;
            const float a_s6 = a[5];
            const float a_s7 = a[6];
            const float a_s8 = a[7];
            const float a_s9 = a[8];
            const float a_s10 = a[9];
            const float t13_v = (float)a_s6;
            const vcc_f32x4 t14_v = __extension__ (vcc_f32x4){t13_v, t13_v, t13_v, t13_v};
            const vcc_f32x4 b6_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t + k2));
            const float t15_v = (float)a_s7;
            const vcc_f32x4 t16_v = __extension__ (vcc_f32x4){t15_v, t15_v, t15_v, t15_v};
            const vcc_f32x4 b7_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t2 + k2));
            const float t17_v = (float)a_s8;
            const vcc_f32x4 t18_v = __extension__ (vcc_f32x4){t17_v, t17_v, t17_v, t17_v};
            const vcc_f32x4 b8_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t3 + k2));
            const float t19_v = (float)a_s9;
            const vcc_f32x4 t20_v = __extension__ (vcc_f32x4){t19_v, t19_v, t19_v, t19_v};
            const vcc_f32x4 b9_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t4 + k2));
            const float t21_v = (float)a_s10;
            const vcc_f32x4 t22_v = __extension__ (vcc_f32x4){t21_v, t21_v, t21_v, t21_v};
            const vcc_f32x4 b10_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t5 + k2));
            const vcc_f32x4 sum2_v =
                t2_v + t14_v * b6_v + t16_v * b7_v + t18_v * b8_v + t20_v * b9_v + t22_v * b10_v;
            *(vcc_f32x4 *)(void *)(c + (long)((unsigned long)(int)t2 + k2)) = sum2_v;
            const float a_s11 = a[10];
            const float a_s12 = a[11];
            const float a_s13 = a[12];
            const float a_s14 = a[13];
            const float a_s15 = a[14];
            const float t23_v = (float)a_s11;
            const vcc_f32x4 t24_v = __extension__ (vcc_f32x4){t23_v, t23_v, t23_v, t23_v};
            const vcc_f32x4 b11_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t + k2));
            const float t25_v = (float)a_s12;
            const vcc_f32x4 t26_v = __extension__ (vcc_f32x4){t25_v, t25_v, t25_v, t25_v};
            const vcc_f32x4 b12_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t2 + k2));
            const float t27_v = (float)a_s13;
            const vcc_f32x4 t28_v = __extension__ (vcc_f32x4){t27_v, t27_v, t27_v, t27_v};
            const vcc_f32x4 b13_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t3 + k2));
            const float t29_v = (float)a_s14;
            const vcc_f32x4 t30_v = __extension__ (vcc_f32x4){t29_v, t29_v, t29_v, t29_v};
            const vcc_f32x4 b14_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t4 + k2));
            const float t31_v = (float)a_s15;
            const vcc_f32x4 t32_v = __extension__ (vcc_f32x4){t31_v, t31_v, t31_v, t31_v};
            const vcc_f32x4 b15_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t5 + k2));
            const vcc_f32x4 t33_v = t32_v * b15_v;
            const vcc_f32x4 sum3_v =
                t2_v + t24_v * b11_v + t26_v * b12_v + t28_v * b13_v + t30_v * b14_v + t33_v;
            *(vcc_f32x4 *)(void *)(c + (long)((unsigned long)(int)t3 + k2)) = sum3_v;
            const float a_s16 = a[15];
            const float a_s17 = a[16];
            const float a_s18 = a[17];
            const float a_s19 = a[18];
            const float a_s20 = a[19];
            const float t34_v = (float)a_s16;
            const vcc_f32x4 t35_v = __extension__ (vcc_f32x4){t34_v, t34_v, t34_v, t34_v};
            const vcc_f32x4 b16_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t + k2));
            const float t36_v = (float)a_s17;
            const vcc_f32x4 t37_v = __extension__ (vcc_f32x4){t36_v, t36_v, t36_v, t36_v};
            const vcc_f32x4 b17_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t2 + k2));
            const float t38_v = (float)a_s18;
            const vcc_f32x4 t39_v = __extension__ (vcc_f32x4){t38_v, t38_v, t38_v, t38_v};
            const vcc_f32x4 b18_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t3 + k2));
            const float t40_v = (float)a_s19;
            const vcc_f32x4 t41_v = __extension__ (vcc_f32x4){t40_v, t40_v, t40_v, t40_v};
            const vcc_f32x4 b19_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t4 + k2));
            const float t42_v = (float)a_s20;
            const vcc_f32x4 t43_v = __extension__ (vcc_f32x4){t42_v, t42_v, t42_v, t42_v};
            const vcc_f32x4 b20_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t5 + k2));
            const vcc_f32x4 t44_v = t43_v * b20_v;
            const vcc_f32x4 sum4_v =
                t2_v + t35_v * b16_v + t37_v * b17_v + t39_v * b18_v + t41_v * b19_v + t44_v;
            *(vcc_f32x4 *)(void *)(c + (long)((unsigned long)(int)t4 + k2)) = sum4_v;
            const float a_s21 = a[20];
            const float a_s22 = a[21];
            const float a_s23 = a[22];
            const float a_s24 = a[23];
            const float a_s25 = a[24];
            const float t45_v = (float)a_s21;
            const vcc_f32x4 t46_v = __extension__ (vcc_f32x4){t45_v, t45_v, t45_v, t45_v};
            const vcc_f32x4 b21_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t + k2));
            const float t47_v = (float)a_s22;
            const vcc_f32x4 t48_v = __extension__ (vcc_f32x4){t47_v, t47_v, t47_v, t47_v};
            const vcc_f32x4 b22_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t2 + k2));
            const float t49_v = (float)a_s23;
            const vcc_f32x4 t50_v = __extension__ (vcc_f32x4){t49_v, t49_v, t49_v, t49_v};
            const vcc_f32x4 b23_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t3 + k2));
            const float t51_v = (float)a_s24;
            const vcc_f32x4 t52_v = __extension__ (vcc_f32x4){t51_v, t51_v, t51_v, t51_v};
            const vcc_f32x4 b24_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t4 + k2));
            const float t53_v = (float)a_s25;
            const vcc_f32x4 t54_v = __extension__ (vcc_f32x4){t53_v, t53_v, t53_v, t53_v};
            const vcc_f32x4 b25_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t5 + k2));
            const vcc_f32x4 t55_v = t54_v * b25_v;
            const vcc_f32x4 sum5_v =
                t2_v + t46_v * b21_v + t48_v * b22_v + t50_v * b23_v + t52_v * b24_v + t55_v;
            *(vcc_f32x4 *)(void *)(c + (long)((unsigned long)(int)t5 + k2)) = sum5_v;
            const float a_s26 = a[25];
            const float a_s27 = a[26];
            const float a_s28 = a[27];
            const float a_s29 = a[28];
            const float a_s30 = a[29];
            const float t56_v = (float)a_s26;
            const vcc_f32x4 t57_v = __extension__ (vcc_f32x4){t56_v, t56_v, t56_v, t56_v};
            const vcc_f32x4 b26_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t + k2));
            const float t58_v = (float)a_s27;
            const vcc_f32x4 t59_v = __extension__ (vcc_f32x4){t58_v, t58_v, t58_v, t58_v};
            const vcc_f32x4 b27_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t2 + k2));
            const float t60_v = (float)a_s28;
            const vcc_f32x4 t61_v = __extension__ (vcc_f32x4){t60_v, t60_v, t60_v, t60_v};
            const vcc_f32x4 b28_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t3 + k2));
            const float t62_v = (float)a_s29;
            const vcc_f32x4 t63_v = __extension__ (vcc_f32x4){t62_v, t62_v, t62_v, t62_v};
            const vcc_f32x4 b29_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t4 + k2));
            const float t64_v = (float)a_s30;
            const vcc_f32x4 t65_v = __extension__ (vcc_f32x4){t64_v, t64_v, t64_v, t64_v};
            const vcc_f32x4 b30_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t5 + k2));
            const vcc_f32x4 t66_v = t65_v * b30_v;
            const vcc_f32x4 sum6_v =
                t2_v + t57_v * b26_v + t59_v * b27_v + t61_v * b28_v + t63_v * b29_v + t66_v;
            *(vcc_f32x4 *)(void *)(c + (long)((unsigned long)(int)t6 + k2)) = sum6_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        int i, j;
        for (i = 0; i < ROWS; i++) {
            float sum = 0.0f;
            for (j = 0; j < DEPTH; j++)
                sum += a[DEPTH * i + j] * b[j * n + k];
            c[i * n + k] = sum;
        }
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
