/* kernel: int n | float c | inout float a[n] | in float b[n] | out float d[n] */
/* One statement needs what the iteration before wrote, the other one does not; that the pointers lead
   to arrays of their own is seen at run time. */
void recurrence_apart(int n, float c, float *a, const float *b, float *d)
{
    int i;
    for (i = 1; i < n; i++) {
        a[i] = a[i - 1] * c + b[i];
        d[i] = b[i] * 2.0f + c;
    }
}
