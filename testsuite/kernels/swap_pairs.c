/* kernel: int n | inout i64 a[2*n] | inout i32 b[2*n] restrict */
void swap_pairs(int n, long *a, int *restrict b)
{
    int i;
    for (i = 0; i < n; i++) {
        long t = a[2 * i];
        int u = b[2 * i + 1];
        a[2 * i] = a[2 * i + 1];
        b[2 * i + 1] = b[2 * i] ^ 1;
        a[2 * i + 1] = t;
        b[2 * i] = u;
    }
}
