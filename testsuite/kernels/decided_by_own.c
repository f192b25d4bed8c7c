/* kernel: int n | inout i32 a[n] | inout i32 b[n] | -> i32 */
/* Another iteration writes what decides: the loop goes one way first, then the other. */
int decided_by_own(int n, int *a, int *b)
{
    const int *w = a + n / 2, *v = b + n - 1;
    int last = 3;
    for (int i = 0; i < n; i++) {
        a[i] = b[i] >> 1;
        if (*w > 1)
            last = i;
        else
            b[i] = *v > 0 ? i : 7;
    }
    return last;
}
