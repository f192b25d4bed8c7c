/* kernel: int n | in float x[n] | float limit | make limit = 300.0f | make x = x[i] > limit ? 1.0f : x[i] |
   exit x = 301.0f | -> i32 */
int find_above(int n, const float *x, float limit)
{
    int i;
    for (i = 0; i < n; i++)
        if (x[i] > limit)
            break;
    return i;
}
