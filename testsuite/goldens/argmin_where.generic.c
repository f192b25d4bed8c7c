/* kernel: int n | in i32 a[n] | in u8 valid[n] | make valid = i % 3 | out i32 best[1] | -> i32 */
int argmin_where(int n, const int *a, const unsigned char *valid, int *best)
{
    int at = -1, least = 2147483647;
    for (int i = 0; i < n; i++)
        if (valid[i] && a[i] < least) {
            least = a[i];
            at = i + 1;
        }
    best[0] = least;
    return at;
}
