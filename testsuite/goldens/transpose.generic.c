/* vcc 0.1.0 wrote this from transpose.c for generic */
/* kernel: int n | in float a[8*n] | out float b[8*n] restrict */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
void transpose(int n, const float *a, float *b)
{
    int k;
    /* vcc: line 6: 8 lanes, generic */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v0 = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u});
        const vcc_u32x4 t_v1 = (__extension__ (vcc_u32x4){4u, 5u, 6u, 7u});
        const vcc_u32x4 t2_v0 = t_v0 << 3;
        const vcc_u32x4 t2_v1 = t_v1 << 3;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            unsigned int j_s = 0u;
            int more;
            do {
                const vcc_i32x4 a_v = (vcc_i32x4)t2_v0;
                const vcc_i32x4 a2_v = (vcc_i32x4)t2_v1;
                const vcc_f32x4 a_v0 =
                    (__extension__ (vcc_f32x4){(a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a_v[0]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a_v[1]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a_v[2]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a_v[3]]});
                const vcc_f32x4 a_v1 =
                    (__extension__ (vcc_f32x4){(a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a2_v[0]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a2_v[1]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a2_v[2]], (a + (long)(8UL * k2 + (unsigned long)(int)j_s))[a2_v[3]]});
                unsigned int t;
                *(vcc_f32x4 *)(void *)(b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2)) = a_v0;
                *(vcc_f32x4 *)(void *)((b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2)) + 4) = a_v1;
                t = j_s + 1u;
                more = (int)t < 8;
                j_s = t;
            } while (more);
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
