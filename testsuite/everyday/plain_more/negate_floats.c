/* kernel: int n | inout float x[n] */
void negate_floats(int n, float *x)
{
    for (int i = 0; i < n; i++)
        x[i] = -x[i];
}
