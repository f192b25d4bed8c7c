/* kernel: int n | in float b[n+1] | out float a[n] | -> i32 */
/* A variable that has what the counter had in the iteration before, and the last one at first. */
int wrap_around(int n, const float *restrict b, float *restrict a)
{
    int last = n, i;
    for (i = 0; i < n; i++) {
        a[i] = (b[i] + b[last]) * 0.5f;
        last = i;
    }
    return last;
}
