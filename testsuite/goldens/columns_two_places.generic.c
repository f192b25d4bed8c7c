/* vcc 0.1.0 wrote this from columns_two_places.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: size n | in i32 x[n+32] restrict | inout u32 y[n] restrict | inout u32 z[n] restrict */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void columns_two_places(unsigned long n, const int *restrict x, unsigned *restrict y, unsigned *restrict z)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 16 lanes, then 4, generic */
    unsigned long i_done = 0;
    if (n >= 4) {
        const unsigned long end = n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u32x4 y_v0 = *(const vcc_u32x4 *)(const void *)(y + k);
            const vcc_u32x4 y_v1 = *(const vcc_u32x4 *)(const void *)(y + k + 4);
            const vcc_u32x4 y_v2 = *(const vcc_u32x4 *)(const void *)(y + k + 8);
            const vcc_u32x4 y_v3 = *(const vcc_u32x4 *)(const void *)(y + k + 12);
            const vcc_u32x4 z_v0 = *(const vcc_u32x4 *)(const void *)(z + k);
            const vcc_u32x4 z_v1 = *(const vcc_u32x4 *)(const void *)(z + k + 4);
            const vcc_u32x4 z_v2 = *(const vcc_u32x4 *)(const void *)(z + k + 8);
            const vcc_u32x4 z_v3 = *(const vcc_u32x4 *)(const void *)(z + k + 12);
            unsigned long j_s = 31UL;
            vcc_u32x4 y2_v0 = y_v0;
            vcc_u32x4 y2_v1 = y_v1;
            vcc_u32x4 y2_v2 = y_v2;
            vcc_u32x4 y2_v3 = y_v3;
            vcc_u32x4 z2_v0 = z_v0;
            vcc_u32x4 z2_v1 = z_v1;
            vcc_u32x4 z2_v2 = z_v2;
            vcc_u32x4 z2_v3 = z_v3;
            int more;
            do {
                const int *const x_s = x + (long)(k + j_s);
                const vcc_u32x4 x_v0 = *(const vcc_u32x4 *)(const void *)x_s;
                const vcc_u32x4 x_v1 = *(const vcc_u32x4 *)(const void *)(x_s + 4);
                const vcc_u32x4 x_v2 = *(const vcc_u32x4 *)(const void *)(x_s + 8);
                const vcc_u32x4 x_v3 = *(const vcc_u32x4 *)(const void *)(x_s + 12);
                const vcc_u32x4 t_v0 = y2_v0 + x_v0;
                const vcc_u32x4 t_v1 = y2_v1 + x_v1;
                const vcc_u32x4 t_v2 = y2_v2 + x_v2;
                const vcc_u32x4 t_v3 = y2_v3 + x_v3;
                const vcc_u32x4 t2_v0 =
                    t_v0 >> ((unsigned int)((unsigned int)j_s & 31u) - __extension__ (vcc_u32x4){0});
                const vcc_u32x4 t2_v1 =
                    t_v1 >> ((unsigned int)((unsigned int)j_s & 31u) - __extension__ (vcc_u32x4){0});
                const vcc_u32x4 t2_v2 =
                    t_v2 >> ((unsigned int)((unsigned int)j_s & 31u) - __extension__ (vcc_u32x4){0});
                const vcc_u32x4 t2_v3 =
                    t_v3 >> ((unsigned int)((unsigned int)j_s & 31u) - __extension__ (vcc_u32x4){0});
                const vcc_u32x4 t3_v0 = z2_v0 ^ t2_v0;
                const vcc_u32x4 t3_v1 = z2_v1 ^ t2_v1;
                const vcc_u32x4 t3_v2 = z2_v2 ^ t2_v2;
                const vcc_u32x4 t3_v3 = z2_v3 ^ t2_v3;
                const unsigned long t = j_s - 3;
                more = (long)t >= 2;
                j_s = t;
                y2_v0 = t_v0;
                y2_v1 = t_v1;
                y2_v2 = t_v2;
                y2_v3 = t_v3;
                z2_v0 = t3_v0;
                z2_v1 = t3_v1;
                z2_v2 = t3_v2;
                z2_v3 = t3_v3;
            } while (more);
            *(vcc_u32x4 *)(void *)(y + k) = y2_v0;
            *(vcc_u32x4 *)(void *)(y + k + 4) = y2_v1;
            *(vcc_u32x4 *)(void *)(y + k + 8) = y2_v2;
            *(vcc_u32x4 *)(void *)(y + k + 12) = y2_v3;
            *(vcc_u32x4 *)(void *)(z + k) = z2_v0;
            *(vcc_u32x4 *)(void *)(z + k + 4) = z2_v1;
            *(vcc_u32x4 *)(void *)(z + k + 8) = z2_v2;
            *(vcc_u32x4 *)(void *)(z + k + 12) = z2_v3;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            unsigned long j_s2 = 31UL;
            const vcc_u32x4 y_v = *(const vcc_u32x4 *)(const void *)(y + k);
            vcc_u32x4 y2_v = y_v;
            const vcc_u32x4 z_v = *(const vcc_u32x4 *)(const void *)(z + k);
            vcc_u32x4 z2_v = z_v;
            int more2;
            do {
                const vcc_u32x4 t_v =
                    y2_v + *(const vcc_u32x4 *)(const void *)(x + (long)(k + j_s2));
                const vcc_u32x4 t2_v =
                    t_v >> ((unsigned int)((unsigned int)j_s2 & 31u) - __extension__ (vcc_u32x4){0});
                const unsigned long t2 = j_s2 - 3;
                more2 = (long)t2 >= 2;
                j_s2 = t2;
                y2_v = t_v;
                z2_v = z2_v ^ t2_v;
            } while (more2);
            *(vcc_u32x4 *)(void *)(y + k) = y2_v;
            *(vcc_u32x4 *)(void *)(z + k) = z2_v;
        }
        i_done = end;
    }
    /* remaining iterations */
    if (i_done < n)
    for (long j = 31; j >= 2; j -= 3)
        for (unsigned long i = i_done; i < n; i++) {
            VCC_KEEP_SCALAR;
#else
    for (long j = 31; j >= 2; j -= 3)
        for (unsigned long i = 0; i < n; i++) {
#endif
            y[i] += (unsigned)x[i + (unsigned long)j];
            z[i] ^= y[i] >> j;
        }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
