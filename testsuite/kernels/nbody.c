/* kernel: int n | in float x[n] | in float y[n] | in float m[n] | out float ax[n] restrict | out float ay[n] restrict */
struct pull { float x, y; };

#pragma simd declare
static float inverse_root(float a)
{
    float r = a > 1.0f ? 1.0f / a : 1.0f;
    int i;
    for (i = 0; i < 8; i++)
        r = r * (1.5f - 0.5f * a * r * r);
    return r;
}

#pragma simd declare(uniform(n, xs, ys, ms))
static struct pull pull_on(float x, float y, int n, const float *xs, const float *ys, const float *ms)
{
    struct pull sum;
    int j;
    sum.x = 0.0f;
    sum.y = 0.0f;
    for (j = 0; j < n; j++) {
        float dx = xs[j] - x, dy = ys[j] - y;
        float d2 = dx * dx + dy * dy;
        float inverse, f;
        if (d2 == 0.0f)
            continue;
        inverse = inverse_root(d2 + 0.01f);
        f = ms[j] * inverse * inverse * inverse;
        sum.x += f * dx;
        sum.y += f * dy;
    }
    return sum;
}

void nbody(int n, const float *x, const float *y, const float *m, float *ax, float *ay)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        struct pull p = pull_on(x[k], y[k], n, x, y, m);
        ax[k] = p.x;
        ay[k] = p.y;
    }
}
