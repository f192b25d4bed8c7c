/* vcc 0 wrote this from input.c for generic */
void f(int n, const int *at, const float *x, const short *t, float *y, short *s);
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
void f(int n, const int *at, const float *x, const short *t, float *y, short *s)
{
    int i;
    /* vcc: line 5: 8 lanes, generic */
    i = 0;
    {
        const unsigned long trips = (unsigned long)n - (unsigned long)i;
        if ((long)trips >= 8) {
            const unsigned long end = trips & ~7UL;
            const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v = (unsigned int)15 - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const int *const t2 = at + (long)i + k;
                const vcc_u32x4 at_v0 = *(const vcc_u32x4 *)(const void *)t2;
                const vcc_u32x4 at_v1 = *(const vcc_u32x4 *)(const void *)(t2 + 4);
                const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_i32x4)at_v0 >= (vcc_i32x4)t_v);
                const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_i32x4)at_v1 >= (vcc_i32x4)t_v);
                const vcc_i32x4 x_v = (vcc_i32x4)at_v0;
                const vcc_i32x4 x2_v = (vcc_i32x4)at_v1;
                const vcc_f32x4 x_v0 = __extension__ (vcc_f32x4){mask_v0[0] ? x[x_v[0]] : 0,
                    mask_v0[1] ? x[x_v[1]] : 0, mask_v0[2] ? x[x_v[2]] : 0, mask_v0[3] ? x[x_v[3]]
                    : 0};
                const vcc_f32x4 x_v1 = __extension__ (vcc_f32x4){mask_v1[0] ? x[x2_v[0]] : 0,
                    mask_v1[1] ? x[x2_v[1]] : 0, mask_v1[2] ? x[x2_v[2]] : 0,
                    mask_v1[3] ? x[x2_v[3]] : 0};
                const vcc_i32x4 t3_v = (vcc_i32x4)at_v0;
                const vcc_i32x4 t4_v = (vcc_i32x4)at_v1;
                vcc_u32x4 low_v0;
                vcc_u32x4 low_v1;
                vcc_i32x4 t5_v;
                vcc_i32x4 t6_v;
                vcc_u16x8 t7_v;
                if (mask_v0[0]) y[t3_v[0]] = x_v0[0];
                if (mask_v0[1]) y[t3_v[1]] = x_v0[1];
                if (mask_v0[2]) y[t3_v[2]] = x_v0[2];
                if (mask_v0[3]) y[t3_v[3]] = x_v0[3];
                if (mask_v1[0]) y[t4_v[0]] = x_v1[0];
                if (mask_v1[1]) y[t4_v[1]] = x_v1[1];
                if (mask_v1[2]) y[t4_v[2]] = x_v1[2];
                if (mask_v1[3]) y[t4_v[3]] = x_v1[3];
                low_v0 = at_v0 & t2_v;
                low_v1 = at_v1 & t2_v;
                t5_v = (vcc_i32x4)low_v0;
                t6_v = (vcc_i32x4)low_v1;
                t7_v = __extension__ (vcc_u16x8){(unsigned short)t[t5_v[0]],
                    (unsigned short)t[t5_v[1]], (unsigned short)t[t5_v[2]],
                    (unsigned short)t[t5_v[3]], (unsigned short)t[t6_v[0]],
                    (unsigned short)t[t6_v[1]], (unsigned short)t[t6_v[2]],
                    (unsigned short)t[t6_v[3]]};
                *(vcc_u16x8 *)(void *)(s + (long)i + k) = t7_v;
            }
            i = (int)((unsigned int)i + (unsigned int)end);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        if (at[i] >= 0)
            y[at[i]] = x[at[i]];
        s[i] = t[at[i] & 15];
    }
}
