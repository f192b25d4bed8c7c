/* vcc 0.1.0 wrote this from record_members.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[500] | inout float y[500] */
/* Two arrays of one record: told apart by their offsets, which the output asserts. */
struct pair {
    int length;
    float from[500];
    float to[500];
};

static struct pair shared;

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
static void scale(struct pair *p)
{
#ifdef VCC_VECTOR
    /* vcc: line 13: 4 lanes x 2, generic */
    int i_done = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct pair, length) == 0,
            "layout of struct pair");
        __extension__ _Static_assert(__builtin_offsetof(struct pair, to) == 2004,
            "layout of struct pair");
        __extension__ _Static_assert(__builtin_offsetof(struct pair, from) == 4,
            "layout of struct pair");
        const int length_s = p->length;
        if (length_s >= 8) {
            const unsigned long end = (unsigned long)length_s & ~7UL;
            const float t_v = (float)0.75f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const vcc_f32x4 to_new_v0 = *(const vcc_f32x4 *)(const void *)(p->from + k) * t2_v;
                const vcc_f32x4 to_new_v1 =
                    *(const vcc_f32x4 *)(const void *)(p->from + k + 4) * t2_v;
                *(vcc_f32x4 *)(void *)(p->to + k) = to_new_v0;
                *(vcc_f32x4 *)(void *)(p->to + k + 4) = to_new_v1;
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < p->length; i++) {
        VCC_KEEP_SCALAR;
        p->to[i] = p->from[i] * 0.75f;
    }
#else
    for (int i = 0; i < p->length; i++)
        p->to[i] = p->from[i] * 0.75f;
#endif
}

void record_members(int n, const float *x, float *y)
{
    int i;
    shared.length = n < 500 ? n : 500;
#ifdef VCC_VECTOR
    /* vcc: line 21: 4 lanes x 2, generic; runs if x and from are far enough apart */
    i = 0;
    if ((unsigned long)shared.from - (unsigned long)x - 1 >= 31) {
        unsigned long k;
        for (k = 0; k < 496UL; k += 8) {
            const vcc_f32x4 x_v0 = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_f32x4 x_v1 = *(const vcc_f32x4 *)(const void *)(x + k + 4);
            *(vcc_f32x4 *)(void *)(shared.from + k) = x_v0;
            *(vcc_f32x4 *)(void *)(shared.from + k + 4) = x_v1;
        }
        i = 496;
    }
    /* remaining iterations */
    for (; i < 500; i++) {
        VCC_KEEP_SCALAR;
        shared.from[i] = x[i];
    }
#else
    for (i = 0; i < 500; i++)
        shared.from[i] = x[i];
#endif
#ifdef VCC_VECTOR
    /* vcc: line 23: 4 lanes x 2, generic; runs if y and to are far enough apart */
    i = 0;
    if ((unsigned long)shared.to - (unsigned long)y - 1 >= 31) {
        unsigned long k;
        for (k = 0; k < 496UL; k += 8) {
            const vcc_f32x4 y_v0 = *(const vcc_f32x4 *)(const void *)(y + k);
            const vcc_f32x4 y_v1 = *(const vcc_f32x4 *)(const void *)(y + k + 4);
            *(vcc_f32x4 *)(void *)(shared.to + k) = y_v0;
            *(vcc_f32x4 *)(void *)(shared.to + k + 4) = y_v1;
        }
        i = 496;
    }
    /* remaining iterations */
    for (; i < 500; i++) {
        VCC_KEEP_SCALAR;
        shared.to[i] = y[i];
    }
#else
    for (i = 0; i < 500; i++)
        shared.to[i] = y[i];
#endif
    scale(&shared);
#ifdef VCC_VECTOR
    /* vcc: line 26: 4 lanes x 2, generic; runs if to and y are far enough apart */
    i = 0;
    if ((unsigned long)y - (unsigned long)shared.to - 1 >= 31) {
        unsigned long k;
        for (k = 0; k < 496UL; k += 8) {
            const vcc_f32x4 to_v0 = *(const vcc_f32x4 *)(const void *)(shared.to + k);
            const vcc_f32x4 to_v1 = *(const vcc_f32x4 *)(const void *)(shared.to + k + 4);
            *(vcc_f32x4 *)(void *)(y + k) = to_v0;
            *(vcc_f32x4 *)(void *)(y + k + 4) = to_v1;
        }
        i = 496;
    }
    /* remaining iterations */
    for (; i < 500; i++) {
        VCC_KEEP_SCALAR;
        y[i] = shared.to[i];
    }
#else
    for (i = 0; i < 500; i++)
        y[i] = shared.to[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
