/* vcc 0.1.0 wrote this from collatz_plain.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 a[n] | out i32 d[n] */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void collatz_plain(int n, const unsigned *a, int *d)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 16 lanes, then 4, generic; runs if a and d do not overlap */
    int k_done = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        if (n >= 4
            && ((unsigned long)a + end * 4 <= (unsigned long)d
            || (unsigned long)d + end * 4 <= (unsigned long)a)) {
            const unsigned long wide_end = end & ~15UL;
            const vcc_u32x4 mask_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t3_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 16) {
                const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a + k2);
                const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a + k2 + 4);
                const vcc_u32x4 a_v2 = *(const vcc_u32x4 *)(const void *)(a + k2 + 8);
                const vcc_u32x4 a_v3 = *(const vcc_u32x4 *)(const void *)(a + k2 + 12);
                vcc_u32x4 x_v0 = a_v0;
                vcc_u32x4 x_v1 = a_v1;
                vcc_u32x4 x_v2 = a_v2;
                vcc_u32x4 x_v3 = a_v3;
                unsigned int steps_s = 0u;
                vcc_u32x4 active_mask_v0 = mask_v;
                vcc_u32x4 active_mask_v1 = mask_v;
                vcc_u32x4 active_mask_v2 = mask_v;
                vcc_u32x4 active_mask_v3 = mask_v;
                vcc_u32x4 d_new_v0 = t2_v;
                vcc_u32x4 d_new_v1 = t2_v;
                vcc_u32x4 d_new_v2 = t2_v;
                vcc_u32x4 d_new_v3 = t2_v;
                int more;
                do {
                    const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)x_v0 > (vcc_u32x4)t_v);
                    const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)x_v1 > (vcc_u32x4)t_v);
                    const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_u32x4)x_v2 > (vcc_u32x4)t_v);
                    const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_u32x4)x_v3 > (vcc_u32x4)t_v);
                    const vcc_u32x4 mask3_v =
                        (unsigned int)((int)steps_s < 200 ? -1 : 0) - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask2_v0 = mask_v0 & mask3_v;
                    const vcc_u32x4 mask2_v1 = mask_v1 & mask3_v;
                    const vcc_u32x4 mask2_v2 = mask_v2 & mask3_v;
                    const vcc_u32x4 mask2_v3 = mask_v3 & mask3_v;
                    const vcc_u32x4 t_v0 = x_v0 & t_v;
                    const vcc_u32x4 t_v1 = x_v1 & t_v;
                    const vcc_u32x4 t_v2 = x_v2 & t_v;
                    const vcc_u32x4 t_v3 = x_v3 & t_v;
                    const vcc_u32x4 mask3_v0 = (vcc_u32x4)((vcc_u32x4)t_v0 != (vcc_u32x4)t2_v);
                    const vcc_u32x4 mask3_v1 = (vcc_u32x4)((vcc_u32x4)t_v1 != (vcc_u32x4)t2_v);
                    const vcc_u32x4 mask3_v2 = (vcc_u32x4)((vcc_u32x4)t_v2 != (vcc_u32x4)t2_v);
                    const vcc_u32x4 mask3_v3 = (vcc_u32x4)((vcc_u32x4)t_v3 != (vcc_u32x4)t2_v);
                    const vcc_u32x4 t2_v0 = x_v0 >> 1;
                    const vcc_u32x4 t2_v1 = x_v1 >> 1;
                    const vcc_u32x4 t2_v2 = x_v2 >> 1;
                    const vcc_u32x4 t2_v3 = x_v3 >> 1;
                    const vcc_u32x4 t3_v0 = t3_v * x_v0;
                    const vcc_u32x4 t3_v1 = t3_v * x_v1;
                    const vcc_u32x4 t3_v2 = t3_v * x_v2;
                    const vcc_u32x4 t3_v3 = t3_v * x_v3;
                    const vcc_u32x4 t4_v0 = t3_v0 + t_v;
                    const vcc_u32x4 t4_v1 = t3_v1 + t_v;
                    const vcc_u32x4 t4_v2 = t3_v2 + t_v;
                    const vcc_u32x4 t4_v3 = t3_v3 + t_v;
                    const vcc_u32x4 t5_v0 = (t4_v0 & mask3_v0) | (t2_v0 & ~mask3_v0);
                    const vcc_u32x4 t5_v1 = (t4_v1 & mask3_v1) | (t2_v1 & ~mask3_v1);
                    const vcc_u32x4 t5_v2 = (t4_v2 & mask3_v2) | (t2_v2 & ~mask3_v2);
                    const vcc_u32x4 t5_v3 = (t4_v3 & mask3_v3) | (t2_v3 & ~mask3_v3);
                    const vcc_u32x4 mask4_v0 = active_mask_v0 & mask2_v0;
                    const vcc_u32x4 mask4_v1 = active_mask_v1 & mask2_v1;
                    const vcc_u32x4 mask4_v2 = active_mask_v2 & mask2_v2;
                    const vcc_u32x4 mask4_v3 = active_mask_v3 & mask2_v3;
                    const vcc_u32x4 t7_v = (unsigned int)steps_s - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 t6_v0 = (t7_v & active_mask_v0) | (d_new_v0 & ~active_mask_v0);
                    const vcc_u32x4 t6_v1 = (t7_v & active_mask_v1) | (d_new_v1 & ~active_mask_v1);
                    const vcc_u32x4 t6_v2 = (t7_v & active_mask_v2) | (d_new_v2 & ~active_mask_v2);
                    const vcc_u32x4 t6_v3 = (t7_v & active_mask_v3) | (d_new_v3 & ~active_mask_v3);
                    const vcc_u64x2 t8_v = (vcc_u64x2)(mask4_v0 | mask4_v1 | (mask4_v2 | mask4_v3));
                    const int t = (t8_v[0] | t8_v[1]) != 0;
                    more = t;
                    x_v0 = t5_v0;
                    x_v1 = t5_v1;
                    x_v2 = t5_v2;
                    x_v3 = t5_v3;
                    steps_s = steps_s + 1u;
                    active_mask_v0 = mask4_v0;
                    active_mask_v1 = mask4_v1;
                    active_mask_v2 = mask4_v2;
                    active_mask_v3 = mask4_v3;
                    d_new_v0 = t6_v0;
                    d_new_v1 = t6_v1;
                    d_new_v2 = t6_v2;
                    d_new_v3 = t6_v3;
                } while (more);
                *(vcc_u32x4 *)(void *)(d + k2) = d_new_v0;
                *(vcc_u32x4 *)(void *)(d + k2 + 4) = d_new_v1;
                *(vcc_u32x4 *)(void *)(d + k2 + 8) = d_new_v2;
                *(vcc_u32x4 *)(void *)(d + k2 + 12) = d_new_v3;
            }
            const vcc_u32x4 mask2_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t4_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t5_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t6_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 4) {
                const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + k2);
                vcc_u32x4 x_v = a_v;
                unsigned int steps_s2 = 0u;
                vcc_u32x4 active_mask_v = mask2_v;
                vcc_u32x4 d_new_v = t5_v;
                int more2;
                do {
                    const vcc_u32x4 mask4_v =
                        (unsigned int)((int)steps_s2 < 200 ? -1 : 0) - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask5_v =
                        (vcc_u32x4)((vcc_u32x4)(x_v & t4_v) != (vcc_u32x4)t5_v);
                    const vcc_u32x4 mask6_v =
                        (vcc_u32x4)((vcc_u32x4)x_v > (vcc_u32x4)t4_v) & mask4_v;
                    const vcc_u32x4 mask7_v = active_mask_v & mask6_v;
                    const vcc_u32x4 t9_v = (unsigned int)steps_s2 - __extension__ (vcc_u32x4){0};
                    const vcc_u64x2 t10_v = (vcc_u64x2)mask7_v;
                    const int t2 = (t10_v[0] | t10_v[1]) != 0;
                    more2 = t2;
                    const vcc_u32x4 d_new_next = (t9_v & active_mask_v)
                        | (d_new_v & ~active_mask_v);
                    x_v = ((t6_v * x_v + t4_v) & mask5_v) | ((x_v >> 1) & ~mask5_v);
                    steps_s2 = steps_s2 + 1u;
                    active_mask_v = mask7_v;
                    d_new_v = d_new_next;
                } while (more2);
                *(vcc_u32x4 *)(void *)(d + k2) = d_new_v;
            }
            k_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int k = k_done; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
    for (int k = 0; k < n; k++)
#endif
 {
        unsigned x = a[k];
        int steps = 0;
        while (x > 1 && steps < 200) {
            if (x & 1)
                x = 3 * x + 1;
            else
                x >>= 1;
            steps++;
        }
        d[k] = steps;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
