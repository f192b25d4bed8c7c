/* kernel: int n | double a | out double y[n+64] restrict | in double x[n] restrict | in u8 t[n] | -> double */
/* A state is stored wherever a table says, in an array that nothing else leads to. */
double overlap_scatter(int n, double a, double *restrict y, const double *restrict x, const unsigned char *t)
{
    double s = 1.0;
    for (int i = 0; i < n; i++) {
        s = s * a + x[i] * x[i];
        y[t[i] & 63] = s;
    }
    return s;
}
