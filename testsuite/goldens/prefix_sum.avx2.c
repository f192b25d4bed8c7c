/* kernel: int n | inout u32 a[n+1] */
/* A recurrence: stays scalar. */
void prefix_sum(int n, unsigned *a)
{
    int i;
    for (i = 0; i < n; i++)
        a[i + 1] += a[i];
}
