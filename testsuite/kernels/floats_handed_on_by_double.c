/* kernel: int n | in float x[n] restrict | out float y[n] restrict | -> float */
/* A `double` variable that is a `float` number in each iteration, handed on to the next one; a largest magnitude. */
float floats_handed_on_by_double(int n, const float *restrict x, float *restrict y)
{
    double last = 0.0;
    float most = 0;
    int i;
    for (i = 0; i < n; i++) {
        y[i] = x[i] - last;
        last = x[i];
        if (__builtin_fabs(x[i]) > most)
            most = __builtin_fabs(x[i]);
    }
    return most;
}
