/* kernel: int n | float k | int f | in float x[n] restrict | out float y[n] restrict | -> int */
/* What is set before a loop has its `double` name there. */
int floats_set_before_by_double(int n, float k, int f, const float *restrict x, float *restrict y)
{
    double c = k, least = -(double)k;
    int i, count = 0;
    if (f > 3)
        c = 0.25;
    k = 0;
    for (i = 0; i < n; i++) {
        y[i] = x[i] * c;
        if (x[i] > least)
            count++;
    }
    return count;
}
