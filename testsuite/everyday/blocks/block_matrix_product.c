/* kernel: int n | out float r[16] restrict | in float a[16] | in float b[16] */
/* A row of the product is a combination of the rows of the second matrix. */
void block_matrix_product(int n, float *restrict r, const float *a, const float *b)
{
    int i;
    for (i = 0; i < 4; i++) {
        r[4 * i + 0] = a[4 * i] * b[0] + a[4 * i + 1] * b[4] + a[4 * i + 2] * b[8] + a[4 * i + 3] * b[12];
        r[4 * i + 1] = a[4 * i] * b[1] + a[4 * i + 1] * b[5] + a[4 * i + 2] * b[9] + a[4 * i + 3] * b[13];
        r[4 * i + 2] = a[4 * i] * b[2] + a[4 * i + 1] * b[6] + a[4 * i + 2] * b[10] + a[4 * i + 3] * b[14];
        r[4 * i + 3] = a[4 * i] * b[3] + a[4 * i + 1] * b[7] + a[4 * i + 2] * b[11] + a[4 * i + 3] * b[15];
    }
}
