/* kernel: int n | in float a[4096] | out float sums[64] restrict */
void column_sums_64(int n, const float *a, float *restrict sums)
{
    const float(*rows)[64] = (const float(*)[64])a;
    for (int j = 0; j < 64; j++) {
        float sum = (float)n;
        for (int i = 0; i < 64; i++)
            sum += rows[i][j];
        sums[j] = sum;
    }
}
