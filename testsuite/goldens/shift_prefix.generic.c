/* kernel: int n | inout i32 a[n+1] */
/* Forward: reads ahead of what it writes. */
void shift_prefix(int n, int *a)
{
    for (int i = 0; i < n; i++)
        a[i] = a[i + 1];
}
