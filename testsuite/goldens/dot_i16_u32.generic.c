/* kernel: int n | in i16 x[n] | in i16 y[n] | -> unsigned */
unsigned dot_i16_u32(int n, const short *x, const short *y)
{
    unsigned sum = 0;
    for (int i = 0; i < n; i++)
        sum += (unsigned)(x[i] * y[i]);
    return sum;
}
