/* kernel: int n | in i32 a[(n+1)/2] | int half | i32 x | make half = (n + 1) / 2 | exit a = x | whole | -> i32 */
int exit_half(int n, const int *a, int half, int x)
{
    int i;
    for (i = 0; i < n; i++) {
        if (i < half) {
            if (a[i] == x)
                break;
        }
    }
    return i;
}
