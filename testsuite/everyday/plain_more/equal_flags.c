/* kernel: int n | in i32 x[n] | in i32 y[n] | out u8 same[n] */
void equal_flags(int n, const int *x, const int *y, unsigned char *same)
{
    for (int i = 0; i < n; i++)
        same[i] = x[i] == y[i];
}
