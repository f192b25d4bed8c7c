/* kernel: int n | in i32 a[n] | in i32 b[n] | i32 lo | i32 hi | make lo = 100 | make hi = 200 |
   make a = i % 3 ? a[i] % 101 : 101 | make b = i % 3 ? b[i] : 200 | exit a = lo + 1, b = hi - 1 | -> i32 */
int exit_and_condition(int n, const int *a, const int *b, int lo, int hi)
{
    for (int i = 0; i < n; i++)
        if (a[i] > lo && b[i] < hi)
            return i;
    return -1;
}
