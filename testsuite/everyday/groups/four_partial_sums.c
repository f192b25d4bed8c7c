/* kernel: int n | in float x[4*n] | -> float */
float four_partial_sums(int n, const float *x)
{
    float s0 = 0, s1 = 0, s2 = 0, s3 = 0;
    for (int i = 0; i < n; i++) {
        s0 += x[4 * i];
        s1 += x[4 * i + 1];
        s2 += x[4 * i + 2];
        s3 += x[4 * i + 3];
    }
    return (s0 + s1) + (s2 + s3);
}
