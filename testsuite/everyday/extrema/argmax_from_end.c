/* kernel: int n | in float x[n+1] | -> i32 */
int argmax_from_end(int n, const float *x)
{
    float best = x[n];
    int at = n;
    for (int i = n - 1; i >= 0; i--)
        if (x[i] > best) {
            best = x[i];
            at = i;
        }
    return at;
}
