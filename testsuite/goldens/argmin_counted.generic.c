/* kernel: int n | in float x[n] | make x = (float)((i * 7) % 11) | in i32 w[n] | make w = i % 30 | out i32 found[8] restrict | -> i32 */
/* What else a branch decides is not decided by what each lane has found: these stay scalar. */
int argmin_counted(int n, const float *x, const int *w, int *restrict found)
{
    float least = 1e30f, second = 1e9f;
    int at = -1, times = 0, sum = 0, others = 0, i;
    for (i = 0; i < n; i++)
        if (x[i] < least) {
            least = x[i];
            at = i;
            times++;
        }
    found[0] = at;
    found[1] = times;
    for (i = 0, least = 1e30f, at = -1; i < n; i++) {
        int flag = 0;
        if (x[i] < least) {
            least = x[i];
            at = i;
            flag = 1;
        }
        sum += flag;
    }
    found[2] = at;
    found[3] = sum;
    for (i = 0, least = 1e30f, at = -1; i < n; i++) {
        if (x[i] < least) {
            least = x[i];
            at = i;
            continue;
        }
        others += w[i];
    }
    found[4] = at;
    found[5] = others;
    for (i = 0, least = 1e30f, at = -1; i < n; i++)
        if (x[i] < least) {
            least = x[i];
            found[6] = i;
        } else if (x[i] < second) {
            second = x[i];
            at = i;
        }
    found[7] = at;
    return (int)second;
}
