/* kernel: int n | inout float a[n+9] */
/* Eight lanes would be allowed, but each vector would wait for two that are not yet in the cache. */
void distance_nine(int n, float *a)
{
    int i;
    for (i = 0; i < n; i++)
        a[i + 9] = a[i] * 0.5f + 1.0f;
}
