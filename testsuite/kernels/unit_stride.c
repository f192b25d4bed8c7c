/* kernel: int n | u32 s | in float x[2*n+8] | inout float y[2*n+8] */
/* Strides of 1, 2, 0 and -1; arrays may overlap. */
void unit_stride(int n, unsigned s, const float *x, float *y)
{
    static const int strides[] = { 1, 2, 0, -1 };
    int i, by = strides[s & 3];
    if (by < 0) {
        x += n;
        y += n;
    }
    for (i = 0; i < n; i++)
        y[i * by] = 2 * x[i * by] + y[i * by];
}
