/* kernel: int n | in i32 x[n] restrict | inout i32 y[n] restrict | inout i32 z[n] restrict | -> i32 */
int pack_beside(int n, const int *restrict x, int *restrict y, int *restrict z)
{
    int k = 0, large = 0;
    for (int i = 0; i < n; i++) {
        if (x[i] > 0) {
            large += x[i] > 100;
            if (y[i] < x[i])
                z[k++] = y[i] & 1 ? i : x[i];
        }
        y[i] ^= x[i];
    }
    return k * 3 + large;
}
