/* kernel: int n | in i32 a[n] | inout i32 t[n+16] */
static int table_may_alias_walk(const int *t, int x)
{
    int at = x & 15, sum = 0;
    for (int k = 0; k < 5; k++) {
        sum ^= t[at];
        at = (at * 5 + (t[at] & 3)) & 15;
    }
    return sum;
}

/* Each iteration reads what earlier ones wrote. */
void table_may_alias(int n, const int *a, int *t)
{
    for (int k = 0; k < n; k++)
        t[k] = table_may_alias_walk(t, a[k]);
}
