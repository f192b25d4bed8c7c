/* kernel: int n | in i32 a[n] | make a = i + 1 + (a[i] & 255) | exit a = i | -> i32 */
int exit_own_index(int n, const int *a)
{
    for (int i = 0; i < n; i++)
        if (a[i] == i)
            return i;
    return -1;
}
