/* kernel: int n+1 | inout double x[3*n+3] | -> double */
/* Arrays that live on the stack, one of them as long as an iteration says. */
double variable_local_array(int n, double *x)
{
    double copy[3][n], largest = 0.0;
    for (int r = 0; r < 3; r++)
        for (int i = 0; i < n; i++)
            copy[r][i] = x[r * n + i] * 2.0;
    for (int i = 0; i < n; i++)
        largest = copy[1][i] > largest ? copy[1][i] : largest;
    for (int r = 1; r < 4; r++) {
        const int count = n / r;
        double part[count + 1];
        for (int i = 0; i < count; i++)
            part[i] = copy[3 - r][i] + r;
        for (int i = 0; i < count; i++)
            x[i] = part[count - 1 - i];
    }
    return largest + (double)sizeof copy;
}
