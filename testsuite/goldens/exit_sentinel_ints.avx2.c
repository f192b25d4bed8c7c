/* kernel: in i32 a[n+1] | i32 x | make a = i < n ? a[i] : x | exit a = x | -> i32 */
/* The caller has put x behind the last element. */
int exit_sentinel_ints(const int *a, int x)
{
    int i = 0;
    while (a[i] != x)
        i++;
    return i;
}
