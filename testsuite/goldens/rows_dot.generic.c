/* kernel: int n | in i16 a[8*n] | in i16 w[8] | -> i32 */
int rows_dot(int n, const short (*a)[8], const short *w)
{
    unsigned sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 8; j++)
            sum += (unsigned)(a[i][j] * w[j]);
    return (int)sum;
}
