/* kernel: int n | in i32 a[n] | inout i32 c[n] */
/* Written only where the condition holds. */
void guarded_store(int n, const int *a, int *c)
{
    int i;
    for (i = 0; i < n; i++)
        if (a[i] > 0)
            c[i] = a[i];
}
