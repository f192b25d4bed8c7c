/* kernel: int n | in float re[n] | in float im[n] | out u32 d[n] restrict */
#ifndef MOST
#define MOST 50
#endif
typedef struct { float re, im; } complex;

#pragma simd declare(uniform(most))
static unsigned mandelbrot_lane(complex c, unsigned most)
{
    complex z = c;
    unsigned i;
    for (i = 0; i < most; i++) {
        float re2 = z.re * z.re, im2 = z.im * z.im;
        if (re2 + im2 > 4.0f)
            break;
        z.im = 2.0f * z.re * z.im + c.im;
        z.re = re2 - im2 + c.re;
    }
    return i;
}

void mandelbrot(int n, const float *re, const float *im, unsigned *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        complex c = { re[k], im[k] };
        d[k] = mandelbrot_lane(c, MOST);
    }
}
