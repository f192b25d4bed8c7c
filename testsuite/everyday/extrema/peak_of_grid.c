/* kernel: int n | in float a[16*n] | out i32 at[2] | -> float */
float peak_of_grid(int n, const float (*a)[16], int *at)
{
    float peak = -1e30f;
    int row = 0, column = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 16; j++)
            if (a[i][j] > peak) {
                peak = a[i][j];
                row = i;
                column = j;
            }
    at[0] = row;
    at[1] = column;
    return peak;
}
