/* kernel: int n | in float x[n+1] | in double y[n+1] | -> double */
/* The largest and the smallest of what are numbers, the first ones of which may be none. */
double max_of_numbers(int n, const float *x, const double *y)
{
    int i;
    float most = x[0];
    double least = y[0];
    for (i = 1; i < n; i++)
        if (x[i] > most || most != most)
            most = x[i];
    for (i = 1; i < n; i++) {
        if (!(least == least) || y[i] < least)
            least = y[i];
    }
    return least + most;
}
