/* vcc 0.1.0 wrote this from argmax_first.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n+1] | make a = (i * 7) % 5 - 2 | -> i32 */
#ifdef VCC_VECTOR
typedef int vcc_i32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int argmax_first(int n, const int *a)
{
    int at = 0;
#ifdef VCC_VECTOR
    {
    int i = 1, most = a[0];
    /* vcc: line 5: 4 lanes x 2, generic */
    {
        const unsigned long trips = (unsigned long)n - 1;
        if ((long)trips >= 8) {
            const unsigned long end = trips & ~7UL;
            const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v = (unsigned int)most - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t3_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
            const vcc_u32x4 t4_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t5_v = (unsigned int)8 - __extension__ (vcc_u32x4){0};
            vcc_u32x4 t6_v = (unsigned int)1 - __extension__ (vcc_u32x4){0} + t3_v;
            vcc_u32x4 at_v0 = t_v;
            vcc_u32x4 at_v1 = t_v;
            vcc_u32x4 most_v0 = t2_v;
            vcc_u32x4 most_v1 = t2_v;
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a + 1 + k);
                const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a + 1 + k + 4);
                const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_i32x4)most_v0 < (vcc_i32x4)a_v0);
                const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_i32x4)most_v1 < (vcc_i32x4)a_v1);
                const vcc_u32x4 t_v0 = (vcc_u32x4)((vcc_i32x4)a_v0 > (vcc_i32x4)most_v0);
                const vcc_u32x4 t2_v0 = (a_v0 & t_v0) | (most_v0 & ~t_v0);
                const vcc_u32x4 t_v1 = (vcc_u32x4)((vcc_i32x4)a_v1 > (vcc_i32x4)most_v1);
                const vcc_u32x4 t2_v1 = (a_v1 & t_v1) | (most_v1 & ~t_v1);
                const vcc_u32x4 at_next = (t6_v & mask_v0) | (at_v0 & ~mask_v0);
                const vcc_u32x4 at_next2 = ((t6_v + t4_v) & mask_v1) | (at_v1 & ~mask_v1);
                t6_v = t6_v + t5_v;
                at_v0 = at_next;
                at_v1 = at_next2;
                most_v0 = t2_v0;
                most_v1 = t2_v1;
            }
            {
                const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)at_v1 < (vcc_i32x4)at_v0);
                const vcc_u32x4 mask2_v =
                    (vcc_u32x4)((vcc_i32x4)most_v0 <= (vcc_i32x4)most_v1) & mask_v;
                const vcc_u32x4 mask3_v = (vcc_u32x4)((vcc_i32x4)most_v1 > (vcc_i32x4)most_v0)
                    | mask2_v;
                const vcc_u32x4 most_v = (most_v1 & mask3_v) | (most_v0 & ~mask3_v);
                const vcc_u32x2 most2_v = __builtin_shufflevector(most_v, most_v, 0, 1);
                const vcc_u32x2 most3_v = __builtin_shufflevector(most_v, most_v, 2, 3);
                const vcc_u32x2 most4_v = (vcc_u32x2)((vcc_i32x2)most2_v > (vcc_i32x2)most3_v);
                const vcc_u32x2 most5_v = (most2_v & most4_v) | (most3_v & ~most4_v);
                const vcc_u32x1 most6_v = __extension__ (vcc_u32x1){most5_v[0]};
                const vcc_u32x1 most7_v = __extension__ (vcc_u32x1){most5_v[1]};
                const vcc_u32x1 most8_v = (vcc_u32x1)((vcc_i32x1)most6_v > (vcc_i32x1)most7_v);
                const unsigned int most_s = ((most6_v & most8_v) | (most7_v & ~most8_v))[0];
                const vcc_u32x4 t7_v = (unsigned int)most_s - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 mask4_v = (vcc_u32x4)((vcc_i32x4)t7_v > (vcc_i32x4)most_v);
                const vcc_u32x4 t8_v = (unsigned int)2147483647 - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 t9_v = (t8_v & mask4_v)
                    | (((at_v1 & mask3_v) | (at_v0 & ~mask3_v)) & ~mask4_v);
                const vcc_u32x2 at_v = __builtin_shufflevector(t9_v, t9_v, 0, 1);
                const vcc_u32x2 at2_v = __builtin_shufflevector(t9_v, t9_v, 2, 3);
                const vcc_u32x2 at3_v = (vcc_u32x2)((vcc_i32x2)at_v < (vcc_i32x2)at2_v);
                const vcc_u32x2 at4_v = (at_v & at3_v) | (at2_v & ~at3_v);
                const vcc_u32x1 at5_v = __extension__ (vcc_u32x1){at4_v[0]};
                const vcc_u32x1 at6_v = __extension__ (vcc_u32x1){at4_v[1]};
                const vcc_u32x1 at7_v = (vcc_u32x1)((vcc_i32x1)at5_v < (vcc_i32x1)at6_v);
                const unsigned int at_s = ((at5_v & at7_v) | (at6_v & ~at7_v))[0];
                at = (int)at_s;
                i = (int)((unsigned int)i + (unsigned int)end);
                most = (int)most_s;
            }
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 1, most = a[0]; i < n; i++)
#endif
        if (most < a[i]) {
            at = i;
            most = a[i];
        }
#ifdef VCC_VECTOR
    }
    }
#endif
    return at;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
