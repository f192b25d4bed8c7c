/* kernel: int n | in float x[64*n] | in float c[64] | out float d[64*n] restrict */
#pragma simd declare(linear(x: 64, d: 64), uniform(c))
static void dct_8x8_lane(const float *x, const float *c, float *d)
{
    float half[64];
    int i, j, u;
    for (i = 0; i < 8; i++)
        for (u = 0; u < 8; u++) {
            float sum = 0.0f;
            for (j = 0; j < 8; j++)
                sum += x[8 * i + j] * c[8 * u + j];
            half[8 * i + u] = sum;
        }
    for (u = 0; u < 8; u++)
        for (j = 0; j < 8; j++) {
            float sum = 0.0f;
            for (i = 0; i < 8; i++)
                sum += c[8 * u + i] * half[8 * i + j];
            d[8 * u + j] = sum;
        }
}

void dct_8x8(int n, const float *x, const float *c, float *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++)
        dct_8x8_lane(x + 64 * k, c, d + 64 * k);
}
