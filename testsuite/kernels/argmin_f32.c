/* kernel: int n | in float x[n] | out float best[1] | -> i32 */
int argmin_f32(int n, const float *x, float *best)
{
    int at = -1;
    float least = 1e30f;
    for (int i = 0; i < n; i++)
        if (x[i] < least) {
            least = x[i];
            at = i;
        }
    best[0] = least;
    return at;
}
