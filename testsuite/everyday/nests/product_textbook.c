/* kernel: int n | int m | make m = n < 48 ? n : 48 | in double a[2304] | in double b[2304] | out double c[2304] */
void product_textbook(int n, int m, const double *a, const double *b, double *c)
{
    for (int i = 0; i < m; i++)
        for (int j = 0; j < m; j++) {
            double sum = 0;
            for (int k = 0; k < m; k++)
                sum += a[i * m + k] * b[k * m + j];
            c[i * m + j] = sum;
        }
}
