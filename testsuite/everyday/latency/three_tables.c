/* kernel: int n | in u8 x[n] | in i32 first[256] | in i32 second[256] | in i32 third[256] | out i32 y[n] restrict */
void three_tables(int n, const unsigned char *restrict x, const int *restrict first, const int *restrict second,
                  const int *restrict third, int *restrict y)
{
    for (int i = 0; i < n; i++)
        y[i] = third[second[first[x[i]] & 255] & 255];
}
