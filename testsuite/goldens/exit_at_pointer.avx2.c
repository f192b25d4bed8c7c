/* kernel: int n | in i32 a[n+1] | exit a = -1 | -> i64 */
long exit_at_pointer(int n, const int *a)
{
    const int *p = a, *last = a + n;
    long i;
    for (i = 0; *p != -1 && p != last && i < 1000000; i++)
        p++;
    return i;
}
