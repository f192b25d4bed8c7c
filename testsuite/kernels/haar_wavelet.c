/* kernel: int n | inout float a[16*n] restrict */
#pragma simd declare(linear(row: 16))
static void haar_wavelet_lane(float *row)
{
    float part[16];
    int length, i;
    for (length = 16; length > 1; length /= 2) {
        int half = length / 2;
        for (i = 0; i < half; i++) {
            part[i] = (row[2 * i] + row[2 * i + 1]) * 0.70710678f;
            part[half + i] = (row[2 * i] - row[2 * i + 1]) * 0.70710678f;
        }
        for (i = 0; i < length; i++)
            row[i] = part[i];
    }
}

void haar_wavelet(int n, float *a)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++)
        haar_wavelet_lane(a + 16 * k);
}
