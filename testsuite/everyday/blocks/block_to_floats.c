/* kernel: int n | out float y[8] restrict | in i16 x[8] | float scale */
void block_to_floats(int n, float *restrict y, const short *x, float scale)
{
    y[0] = x[0] * scale;
    y[1] = x[1] * scale;
    y[2] = x[2] * scale;
    y[3] = x[3] * scale;
    y[4] = x[4] * scale;
    y[5] = x[5] * scale;
    y[6] = x[6] * scale;
    y[7] = x[7] * scale;
}
