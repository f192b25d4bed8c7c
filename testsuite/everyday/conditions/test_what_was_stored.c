/* kernel: int n | in float b[n] | in float c[n] | inout float a[n] | inout float d[n] */
void test_what_was_stored(int n, const float *b, const float *c, float *a, float *d)
{
    for (int i = 0; i < n; i++) {
        a[i] = b[i] - c[i];
        if (a[i] < 0) {
            d[i] = a[i] * a[i];
            if (d[i] > 100)
                a[i] = -10;
        }
    }
}
