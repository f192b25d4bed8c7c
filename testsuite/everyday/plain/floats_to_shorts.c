/* kernel: int n | in float x[n] | out i16 y[n] */
void floats_to_shorts(int n, const float *x, short *y)
{
    for (int i = 0; i < n; i++) {
        float v = x[i] * 256.0f;
        y[i] = (short)(v > 32767.0f ? 32767.0f : v < -32768.0f ? -32768.0f : v);
    }
}
