/* kernel: int n | in float x[n] | make x = (float)i | in float y[1] | in i32 from[n] restrict | make from = i % 7 - 3 | out i32 found[1] restrict | -> float */
/* Behind the first element nothing is found: what lanes find there is not read, nor computed. */
float argmin_behind(int n, const float *x, const float *y, const int *from, int *restrict found)
{
    float least = 1e30f, value = 0.0f;
    int at = -1, i;
    for (i = 0; i < n; i++)
        if (x[i] < least) {
            least = x[i];
            at = i;
            value = y[i];
        }
    found[0] = at;
    for (i = 0, least = 1e30f; i < n; i++)
        if ((float)from[i] < least) {
            least = (float)from[i];
            at = i + 2147483600;
        }
    return value + (float)(at % 1000);
}
