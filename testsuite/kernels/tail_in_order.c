/* kernel: int n | int m | make m = 21 | in double a[21*n] | -> double */
/* The same in the order of the columns. */
double tail_in_order(int n, int m, const double *a)
{
    double sum = -0.0;
    for (int j = 0; j < n; j++) {
        double column = 1;
        for (int k = 0; k < m; k++)
            column = column * 0.5 + a[k * n + j];
        sum += column;
    }
    return sum;
}
