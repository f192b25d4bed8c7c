/* kernel: int n | in float x[n+2] | inout float y[n] | inout float z[n] */
static float call_loads_mean(const float *x, int i)
{
    return (x[i] + x[i + 1] + x[i + 2]) * 0.25f;
}

static void call_loads_put(float *y, const float *x, int i)
{
    float mean = call_loads_mean(x, i);
    y[i] = mean > y[i] ? mean : y[i];
}

void call_loads(int n, const float *x, float *y, float *z)
{
    for (int i = 0; i < n; i++) {
        call_loads_put(y, x, i);
        z[i] -= x[i];
    }
}
