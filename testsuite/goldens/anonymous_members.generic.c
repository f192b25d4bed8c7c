/* vcc 0.1.0 wrote this from anonymous_members.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | out float y[n] */
/* Members of anonymous members are members of the record around them. */
struct filter {
    int order;
    union {
        float gain;
        int bits;
    };
    struct {
        float offset;
        struct {
            float taps[3];
        };
    };
};

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
static void filter(const struct filter *f, int n, const float *x, float *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 19: 4 lanes x 4, then 4, the last ones overlapping, generic; runs if gain and y do
       not overlap, x and y are far enough apart */
    int i_done = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct filter, gain) == 4,
            "layout of struct filter");
        __extension__ _Static_assert(__builtin_offsetof(struct filter, offset) == 8,
            "layout of struct filter");
        __extension__ _Static_assert(__builtin_offsetof(struct filter, taps) == 12,
            "layout of struct filter");
        if (n >= 4) {
            const unsigned long end = ((unsigned long)n - 1) & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const unsigned long t = (unsigned long)&f->gain;
            if ((t + 20 <= (unsigned long)y || (unsigned long)y + (unsigned long)n * 4 <= t)
                && (unsigned long)y - (unsigned long)x - 1 >= (unsigned long)n * 4 - 1) {
                const unsigned long last = (unsigned long)n - 4;
                const float gain_s = f->gain;
                const float gain_v = (float)gain_s;
                const vcc_f32x4 gain2_v = __extension__ (vcc_f32x4){gain_v, gain_v, gain_v, gain_v};
                const float offset_s = f->offset;
                const float taps_s = f->taps[2];
                const float t_v = (float)(offset_s * taps_s);
                const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
                const vcc_f32x4 y_new_last_v =
                    *(const vcc_f32x4 *)(const void *)(x + last) * gain2_v + t2_v;
                unsigned long k;
                for (k = 0; k < wide_end; k += 16) {
                    unsigned long copy;
#pragma GCC unroll 4
                    for (copy = 0; copy < 4; copy++) {
                        const unsigned long at = k + copy * 4;
                        const vcc_f32x4 y_new_v =
                            *(const vcc_f32x4 *)(const void *)(x + at) * gain2_v + t2_v;
                        *(vcc_f32x4 *)(void *)(y + at) = y_new_v;
                    }
                }
                /* what is left, one vector at a time */
                for (; k < end; k += 4) {
                    const vcc_f32x4 y_new2_v =
                        *(const vcc_f32x4 *)(const void *)(x + k) * gain2_v + t2_v;
                    *(vcc_f32x4 *)(void *)(y + k) = y_new2_v;
                }
                /* the last ones, some of them once more */
                *(vcc_f32x4 *)(void *)(y + last) = y_new_last_v;
                i_done = n;
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] * f->gain + f->offset * f->taps[2];
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = x[i] * f->gain + f->offset * f->taps[2];
#endif
}

void anonymous_members(int n, const float *x, float *y)
{
    struct filter f;
    f.order = 1;
    f.gain = 0.5f;
    f.offset = 3.0f;
    f.taps[2] = 0.25f;
    filter(&f, n, x, y);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
