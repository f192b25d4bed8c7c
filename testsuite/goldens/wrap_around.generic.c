/* vcc 0.1.0 wrote this from wrap_around.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float b[n+1] | out float a[n] | -> i32 */
/* A variable that has what the counter had in the iteration before, and the last one at first. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int wrap_around(int n, const float *restrict b, float *restrict a)
{
    int last = n, i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, then 4, generic */
    i = 0;
    {
        const unsigned long trips = (unsigned long)n - 1;
        if (0 < n && (long)trips >= 4) {
            const unsigned long end = trips & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const float t = *b;
            const float t2 = b[(long)n];
            *a = (t + t2) * 0.5f;
            const float t_v = (float)0.5f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at_s = k + copy * 4;
                    const vcc_f32x4 b_v = *(const vcc_f32x4 *)(const void *)(b + at_s);
                    const vcc_f32x4 a_new_v =
                        (*(const vcc_f32x4 *)(const void *)(b + 1 + at_s) + b_v) * t2_v;
                    *(vcc_f32x4 *)(void *)(a + 1 + at_s) = a_new_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const vcc_f32x4 b2_v = *(const vcc_f32x4 *)(const void *)(b + k);
                const vcc_f32x4 a_new2_v =
                    (*(const vcc_f32x4 *)(const void *)(b + 1 + k) + b2_v) * t2_v;
                *(vcc_f32x4 *)(void *)(a + 1 + k) = a_new2_v;
            }
            last = (int)end;
            i = (int)(1u + (unsigned int)end);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        a[i] = (b[i] + b[last]) * 0.5f;
        last = i;
    }
    return last;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
