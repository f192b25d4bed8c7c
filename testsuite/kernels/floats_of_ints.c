/* kernel: int n | in i32 x[n] restrict | out float y[n] restrict */
/* An int is rounded once, with or without `double` between; a product of it and a number, twice. */
void floats_of_ints(int n, const int *restrict x, float *restrict y)
{
    int i;
    for (i = 0; i < n; i++)
        y[i] = (float)(double)x[i] + (float)(x[i] * 3.0);
}
