/* kernel: int n | in double a[n] | inout double b[n] | in double c[n] */
void skip_by_goto(int n, const double *a, double *b, const double *c)
{
    int i;
    for (i = 0; i < n; i++) {
        if (a[i] > 0.0)
            goto next;
        b[i] = b[i] * 0.25 + c[i];
    next:;
    }
}
