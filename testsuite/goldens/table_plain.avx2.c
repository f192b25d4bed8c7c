/* kernel: int n | in i32 a[n] | in i32 t[16] restrict | out i32 d[n] restrict */
static int table_plain_walk(const int *t, int x)
{
    int at = x & 15, sum = 0;
    for (int k = 0; k < 12; k++) {
        sum += t[at] & 0xff;
        at = (at * 5 + (t[at] & 3)) & 15;
        if (sum > 900)
            break;
    }
    return sum;
}

void table_plain(int n, const int *a, const int *restrict t, int *restrict d)
{
    for (int k = 0; k < n; k++)
        d[k] = table_plain_walk(t, a[k]);
}
