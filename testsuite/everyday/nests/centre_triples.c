/* kernel: int n | in double x[3*n] | in double centre[3] | out double y[3*n] */
void centre_triples(int n, const double (*x)[3], const double *centre, double (*y)[3])
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 3; k++)
            y[i][k] = x[i][k] - centre[k];
}
