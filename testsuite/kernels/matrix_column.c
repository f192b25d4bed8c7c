/* kernel: int n | in float m[7*n] | out float column[n] restrict */
void matrix_column(int n, const float *m, float *restrict column)
{
    int i;
    for (i = 0; i < n; i++)
        column[i] = m[7 * i + 3];
}
