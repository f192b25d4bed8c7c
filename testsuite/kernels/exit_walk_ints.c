/* kernel: int n | in i32 a[n] | i32 x | exit a = x | -> i64 */
long exit_walk_ints(int n, const int *a, int x)
{
    const int *p = a, *e = a + n;
    while (p != e) {
        if (*p == x)
            return p - a;
        ++p;
    }
    return -1;
}
