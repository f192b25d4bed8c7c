/* vcc 0.1.0 wrote this from rows_behind_pointers.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in float b[n] | inout float c[n] | inout i32 d[n] */
/* Rows whose pointers are read in each iteration, and bounds, beside what is looked up: floats change neither. */
struct rows_behind_pointers_shape {
    int count, row;
    double weights[256];
};

static struct rows_behind_pointers_shape rows_behind_pointers_own;
static float rows_behind_pointers_kept[2][512];

static void rows_behind_pointers_look_up(float **rows, const struct rows_behind_pointers_shape *shape, const unsigned char *at)
{
    for (int i = 0; i < shape->count; i++)
        rows[shape->row][i] = (float)shape->weights[at[i]];
}

static void rows_behind_pointers_turn(float **rows, float **from, const int *count, int k)
{
    for (int i = 0; i < *count; i++) {
        rows[k][i] = from[k][i] * from[k][i];
        if (from[k][i] < 0)
            rows[k][i] *= -1;
    }
}

/* The count is among what is written. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
static void rows_behind_pointers_shrink(int *to, const int *count, const unsigned char *at)
{
#ifdef VCC_VECTOR
    /* vcc: line 29: 4 lanes x 2, generic; runs if at and to do not overlap, count and to do not
       overlap */
    int i_done = 0;
    {
        const int count_s = *count;
        const unsigned long end = (unsigned long)count_s & ~7UL;
        if (count_s >= 8
            && ((unsigned long)at + end <= (unsigned long)to
            || (unsigned long)to + end * 4 <= (unsigned long)at)
            && ((unsigned long)count + 4 <= (unsigned long)to
            || (unsigned long)to + end * 4 <= (unsigned long)count)) {
            const vcc_u8x4 t_v = (unsigned char)3 - __extension__ (vcc_u8x4){0};
            unsigned long k2;
            for (k2 = 0; k2 < end; k2 += 8) {
                const vcc_u8x4 t_v0 = *(const vcc_u8x4 *)(const void *)(at + k2) & t_v;
                const vcc_u8x4 t_v1 = *(const vcc_u8x4 *)(const void *)(at + k2 + 4) & t_v;
                const vcc_u32x4 to_new_v0 = __builtin_convertvector(t_v0, vcc_u32x4);
                const vcc_u32x4 to_new_v1 = __builtin_convertvector(t_v1, vcc_u32x4);
                *(vcc_u32x4 *)(void *)(to + k2) = to_new_v0;
                *(vcc_u32x4 *)(void *)(to + k2 + 4) = to_new_v1;
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < *count; i++) {
        VCC_KEEP_SCALAR;
        to[i] = at[i] & 3;
    }
#else
    for (int i = 0; i < *count; i++)
        to[i] = at[i] & 3;
#endif
}

void rows_behind_pointers(int n, unsigned char *a, float *b, float *c, int *d)
{
    struct rows_behind_pointers_shape *shape = &rows_behind_pointers_own;
    float *rows[2] = { c, rows_behind_pointers_kept[0] }, *from[2] = { b, b };
    int m = n < 512 ? n : 512;
#ifdef VCC_VECTOR
    /* vcc: line 38: 2 lanes x 2, generic */
    {
        const vcc_u32x2 t_v = __extension__ (vcc_u32x2){0u, 1u};
        const vcc_u32x2 t2_v = (unsigned int)2 - __extension__ (vcc_u32x2){0};
        const vcc_u32x2 t3_v = (unsigned int)4 - __extension__ (vcc_u32x2){0};
        const double t4_v = (double)0.5;
        const vcc_f64x2 t5_v = __extension__ (vcc_f64x2){t4_v, t4_v};
        vcc_u32x2 t6_v = (unsigned int)0 - __extension__ (vcc_u32x2){0} + t_v;
        unsigned long k2;
        for (k2 = 0; k2 < 256UL; k2 += 4) {
            const vcc_u32x2 t_v0 = t6_v + t2_v;
            const vcc_u32x2 t_v1 = t6_v + t3_v;
            const vcc_f64x2 weights_new_v0 =
                __builtin_convertvector((vcc_i32x2)t6_v, vcc_f64x2) * t5_v;
            const vcc_f64x2 weights_new_v1 =
                __builtin_convertvector((vcc_i32x2)t_v0, vcc_f64x2) * t5_v;
            *(vcc_f64x2 *)(void *)(shape->weights + k2) = weights_new_v0;
            *(vcc_f64x2 *)(void *)(shape->weights + k2 + 2) = weights_new_v1;
            t6_v = t_v1;
        }
    }
    VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < 256; i++)
        shape->weights[i] = i * 0.5;
#endif
    shape->count = m;
    shape->row = 1;
    rows_behind_pointers_look_up(rows, shape, a);
    rows_behind_pointers_turn(rows, from, &n, 0);
    if (n > 0)
        rows_behind_pointers_shrink(d, &shape->count, a);
    shape->count = m;
    if (m > 8) {
        d[5] = m;
        rows_behind_pointers_shrink(d, &d[5], a);
    }
#ifdef VCC_VECTOR
    /* vcc: line 51: 4 lanes x 4, then 4, generic; runs if rows_behind_pointers_kept and c are far
       enough apart */
    int i_done2 = 0;
    if (m >= 4 && (unsigned long)c - (unsigned long)rows_behind_pointers_kept - 1 >= 63) {
        const unsigned long end = (unsigned long)m & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at_s = k2 + copy * 4;
                const vcc_f32x4 c_v = *(const vcc_f32x4 *)(const void *)(c + at_s);
                const vcc_f32x4 rows_behind_pointers_kept_v =
                    *(const vcc_f32x4 *)(const void *)((char *)rows_behind_pointers_kept + at_s * 4);
                const vcc_f32x4 c_new_v = c_v + rows_behind_pointers_kept_v;
                *(vcc_f32x4 *)(void *)(c + at_s) = c_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_f32x4 c2_v = *(const vcc_f32x4 *)(const void *)(c + k2);
            const vcc_f32x4 rows_behind_pointers_kept2_v =
                *(const vcc_f32x4 *)(const void *)((char *)rows_behind_pointers_kept + k2 * 4);
            const vcc_f32x4 c_new2_v = c2_v + rows_behind_pointers_kept2_v;
            *(vcc_f32x4 *)(void *)(c + k2) = c_new2_v;
        }
        i_done2 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done2; i < m; i++) {
        VCC_KEEP_SCALAR;
        c[i] += rows_behind_pointers_kept[0][i];
    }
#else
    for (int i = 0; i < m; i++)
        c[i] += rows_behind_pointers_kept[0][i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
