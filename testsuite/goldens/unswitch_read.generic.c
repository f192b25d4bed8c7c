/* vcc 0.1.0 wrote this from unswitch_read.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float limit[1] | in i32 mode[1] | in float a[n] | inout float b[n] restrict */
/* What decides is read in each iteration: it stays the same unless what is written lies there. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void unswitch_read(int n, const float *limit, const int *mode, const float *a, float *restrict b)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 4, then 4, the last ones overlapping, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const float limit_s = *limit;
        if (limit_s > 0.5f) {
            const unsigned long last = (unsigned long)n - 4;
            const float limit_v = (float)limit_s;
            const vcc_f32x4 limit2_v = __extension__ (vcc_f32x4){limit_v, limit_v, limit_v,
                limit_v};
            const vcc_f32x4 b_new_last_v = *(const vcc_f32x4 *)(const void *)(a + last) * limit2_v;
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 4;
                    const vcc_f32x4 b_new_v = *(const vcc_f32x4 *)(const void *)(a + at) * limit2_v;
                    *(vcc_f32x4 *)(void *)(b + at) = b_new_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const vcc_f32x4 b_new2_v = *(const vcc_f32x4 *)(const void *)(a + k) * limit2_v;
                *(vcc_f32x4 *)(void *)(b + k) = b_new2_v;
            }
            /* the last ones, some of them once more */
            *(vcc_f32x4 *)(void *)(b + last) = b_new_last_v;
            i_done = n;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
#else
    for (int i = 0; i < n; i++) {
#endif
        if (*limit > 0.5f)
            b[i] = a[i] * *limit;
        else if (*mode & 1)
            b[i] -= a[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
