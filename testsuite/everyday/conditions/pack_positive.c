/* kernel: int n | in float x[n] | out float kept[n] | -> i32 */
int pack_positive(int n, const float *x, float *kept)
{
    int k = 0;
    for (int i = 0; i < n; i++)
        if (x[i] > 0)
            kept[k++] = x[i];
    return k;
}
