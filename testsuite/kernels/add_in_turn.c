/* kernel: int n | in u32 w[3] | inout u32 rgb[3*n] | inout float xyzw[4*n] */
void add_in_turn(int n, const unsigned *w, unsigned *rgb, float *xyzw)
{
    const float scale = (float)(w[0] & 7);
    for (int i = 0; i < n; i++) {
        rgb[3 * i] = (rgb[3 * i] ^ w[1]) + w[0];
        rgb[3 * i + 1] = (rgb[3 * i + 1] ^ 77) + w[1];
        rgb[3 * i + 2] = (rgb[3 * i + 2] ^ (unsigned)n) + w[2];
        xyzw[4 * i] = xyzw[4 * i] * scale + 1.0f;
        xyzw[4 * i + 1] = xyzw[4 * i + 1] * 0.5f + 2.0f;
        xyzw[4 * i + 2] = xyzw[4 * i + 2] * scale + -3.0f;
        xyzw[4 * i + 3] = xyzw[4 * i + 3] * -2.0f + scale;
    }
}
