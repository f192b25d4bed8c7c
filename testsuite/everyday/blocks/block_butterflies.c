/* kernel: int n | inout i16 x[8] | out i32 y[8] restrict */
void block_butterflies(int n, short *x, int *restrict y)
{
    y[0] = x[0] + x[7];
    y[1] = x[1] + x[6];
    y[2] = x[2] + x[5];
    y[3] = x[3] + x[4];
    y[4] = x[3] - x[4];
    y[5] = x[2] - x[5];
    y[6] = x[1] - x[6];
    y[7] = x[0] - x[7];
}
