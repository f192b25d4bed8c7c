/* kernel: int n | in float a[16*n] | in float first[1] | -> float */
/* What is no number is passed over, and zeros keep the sign of the first one. */
float rows_largest(int n, const float (*a)[16], const float *first)
{
    float best = *first;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 16; j++)
            best = a[i][j] > best ? a[i][j] : best;
    return best;
}
