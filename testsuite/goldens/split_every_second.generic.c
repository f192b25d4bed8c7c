/* vcc 0.1.0 wrote this from split_every_second.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | inout i32 y[n] */
/* The number is never met by a step of two, or behind what the loop goes up to. */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void split_every_second(int n, int m, int *y)
{
    int to = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, then 4, generic */
    int i_done = 1;
    {
        const unsigned long distance = (unsigned long)n - 1 - 1;
        const unsigned long t = (unsigned long)m - 1 - 1;
        if ((long)distance >= 6) {
            const unsigned long end = ((distance >> 1) + 1) & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const unsigned long t2 = t / 2;
            const unsigned long turn = (long)t >= 0 ? (t2 < wide_end ? t2 + 1 : wide_end) : 0UL;
            const unsigned long before = turn & ~15UL;
            const unsigned long t3 = before + 16;
            const unsigned long after = t3 < wide_end ? t3 : wide_end;
            const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u} << 1;
            const vcc_u32x4 t2_v = (unsigned int)8 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t3_v = (unsigned int)16 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t4_v = (unsigned int)24 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t5_v = (unsigned int)32 - __extension__ (vcc_u32x4){0};
            vcc_u32x4 t6_v = (unsigned int)1 - __extension__ (vcc_u32x4){0} + t_v;
            /* before the branch turns */
            unsigned long k;
            for (k = 0; k < before; k += 16) {
                const vcc_u32x4 y_v0 = *(const vcc_u32x4 *)(const void *)(y + k);
                const vcc_u32x4 y_v1 = *(const vcc_u32x4 *)(const void *)(y + k + 4);
                const vcc_u32x4 y_v2 = *(const vcc_u32x4 *)(const void *)(y + k + 8);
                const vcc_u32x4 y_v3 = *(const vcc_u32x4 *)(const void *)(y + k + 12);
                const vcc_u32x4 t_v0 = t6_v + t2_v;
                const vcc_u32x4 t_v1 = t6_v + t3_v;
                const vcc_u32x4 t_v2 = t6_v + t4_v;
                const vcc_u32x4 t_v3 = t6_v + t5_v;
                const vcc_u32x4 y_new_v0 = (vcc_u32x4)((vcc_i32x4)y_v0 >> 1) + t6_v;
                const vcc_u32x4 y_new_v1 = (vcc_u32x4)((vcc_i32x4)y_v1 >> 1) + t_v0;
                const vcc_u32x4 y_new_v2 = (vcc_u32x4)((vcc_i32x4)y_v2 >> 1) + t_v1;
                const vcc_u32x4 y_new_v3 = (vcc_u32x4)((vcc_i32x4)y_v3 >> 1) + t_v2;
                *(vcc_u32x4 *)(void *)(y + k) = y_new_v0;
                *(vcc_u32x4 *)(void *)(y + k + 4) = y_new_v1;
                *(vcc_u32x4 *)(void *)(y + k + 8) = y_new_v2;
                *(vcc_u32x4 *)(void *)(y + k + 12) = y_new_v3;
                t6_v = t_v3;
            }
            const vcc_u32x4 m_v = (unsigned int)m - __extension__ (vcc_u32x4){0};
            /* around that, one vector at a time */
            for (; k < after; k += 4) {
                const vcc_u32x4 y_v = *(const vcc_u32x4 *)(const void *)(y + k);
                const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_u32x4)t6_v != (vcc_u32x4)m_v);
                const vcc_u32x4 t7_v = (vcc_u32x4)((vcc_i32x4)y_v >> 1) + t6_v;
                const vcc_u32x4 y_new_v = (t7_v & mask_v) | ((y_v ^ m_v) & ~mask_v);
                const vcc_u32x4 t8_v = t6_v + t2_v;
                *(vcc_u32x4 *)(void *)(y + k) = y_new_v;
                t6_v = t8_v;
            }
            /* after that */
            for (; k < wide_end; k += 16) {
                const vcc_u32x4 y2_v0 = *(const vcc_u32x4 *)(const void *)(y + k);
                const vcc_u32x4 y2_v1 = *(const vcc_u32x4 *)(const void *)(y + k + 4);
                const vcc_u32x4 y2_v2 = *(const vcc_u32x4 *)(const void *)(y + k + 8);
                const vcc_u32x4 y2_v3 = *(const vcc_u32x4 *)(const void *)(y + k + 12);
                const vcc_u32x4 t2_v0 = t6_v + t2_v;
                const vcc_u32x4 t2_v1 = t6_v + t3_v;
                const vcc_u32x4 t2_v2 = t6_v + t4_v;
                const vcc_u32x4 t2_v3 = t6_v + t5_v;
                const vcc_u32x4 y_new2_v0 = (vcc_u32x4)((vcc_i32x4)y2_v0 >> 1) + t6_v;
                const vcc_u32x4 y_new2_v1 = (vcc_u32x4)((vcc_i32x4)y2_v1 >> 1) + t2_v0;
                const vcc_u32x4 y_new2_v2 = (vcc_u32x4)((vcc_i32x4)y2_v2 >> 1) + t2_v1;
                const vcc_u32x4 y_new2_v3 = (vcc_u32x4)((vcc_i32x4)y2_v3 >> 1) + t2_v2;
                *(vcc_u32x4 *)(void *)(y + k) = y_new2_v0;
                *(vcc_u32x4 *)(void *)(y + k + 4) = y_new2_v1;
                *(vcc_u32x4 *)(void *)(y + k + 8) = y_new2_v2;
                *(vcc_u32x4 *)(void *)(y + k + 12) = y_new2_v3;
                t6_v = t2_v3;
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const vcc_u32x4 y2_v = *(const vcc_u32x4 *)(const void *)(y + k);
                const vcc_u32x4 mask2_v = (vcc_u32x4)((vcc_u32x4)t6_v != (vcc_u32x4)m_v);
                const vcc_u32x4 t9_v = (vcc_u32x4)((vcc_i32x4)y2_v >> 1) + t6_v;
                const vcc_u32x4 y_new2_v = (t9_v & mask2_v) | ((y2_v ^ m_v) & ~mask2_v);
                const vcc_u32x4 t10_v = t6_v + t2_v;
                *(vcc_u32x4 *)(void *)(y + k) = y_new2_v;
                t6_v = t10_v;
            }
            to = (int)end;
            i_done = (int)((unsigned int)i_done + (unsigned int)end * 2u);
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i += 2) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 1; i < n; i += 2) {
#endif
        if (i != m)
            y[to] = (y[to] >> 1) + i;
        else
            y[to] = y[to] ^ m;
        to++;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
