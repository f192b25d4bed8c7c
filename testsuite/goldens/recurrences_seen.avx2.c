/* kernel: int n | in i64 x[2*n+2] | out i64 r[4] restrict */
void recurrences_seen(int n, const long long *x, long long *restrict r)
{
    long long a = 11, b = 7, seen = 0;
    for (int i = 0; i < n; i++) {
        a = (long long)((unsigned long long)a * 3 + (unsigned long long)x[2 * i]);
        b = (long long)((unsigned long long)b * 3 + (unsigned long long)x[2 * i + 1]);
        seen = b;
        a = (int)a;
        b = (int)b;
    }
    r[0] = a;
    r[1] = b;
    r[2] = seen;
    r[3] = 0;
}
