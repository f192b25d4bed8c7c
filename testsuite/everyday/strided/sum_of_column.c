/* kernel: int n | in double m[16*n] | -> double */
double sum_of_column(int n, const double *m)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += m[16 * i];
    return sum;
}
