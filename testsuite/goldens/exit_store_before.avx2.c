/* kernel: int n | in i32 a[n] | out i32 d[n] | i32 x | exit a = x */
void exit_store_before(int n, const int *a, int *d, int x)
{
    for (int i = 0; i < n; i++) {
        d[i] = a[i] / 2;
        if (a[i] == x)
            break;
    }
}
