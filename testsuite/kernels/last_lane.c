/* kernel: int n | in i32 x[n] | in i32 t[64] | inout i32 at[n] restrict | out float d[n] restrict */
#pragma simd declare(uniform(t))
static float last_lane_walk(int x, const int *t, int *at)
{
    int i = x & 63, steps = 0, k;
    float sum = 1.0f;
    while (steps < 60) {
        const int next = (i * 5 + (t[i] & 3)) & 63;
        if (next == i)
            return sum;
        if ((t[next] & 0x1c) == 4)
            return -sum;
        for (k = t[next] & 3; k > 0; k--)
            sum = sum * 0.75f + (float)(t[(i + k) & 63] % (steps + 3));
        if (sum > 10.0f)
            sum = sum / 3.0f;
        else
            *at ^= next;
        i = next;
        steps++;
    }
    return sum * 2;
}

#pragma simd declare
static int last_lane_divisor(int a, int b)
{
    while (b) {
        const int rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

void last_lane(int n, const int *x, const int *t, int *at, float *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        const float walked = last_lane_walk(x[k], t, &at[k]);
        d[k] = walked + (float)last_lane_divisor(x[k] & 0xffff, 1 + (at[k] & 0x7fff));
    }
}
