/* kernel: int n | in double x[n] | -> double */
double sum_of_squares(int n, const double *x)
{
    double sum = 0, mean = 100;
    for (int i = 0; i < n; i++)
        sum += (x[i] - mean) * (x[i] - mean);
    return sum;
}
