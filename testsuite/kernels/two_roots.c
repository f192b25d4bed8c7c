/* kernel: int n | in float x[n] | in u8 kind[n] | out float root[n] restrict | inout i32 steps[n] restrict */
/* Roots of two kinds: the lanes of either kind are full vectors of their own. */
#pragma simd declare
static float cube_root(float x)
{
    float r = x < 1.0f ? 1.0f : x;
    int k;
    for (k = 0; k < 20; k++)
        r = (2.0f * r + x / (r * r)) / 3.0f;
    return r;
}

#pragma simd declare
static float two_roots_lane(float x, unsigned char kind, int *steps)
{
    float r = x;
    int k;
    if (kind & 1) {
        r = cube_root(x) + 1.0f;
        *steps += 20;
    } else {
        for (k = 0; k < 16; k++)
            r = (r + 2.0f) / (r + 1.0f) - x / (r * r + 3.0f);
        *steps -= kind;
    }
    return r * 0.5f;
}

void two_roots(int n, const float *x, const unsigned char *kind, float *root, int *steps)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++)
        root[k] = two_roots_lane(x[k], kind[k], &steps[k]);
}
