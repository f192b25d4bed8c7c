/* kernel: int n | int m | make m = n < 64 ? n : 64 | in u32 a[64] | in u32 b[64] | out u32 c[64] restrict */
/* The lower coefficients of a product. */
void multiply_polynomials(int n, int m, const unsigned *restrict a, const unsigned *restrict b, unsigned *restrict c)
{
    for (int i = 0; i < m; i++) {
        unsigned sum = 0;
        for (int j = 0; j <= i; j++)
            sum += a[j] * b[i - j];
        c[i] = sum;
    }
}
