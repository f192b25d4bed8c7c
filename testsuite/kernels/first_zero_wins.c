/* kernel: int n | in float x[n] | -> float */
/* The zero that comes first is the least, whatever its sign. */
float first_zero_wins(int n, const float *x)
{
    float low = 2;
    for (int i = 0; i < n; i++) {
        float v = x[i] < -1 ? -0.0f : x[i] > 1 ? 0.0f : 1.0f;
        if (v < low)
            low = v;
    }
    return low;
}
