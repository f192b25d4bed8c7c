/* kernel: int n | in float re[n] | in float im[n] | out i32 d[n] */
static int mandelbrot_plain_steps(float re, float im, int most)
{
    float x = re, y = im;
    for (int i = 0; i < most; i++) {
        float x2 = x * x, y2 = y * y;
        if (x2 + y2 > 4.0f)
            return i;
        y = 2.0f * x * y + im;
        x = x2 - y2 + re;
    }
    return most;
}

void mandelbrot_plain(int n, const float *re, const float *im, int *d)
{
    for (int k = 0; k < n; k++)
        d[k] = mandelbrot_plain_steps(re[k], im[k], 60);
}
