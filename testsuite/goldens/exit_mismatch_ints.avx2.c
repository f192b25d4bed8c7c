/* kernel: int n | in i32 a[n] | in i32 b[n] | make b = a[i] | exit b = !a[i] | -> i32 */
int exit_mismatch_ints(int n, const int *a, const int *b)
{
    int i = 0;
    while (i < n && a[i] == b[i])
        i++;
    return i;
}
