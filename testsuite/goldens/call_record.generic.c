/* vcc 0.1.0 wrote this from call_record.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | float a | float b | inout float x[n] | inout float y[n] */
struct call_record_point { float x, y; };

static struct call_record_point call_record_turn(struct call_record_point p, float c, float s)
{
    struct call_record_point q;
    q.x = p.x * c - p.y * s;
    q.y = p.x * s + p.y * c;
    return q;
}

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void call_record(int n, float a, float b, float *x, float *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 15: 4 lanes, generic; runs if x and y are far enough apart, y and x are far enough
       apart */
    i = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)x - 1 >= 63
        && (unsigned long)x - (unsigned long)y - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float a_v = (float)a;
        const vcc_f32x4 a2_v = __extension__ (vcc_f32x4){a_v, a_v, a_v, a_v};
        const float b_v = (float)b;
        const vcc_f32x4 b2_v = __extension__ (vcc_f32x4){b_v, b_v, b_v, b_v};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(y + k);
            *(vcc_f32x4 *)(void *)(x + k) = x_v * a2_v - y_v * b2_v;
            *(vcc_f32x4 *)(void *)(y + k) = x_v * b2_v + y_v * a2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        struct call_record_point p = { x[i], y[i] };
        p = call_record_turn(p, a, b);
        x[i] = p.x;
        y[i] = p.y;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
