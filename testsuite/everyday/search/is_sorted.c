/* kernel: int n | in i32 x[n+1] | make x = 5 * i | exit x[i + 1] = -1 - i | -> i32 */
int is_sorted(int n, const int *x)
{
    for (int i = 0; i < n; i++)
        if (x[i] > x[i + 1])
            return 0;
    return 1;
}
