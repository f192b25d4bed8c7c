/* vcc 0.1.0 wrote this from matrix_product.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(ROWS) && !defined(VCC_SCALAR)
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
            const float a_v = (float)a_s;
            const vcc_f32x4 a2_v = __extension__ (vcc_f32x4){a_v, a_v, a_v, a_v};
            const float a_s2 = a[1];
            const float a3_v = (float)a_s2;
            const vcc_f32x4 a4_v = __extension__ (vcc_f32x4){a3_v, a3_v, a3_v, a3_v};
            const float a_s3 = a[2];
            const float a5_v = (float)a_s3;
            const vcc_f32x4 a6_v = __extension__ (vcc_f32x4){a5_v, a5_v, a5_v, a5_v};
            const float a_s4 = a[3];
            const float a7_v = (float)a_s4;
            const vcc_f32x4 a8_v = __extension__ (vcc_f32x4){a7_v, a7_v, a7_v, a7_v};
            const float a_s5 = a[4];
            const float a9_v = (float)a_s5;
            const vcc_f32x4 a10_v = __extension__ (vcc_f32x4){a9_v, a9_v, a9_v, a9_v};
            const vcc_f32x4 b_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t + k2));
            const vcc_f32x4 b2_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t2 + k2));
            const vcc_f32x4 b3_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t3 + k2));
            const vcc_f32x4 b4_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t4 + k2));
            const vcc_f32x4 b5_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t5 + k2));
            const vcc_f32x4 sum_v =
                t2_v + a2_v * b_v + a4_v * b2_v + a6_v * b3_v + a8_v * b4_v + a10_v * b5_v;
            *(vcc_f32x4 *)(void *)(c + (long)((unsigned long)(int)t + k2)) = sum_v;
            const float a_s6 = a[5];
            const float a11_v = (float)a_s6;
            const vcc_f32x4 a12_v = __extension__ (vcc_f32x4){a11_v, a11_v, a11_v, a11_v};
            const float a_s7 = a[6];
            const float a13_v = (float)a_s7;
            const vcc_f32x4 a14_v = __extension__ (vcc_f32x4){a13_v, a13_v, a13_v, a13_v};
            const float a_s8 = a[7];
            const float a15_v = (float)a_s8;
            const vcc_f32x4 a16_v = __extension__ (vcc_f32x4){a15_v, a15_v, a15_v, a15_v};
            const float a_s9 = a[8];
            const float a17_v = (float)a_s9;
            const vcc_f32x4 a18_v = __extension__ (vcc_f32x4){a17_v, a17_v, a17_v, a17_v};
            const float a_s10 = a[9];
            const float a19_v = (float)a_s10;
            const vcc_f32x4 a20_v = __extension__ (vcc_f32x4){a19_v, a19_v, a19_v, a19_v};
            const vcc_f32x4 b6_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t + k2));
            const vcc_f32x4 b7_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t2 + k2));
            const vcc_f32x4 b8_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t3 + k2));
            const vcc_f32x4 b9_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t4 + k2));
            const vcc_f32x4 b10_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t5 + k2));
            const vcc_f32x4 sum2_v =
                t2_v + a12_v * b6_v + a14_v * b7_v + a16_v * b8_v + a18_v * b9_v + a20_v * b10_v;
            *(vcc_f32x4 *)(void *)(c + (long)((unsigned long)(int)t2 + k2)) = sum2_v;
            const float a_s11 = a[10];
            const float a21_v = (float)a_s11;
            const vcc_f32x4 a22_v = __extension__ (vcc_f32x4){a21_v, a21_v, a21_v, a21_v};
            const float a_s12 = a[11];
            const float a23_v = (float)a_s12;
            const vcc_f32x4 a24_v = __extension__ (vcc_f32x4){a23_v, a23_v, a23_v, a23_v};
            const float a_s13 = a[12];
            const float a25_v = (float)a_s13;
            const vcc_f32x4 a26_v = __extension__ (vcc_f32x4){a25_v, a25_v, a25_v, a25_v};
            const float a_s14 = a[13];
            const float a27_v = (float)a_s14;
            const vcc_f32x4 a28_v = __extension__ (vcc_f32x4){a27_v, a27_v, a27_v, a27_v};
            const float a_s15 = a[14];
            const float a29_v = (float)a_s15;
            const vcc_f32x4 a30_v = __extension__ (vcc_f32x4){a29_v, a29_v, a29_v, a29_v};
            const vcc_f32x4 b11_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t + k2));
            const vcc_f32x4 b12_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t2 + k2));
            const vcc_f32x4 b13_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t3 + k2));
            const vcc_f32x4 b14_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t4 + k2));
            const vcc_f32x4 b15_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t5 + k2));
            const vcc_f32x4 t3_v = a30_v * b15_v;
            const vcc_f32x4 sum3_v =
                t2_v + a22_v * b11_v + a24_v * b12_v + a26_v * b13_v + a28_v * b14_v + t3_v;
            *(vcc_f32x4 *)(void *)(c + (long)((unsigned long)(int)t3 + k2)) = sum3_v;
            const float a_s16 = a[15];
            const float a31_v = (float)a_s16;
            const vcc_f32x4 a32_v = __extension__ (vcc_f32x4){a31_v, a31_v, a31_v, a31_v};
            const float a_s17 = a[16];
            const float a33_v = (float)a_s17;
            const vcc_f32x4 a34_v = __extension__ (vcc_f32x4){a33_v, a33_v, a33_v, a33_v};
            const float a_s18 = a[17];
            const float a35_v = (float)a_s18;
            const vcc_f32x4 a36_v = __extension__ (vcc_f32x4){a35_v, a35_v, a35_v, a35_v};
            const float a_s19 = a[18];
            const float a37_v = (float)a_s19;
            const vcc_f32x4 a38_v = __extension__ (vcc_f32x4){a37_v, a37_v, a37_v, a37_v};
            const float a_s20 = a[19];
            const float a39_v = (float)a_s20;
            const vcc_f32x4 a40_v = __extension__ (vcc_f32x4){a39_v, a39_v, a39_v, a39_v};
            const vcc_f32x4 b16_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t + k2));
            const vcc_f32x4 b17_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t2 + k2));
            const vcc_f32x4 b18_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t3 + k2));
            const vcc_f32x4 b19_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t4 + k2));
            const vcc_f32x4 b20_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t5 + k2));
            const vcc_f32x4 t4_v = a40_v * b20_v;
            const vcc_f32x4 sum4_v =
                t2_v + a32_v * b16_v + a34_v * b17_v + a36_v * b18_v + a38_v * b19_v + t4_v;
            *(vcc_f32x4 *)(void *)(c + (long)((unsigned long)(int)t4 + k2)) = sum4_v;
            const float a_s21 = a[20];
            const float a41_v = (float)a_s21;
            const vcc_f32x4 a42_v = __extension__ (vcc_f32x4){a41_v, a41_v, a41_v, a41_v};
            const float a_s22 = a[21];
            const float a43_v = (float)a_s22;
            const vcc_f32x4 a44_v = __extension__ (vcc_f32x4){a43_v, a43_v, a43_v, a43_v};
            const float a_s23 = a[22];
            const float a45_v = (float)a_s23;
            const vcc_f32x4 a46_v = __extension__ (vcc_f32x4){a45_v, a45_v, a45_v, a45_v};
            const float a_s24 = a[23];
            const float a47_v = (float)a_s24;
            const vcc_f32x4 a48_v = __extension__ (vcc_f32x4){a47_v, a47_v, a47_v, a47_v};
            const float a_s25 = a[24];
            const float a49_v = (float)a_s25;
            const vcc_f32x4 a50_v = __extension__ (vcc_f32x4){a49_v, a49_v, a49_v, a49_v};
            const vcc_f32x4 b21_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t + k2));
            const vcc_f32x4 b22_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t2 + k2));
            const vcc_f32x4 b23_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t3 + k2));
            const vcc_f32x4 b24_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t4 + k2));
            const vcc_f32x4 b25_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t5 + k2));
            const vcc_f32x4 t5_v = a50_v * b25_v;
            const vcc_f32x4 sum5_v =
                t2_v + a42_v * b21_v + a44_v * b22_v + a46_v * b23_v + a48_v * b24_v + t5_v;
            *(vcc_f32x4 *)(void *)(c + (long)((unsigned long)(int)t5 + k2)) = sum5_v;
            const float a_s26 = a[25];
            const float a51_v = (float)a_s26;
            const vcc_f32x4 a52_v = __extension__ (vcc_f32x4){a51_v, a51_v, a51_v, a51_v};
            const float a_s27 = a[26];
            const float a53_v = (float)a_s27;
            const vcc_f32x4 a54_v = __extension__ (vcc_f32x4){a53_v, a53_v, a53_v, a53_v};
            const float a_s28 = a[27];
            const float a55_v = (float)a_s28;
            const vcc_f32x4 a56_v = __extension__ (vcc_f32x4){a55_v, a55_v, a55_v, a55_v};
            const float a_s29 = a[28];
            const float a57_v = (float)a_s29;
            const vcc_f32x4 a58_v = __extension__ (vcc_f32x4){a57_v, a57_v, a57_v, a57_v};
            const float a_s30 = a[29];
            const float a59_v = (float)a_s30;
            const vcc_f32x4 a60_v = __extension__ (vcc_f32x4){a59_v, a59_v, a59_v, a59_v};
            const vcc_f32x4 b26_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t + k2));
            const vcc_f32x4 b27_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t2 + k2));
            const vcc_f32x4 b28_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t3 + k2));
            const vcc_f32x4 b29_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t4 + k2));
            const vcc_f32x4 b30_v =
                *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)t5 + k2));
            const vcc_f32x4 t6_v = a60_v * b30_v;
            const vcc_f32x4 sum6_v =
                t2_v + a52_v * b26_v + a54_v * b27_v + a56_v * b28_v + a58_v * b29_v + t6_v;
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
