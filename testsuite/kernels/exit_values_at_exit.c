/* kernel: int n | in i32 a[n] | in float b[n] | out i32 at[1] restrict | out float r[2] restrict |
   exit a = -1 */
void exit_values_at_exit(int n, const int *a, const float *b, int *at, float *r)
{
    float before = 0, now = 0;
    int i;
    for (i = 0; i < n; i++) {
        now = b[i];
        if (a[i] == -1)
            break;
        before = now;
    }
    at[0] = i;
    r[0] = before;
    r[1] = now;
}
