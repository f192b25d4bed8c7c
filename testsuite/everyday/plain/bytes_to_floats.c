/* kernel: int n | in u8 x[n] | out float y[n] */
void bytes_to_floats(int n, const unsigned char *x, float *y)
{
    for (int i = 0; i < n; i++)
        y[i] = (float)x[i] * (1.0f / 255.0f);
}
