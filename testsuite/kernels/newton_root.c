/* kernel: int n | in float a[n] | out float d[n] restrict */
#pragma simd declare
static float newton_root_lane(float x)
{
    float y = 1.0f;
    int i = 0;
    if (!(x > 0.0f))
        return 0.0f;
    do {
        float last = y;
        y = 0.5f * (y + x / y);
        if (y == last)
            break;
    } while (++i < 30);
    return y;
}

void newton_root(int n, const float *a, float *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        d[k] = newton_root_lane(a[k]);
    }
}
