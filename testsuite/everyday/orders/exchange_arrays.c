/* kernel: int n | inout float a[n] | inout float b[n] */
void exchange_arrays(int n, float *a, float *b)
{
    for (int i = 0; i < n; i++) {
        float t = a[i];
        a[i] = b[i];
        b[i] = t;
    }
}
