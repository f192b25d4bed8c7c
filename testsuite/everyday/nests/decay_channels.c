/* kernel: int n | in float x[16*n] | out float y[16*n] */
/* One filter with a state for each channel. */
void decay_channels(int n, const float *x, float *y)
{
    for (int c = 0; c < 16; c++) {
        float state = 0;
        for (int t = 0; t < n; t++) {
            state = 0.75f * state + 0.25f * x[16 * t + c];
            y[16 * t + c] = state;
        }
    }
}
