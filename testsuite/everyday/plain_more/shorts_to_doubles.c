/* kernel: int n | in i16 x[n] | out double y[n] */
void shorts_to_doubles(int n, const short *x, double *y)
{
    for (int i = 0; i < n; i++)
        y[i] = x[i] / 32768.0;
}
