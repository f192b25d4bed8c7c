/* kernel: int n | in float x[n] | make x = i % 3 == 1 ? -0.0f : i % 5 == 4 ? 0.0f : (float)(i % 7) - 0.0f | float begin | make begin = n % 2 ? 0.5f : 3.0f | out float best[1] | -> i32 */
int argmin_zeros(int n, const float *x, float begin, float *best)
{
    int at = 0;
    float least = begin;
    for (int i = 0; i < n; i++)
        if (x[i] < least) {
            least = x[i];
            at = i;
        }
    best[0] = least;
    return at;
}
