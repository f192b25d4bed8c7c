/* kernel: int n | int by | make by = 90 + n % 3 | inout float a[n+92] */
/* Far enough for vectors of any width. */
void distance_variable_far(int n, int by, float *a)
{
    int i;
    for (i = 0; i < n; i++) {
        float x = a[i], y = a[i + by];
        a[i + by] = x * 0.5f + y;
        a[i] = x - y * 0.5f;
    }
}
