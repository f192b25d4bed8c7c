/* kernel: int n | float gain | in u8 x[n] | out u8 y[n] | make gain = 1.5f */
void gain_through_floats(int n, float gain, const unsigned char *x, unsigned char *y)
{
    for (int i = 0; i < n; i++) {
        float v = (float)x[i] * gain + 0.5f;
        y[i] = v < 255.0f ? (unsigned char)(int)v : 255;
    }
}
