/* kernel: int n | int m | make m = n | inout double a[2*n] */
void behind_the_middle(int n, int m, double *a)
{
    for (int i = 0; i < n; i++)
        a[i] = a[i + m] - 0.5;
}
