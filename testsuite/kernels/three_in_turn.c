/* kernel: int n | in double x[n+2] | out double y[n] | -> double */
/* What was read twice is handed on twice; the third one is read before `y` is written. */
double three_in_turn(int n, const double *restrict x, double *restrict y)
{
    double a = x[0], b = x[1], sum = 0.0;
    int i;
    for (i = 0; i < n; i++) {
        double c;
        y[i] = b * 0.5;
        c = x[i + 2];
        y[i] += a * 0.25 + c * 0.25;
        a = b;
        b = c;
    }
    sum = a - b;
    return sum;
}
