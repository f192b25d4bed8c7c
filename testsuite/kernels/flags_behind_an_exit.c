/* kernel: int n | in i32 a[n] | in float b[n] | float fx | float gx | out float d[n] restrict | make a = a[i] == 5 ? 6 : a[i] |
   make fx = 3e38f | make gx = 3e38f | exit a = 5 | -> i32 */
/* What is the same in all iterations overflows, but the first iteration may leave before. */
int flags_behind_an_exit(int n, const int *a, const float *b, float fx, float gx, float *d)
{
    int i;
    for (i = 0; i < n; i++) {
        if (a[i] == 5)
            break;
        d[i] = fx * gx - b[i];
    }
    return i;
}
