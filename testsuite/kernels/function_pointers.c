/* kernel: int n | in i32 kind[n] | in float x[n] | in float y[n] | out float d[n] restrict */
/* Each lane calls the function that its own entry of a table points to. */
typedef float (*operation)(float, float);

static float sum(float x, float y)
{
    return x + y;
}

static float remainder_of(float x, float y)
{
    int i;
    for (i = 0; i < 100 && x >= y && y > 0.0f; i++)
        x -= y;
    return x;
}

static const operation operations[4] = { sum, remainder_of, 0, sum };

void function_pointers(int n, const int *kind, const float *x, const float *y, float *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        operation f = operations[kind[k] & 3];
        float a = x[k], b = y[k], r = a * a - 2.0f * a * b + b;
        r = r < a ? a - r * 0.5f : r * b;
        if (f)
            r += f(a, b) * r - b;
        d[k] = r;
    }
}
