/* vcc 0.1.0 wrote this from call_record.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
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
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void call_record(int n, float a, float b, float *x, float *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 15: 8 lanes, avx2; runs if x and y are far enough apart, y and x are far enough
       apart */
    i = 0;
    if (n >= 8 && (unsigned long)y - (unsigned long)x - 1 >= 127
        && (unsigned long)x - (unsigned long)y - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256 a_v = _mm256_set1_ps(a);
        const __m256 b_v = _mm256_set1_ps(b);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256 x_v = _mm256_loadu_ps(x + k);
            const __m256 y_v = _mm256_loadu_ps(y + k);
            const __m256 x_new_v = _mm256_sub_ps(_mm256_mul_ps(x_v, a_v), _mm256_mul_ps(y_v, b_v));
            _mm256_storeu_ps(x + k, x_new_v);
            const __m256 y_new_v = _mm256_add_ps(_mm256_mul_ps(x_v, b_v), _mm256_mul_ps(y_v, a_v));
            _mm256_storeu_ps(y + k, y_new_v);
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
