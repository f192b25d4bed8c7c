/* kernel: int n | inout i32 y[8] | in i32 x[8] restrict */
void block_add_reversed(int n, int *y, const int *restrict x)
{
    y[0] += x[7];
    y[1] += x[6];
    y[2] += x[5];
    y[3] += x[4];
    y[4] += x[3];
    y[5] += x[2];
    y[6] += x[1];
    y[7] += x[0];
}
