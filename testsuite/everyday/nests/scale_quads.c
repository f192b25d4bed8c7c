/* kernel: int n | float s | make s = 3 | in float x[4*n] | out float y[4*n] */
void scale_quads(int n, float s, const float (*x)[4], float (*y)[4])
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 4; j++)
            y[i][j] = x[i][j] * s;
}
