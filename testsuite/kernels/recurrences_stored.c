/* kernel: int n | float gain | float mix | in float x[4*n] | out float y[4*n] restrict | inout float state[4] restrict */
void recurrences_stored(int n, float gain, float mix, const float *x, float *restrict y, float *restrict state)
{
    float s0 = state[0], s1 = state[1], s2 = state[2], s3 = state[3];
    for (int i = 0; i < n; i++) {
        s0 = s0 * gain + x[4 * i] * mix;
        s1 = s1 * gain + x[4 * i + 1] * mix;
        s2 = s2 * gain + x[4 * i + 2] * mix;
        s3 = s3 * gain + x[4 * i + 3] * mix;
        y[4 * i] = s0 - x[4 * i];
        y[4 * i + 1] = s1 - x[4 * i + 1];
        y[4 * i + 2] = s2 - x[4 * i + 2];
        y[4 * i + 3] = s3 - x[4 * i + 3];
    }
    state[0] = s0;
    state[1] = s1;
    state[2] = s2;
    state[3] = s3;
}
