/* kernel: int n | in float x[3*n] | out float y[n] */
void length_of_triples(int n, const float *x, float *y)
{
    for (int i = 0; i < n; i++)
        y[i] = x[3 * i] * x[3 * i] + x[3 * i + 1] * x[3 * i + 1] + x[3 * i + 2] * x[3 * i + 2];
}
