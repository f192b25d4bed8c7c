/* kernel: int n | in i32 x[n] | i32 key | exit x = key | down | -> i32 */
int last_index(int n, const int *x, int key)
{
    for (int i = n - 1; i >= 0; i--)
        if (x[i] == key)
            return i;
    return -1;
}
