/* kernel: int n | in i32 key[n] | in i32 x[64] | out i32 y[n] restrict */
void gathered_when(int n, const int *key, const int *x, int *restrict y)
{
    int i;
    for (i = 0; i < n; i++)
        if (key[i] > 3 && key[i] < 64)
            y[i] = x[key[i]];
}
