/* kernel: int n | int s | in i32 x[n] | inout i32 d[n] | -> i32 */
/* A variable that has what the counter had before, from the first iteration on. */
int one_before(int n, int s, const int *x, int *d)
{
    unsigned sum = (unsigned)s;
    int before = -1, i;
    for (i = 0; i < n; i++) {
        sum += (unsigned)x[i] ^ (unsigned)before;
        d[i] = before > 7 ? x[i] : before;
        before = i;
    }
    return (int)sum - before;
}
