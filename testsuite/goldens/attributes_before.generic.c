/* vcc 0.1.0 wrote this from attributes_before.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] */
struct attributes_before_state {
    char tag;
    __attribute__((aligned(16))) int scale;
    const __attribute__((unused)) short bias;
};

#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void attributes_before(int n, const int *x, int *y)
{
    static struct attributes_before_state s;
    struct attributes_before_state *p = &s;
    int i;
    p->scale = 3;
#ifdef VCC_VECTOR
    /* vcc: line 14: 4 lanes, generic; runs if scale and y do not overlap, x and y are far enough
       apart */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long t = (unsigned long)&p->scale;
        if ((t + 4 <= (unsigned long)y || (unsigned long)y + end * 4 <= t)
            && (unsigned long)y - (unsigned long)x - 1 >= 63) {
            const int scale_s = p->scale;
            const vcc_u32x4 scale_v = (unsigned int)scale_s - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const vcc_u32x4 y_new_v = *(const vcc_u32x4 *)(const void *)(x + k) * scale_v;
                *(vcc_u32x4 *)(void *)(y + k) = y_new_v;
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (int)((unsigned)x[i] * (unsigned)p->scale);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = (int)((unsigned)x[i] * (unsigned)p->scale);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
