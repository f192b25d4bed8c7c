/* kernel: int n | in i32 x[n] | out float y[n] */
void ints_to_floats(int n, const int *x, float *y)
{
    for (int i = 0; i < n; i++)
        y[i] = (float)x[i] * 0.001f;
}
