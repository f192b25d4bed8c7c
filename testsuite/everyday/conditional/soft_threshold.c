/* kernel: int n | inout double x[n] */
void soft_threshold(int n, double *x)
{
    for (int i = 0; i < n; i++)
        if (x[i] > 1.5)
            x[i] -= 1.5;
        else if (x[i] < -1.5)
            x[i] += 1.5;
        else
            x[i] = 0;
}
