/* kernel: int n | in float x[n] | float begin | make begin = n % 3 == 1 ? 0.0f / 0.0f : 2.0f | out float best[1] | -> i32 */
int argmin_unordered(int n, const float *x, float begin, float *best)
{
    int at = 77;
    float least = begin;
    for (int i = 0; i < n; i++)
        if (least > x[i]) {
            at = i;
            least = x[i];
        }
    best[0] = least;
    return at;
}
