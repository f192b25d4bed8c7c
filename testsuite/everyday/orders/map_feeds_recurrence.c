/* kernel: int n | in float x[n] | in float y[n] | -> float */
float map_feeds_recurrence(int n, const float *x, const float *y)
{
    float state = 0;
    for (int i = 0; i < n; i++) {
        float t = (x[i] * y[i] + x[i]) / (1.0f + y[i] * y[i]);
        state = 0.5f * state + t;
    }
    return state;
}
