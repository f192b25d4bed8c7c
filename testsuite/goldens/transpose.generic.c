/* vcc 0.1.0 wrote this from transpose.c for generic */
/* kernel: int n | in float a[8*n] | out float b[8*n] restrict */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
void transpose(int n, const float *a, float *restrict b)
{
    int k;
    /* vcc: line 6: 16 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v0 = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u});
        const vcc_u32x4 t_v1 = (__extension__ (vcc_u32x4){4u, 5u, 6u, 7u});
        const vcc_u32x4 t_v2 = (__extension__ (vcc_u32x4){8u, 9u, 10u, 11u});
        const vcc_u32x4 t_v3 = (__extension__ (vcc_u32x4){12u, 13u, 14u, 15u});
        const vcc_u32x4 t2_v0 = t_v0 << 3;
        const vcc_u32x4 t2_v1 = t_v1 << 3;
        const vcc_u32x4 t2_v2 = t_v2 << 3;
        const vcc_u32x4 t2_v3 = t_v3 << 3;
        unsigned long k2;
        vcc_u32x4 t_v;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            unsigned int j_s = 0u;
            int more;
            do {
                const vcc_i32x4 a_v = (vcc_i32x4)t2_v0;
                const vcc_i32x4 a2_v = (vcc_i32x4)t2_v1;
                const vcc_i32x4 a3_v = (vcc_i32x4)t2_v2;
                const vcc_i32x4 a4_v = (vcc_i32x4)t2_v3;
                const vcc_f32x4 a_v0 =
                    (__extension__ (vcc_f32x4){(a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a_v[0]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a_v[1]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a_v[2]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a_v[3]]});
                const vcc_f32x4 a_v1 =
                    (__extension__ (vcc_f32x4){(a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a2_v[0]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a2_v[1]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a2_v[2]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a2_v[3]]});
                const vcc_f32x4 a_v2 =
                    (__extension__ (vcc_f32x4){(a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a3_v[0]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a3_v[1]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a3_v[2]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a3_v[3]]});
                const vcc_f32x4 a_v3 =
                    (__extension__ (vcc_f32x4){(a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a4_v[0]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a4_v[1]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a4_v[2]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a4_v[3]]});
                unsigned int t;
                *(vcc_f32x4 *)(void *)(b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2)) = a_v0;
                *(vcc_f32x4 *)(void *)((b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2)) + 4) = a_v1;
                *(vcc_f32x4 *)(void *)((b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2)) + 8) = a_v2;
                *(vcc_f32x4 *)(void *)((b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2)) + 12) = a_v3;
                t = j_s + 1u;
                more = (int)t < 8;
                j_s = t;
            } while (more);
        }
        t_v = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u}) << 3;
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            unsigned int j_s2 = 0u;
            int more2;
            do {
                const vcc_i32x4 a5_v = (vcc_i32x4)t_v;
                const vcc_f32x4 a6_v =
                    (__extension__ (vcc_f32x4){(a + (long)(8UL * k2 + (unsigned long)(int)j_s2))[a5_v[0]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s2))[a5_v[1]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s2))[a5_v[2]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s2))[a5_v[3]]});
                unsigned int t2;
                *(vcc_f32x4 *)(void *)(b + (long)((unsigned long)(int)(j_s2 * (unsigned int)n) + k2)) = a6_v;
                t2 = j_s2 + 1u;
                more2 = (int)t2 < 8;
                j_s2 = t2;
            } while (more2);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        {
        int j;
        for (j = 0; j < 8; j++)
            b[j * n + k] = a[8 * k + j];
    }
    }
}
