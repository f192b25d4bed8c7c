/* kernel: int n | inout float a[n+8] */
/* Carried over eight iterations: at most eight lanes. */
void distance_eight(int n, float *a)
{
    int i;
    for (i = 0; i < n; i++)
        a[i + 8] = a[i] * 0.5f;
}
