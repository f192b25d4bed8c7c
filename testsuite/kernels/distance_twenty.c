/* kernel: int n | inout float a[n+20] */
/* Whole vectors of four are handed on, of eight only parts. */
void distance_twenty(int n, float *a)
{
    int i;
    for (i = 0; i < n; i++)
        a[i + 20] = a[i] * 0.5f + 1.0f;
}
