/* kernel: int n | in float x[n] restrict | in float y[n] restrict | out float d[n] restrict | -> i32 */
int compute_then_pack(int n, const float *restrict x, const float *restrict y, float *restrict d)
{
    int found = 0;
    for (int i = 0; i < n; i++) {
        float r = x[i] * x[i] + y[i] * y[i];
        if (r < 20000.0f) {
            d[found] = r;
            found++;
        }
    }
    return found;
}
