/* kernel: in float a[n+1] | float limit | make limit = 2.0f |
   make a = i == n ? limit : a[i] < limit ? a[i] : 1.0f | exit a = limit + 1.0f | -> i64 */
long exit_sentinel_floats(const float *a, float limit)
{
    const float *p = a;
    while (*p < limit)
        ++p;
    return p - a;
}
