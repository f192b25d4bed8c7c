/* kernel: int n | inout i32 a[n+3] restrict | inout i32 b[n] restrict | in i32 k[n] restrict */
void sort_under_condition(int n, int *restrict a, int *restrict b, const int *restrict k)
{
    for (int i = 0; i < n; i++)
        if (k[i] & 1) {
            a[i] = (int)((unsigned)b[i] - (unsigned)k[i]);
            b[i] = a[i + 1] ^ a[i + 3];
        }
}
