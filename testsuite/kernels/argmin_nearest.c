/* kernel: int n | in float x[n] | in float y[n] | make x = (float)(i % 9) | make y = (float)((i * 5) % 7) | out float best[3] | -> i32 */
int argmin_nearest(int n, const float *x, const float *y, float *best)
{
    float least = 1e30f, best_x = -1.0f, best_y = -2.0f;
    int at = -1;
    for (int i = 0; i < n; i++) {
        float dx = x[i] - 4.0f, dy = y[i] - 3.0f, distance = dx * dx + dy * dy;
        if (distance < least) {
            least = distance;
            best_x = x[i];
            best_y = y[i];
            at = i;
        }
    }
    best[0] = least;
    best[1] = best_x;
    best[2] = best_y;
    return at;
}
