/* kernel: int n | in u32 a[n] | in u32 b[n] | out i32 c[n] */
void compare_unsigned(int n, const unsigned *a, const unsigned *b, int *c)
{
    int i;
    for (i = 0; i < n; i++)
        c[i] = a[i] < b[i];
}
