/* vcc 0.1.0 wrote this from index_to_float.c for generic */
/* kernel: int n | float s | out float p[n] */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
void index_to_float(int n, float s, float *p)
{
    {
        int i = 0;
        /* vcc: line 4: 4 lanes x 4, generic */
        if (n >= 16) {
            const unsigned long end = (unsigned long)n & ~15UL;
            const float s_v = (float)(s);
            const vcc_f32x4 s2_v = (__extension__ (vcc_f32x4){s_v, s_v, s_v, s_v});
            const vcc_u32x4 t_v = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u});
            const vcc_u32x4 t2_v = (unsigned int)(4) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t3_v = (unsigned int)(8) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t4_v = (unsigned int)(12) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t5_v = (unsigned int)(16) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t6_v = ((unsigned int)(0) - __extension__ (vcc_u32x4){0}) + t_v;
            vcc_u32x4 t7_v = t6_v;
            unsigned long k;
            for (k = 0; k < end; k += 16) {
                const vcc_u32x4 t_v0 = t7_v + t2_v;
                const vcc_u32x4 t_v1 = t7_v + t3_v;
                const vcc_u32x4 t_v2 = t7_v + t4_v;
                const vcc_u32x4 t_v3 = t7_v + t5_v;
                const vcc_f32x4 p_new_v0 =
                    s2_v * __builtin_convertvector((vcc_i32x4)t7_v, vcc_f32x4);
                const vcc_f32x4 p_new_v1 =
                    s2_v * __builtin_convertvector((vcc_i32x4)t_v0, vcc_f32x4);
                const vcc_f32x4 p_new_v2 =
                    s2_v * __builtin_convertvector((vcc_i32x4)t_v1, vcc_f32x4);
                const vcc_f32x4 p_new_v3 =
                    s2_v * __builtin_convertvector((vcc_i32x4)t_v2, vcc_f32x4);
                *(vcc_f32x4 *)(void *)(p + k) = p_new_v0;
                *(vcc_f32x4 *)(void *)(p + k + 4) = p_new_v1;
                *(vcc_f32x4 *)(void *)(p + k + 8) = p_new_v2;
                *(vcc_f32x4 *)(void *)(p + k + 12) = p_new_v3;
                t7_v = t_v3;
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            __asm__ __volatile__("");
            p[i] = s * (float)i;
        }
    }
}
