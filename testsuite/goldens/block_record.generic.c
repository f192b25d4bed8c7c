/* vcc 0.1.0 wrote this from block_record.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout float p[8] restrict | in float v[8] | float dt */
/* Members of records, which must lie side by side. */
struct body { float x, y, z, w; };
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void block_record(int n, float *restrict p, const float *v, float dt)
{
    struct body *to = (struct body *)(void *)p + (n & 1);
    const struct body *from = (const struct body *)(const void *)v + (n & 1);
#ifdef VCC_VECTOR
    /* vcc: block at lines 8 to 11: 4 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct body, x) == 0,
            "layout of struct body");
        __extension__ _Static_assert(__builtin_offsetof(struct body, y) == 4,
            "layout of struct body");
        __extension__ _Static_assert(__builtin_offsetof(struct body, z) == 8,
            "layout of struct body");
        __extension__ _Static_assert(__builtin_offsetof(struct body, w) == 12,
            "layout of struct body");
        const float dt_v = (float)dt;
        const vcc_f32x4 dt2_v = __extension__ (vcc_f32x4){dt_v, dt_v, dt_v, dt_v};
        const vcc_f32x4 t_v = *(const vcc_f32x4 *)(const void *)&from->x * dt2_v;
        const vcc_f32x4 t2_v = *(const vcc_f32x4 *)(const void *)&to->x + t_v;
        *(vcc_f32x4 *)(void *)(char *)(unsigned long)&to->x = t2_v;
    }
#else
    to->x += from->x * dt;
    to->y += dt * from->y;
    to->z += from->z * dt;
    to->w += from->w * dt;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
