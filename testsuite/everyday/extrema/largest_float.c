/* kernel: int n | in float x[n+1] | -> float */
float largest_float(int n, const float *x)
{
    float best = x[0];
    for (int i = 1; i < n; i++)
        if (x[i] > best)
            best = x[i];
    return best;
}
