/* kernel: int n | in i32 x[n] | i32 key | exit x = key | -> i32 */
int find_int(int n, const int *x, int key)
{
    for (int i = 0; i < n; i++)
        if (x[i] == key)
            return i;
    return -1;
}
