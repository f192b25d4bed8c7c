/* kernel: int n | float first | in float x[n] | out float y[n] | -> float */
/* What each iteration has of the one before is a value that this computed without it. */
float first_differences(int n, float first, const float *x, float *y)
{
    float before = first;
    int i;
    for (i = 0; i < n; i++) {
        y[i] = x[i] - before;
        before = x[i];
    }
    return before;
}
