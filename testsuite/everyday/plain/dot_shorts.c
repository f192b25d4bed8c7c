/* kernel: int n | in i16 x[n] | in i16 y[n] | -> i32 */
int dot_shorts(int n, const short *x, const short *y)
{
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i] * y[i];
    return sum;
}
