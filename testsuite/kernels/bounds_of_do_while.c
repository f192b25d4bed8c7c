/* kernel: int n | in i32 a[n+1] | i32 m | inout i32 d[n+1] | make m = n + 9 | exit m = i + 1 | -> i32 */
/* The bound in the middle is met before the one at the end is tested. */
int bounds_of_do_while(int n, const int *a, int m, int *d)
{
    int i = 0;
    unsigned s = 0;
    do {
        if (i + 2 > m)
            return (int)(s * 7u + (unsigned)i);
        s += (unsigned)a[i];
        d[i] = a[i] ^ d[i];
        i++;
    } while (i < n);
    return (int)(s ^ (unsigned)i);
}
