/* kernel: int n | in float a[n] | in float b[n] | inout float c[n] */
void tests_in_tests(int n, const float *a, const float *b, float *c)
{
    for (int i = 0; i < n; i++) {
        if (a[i] > 0) {
            if (b[i] > a[i])
                c[i] = b[i] - a[i];
            else
                c[i] = a[i];
        } else if (b[i] > 0) {
            c[i] += b[i];
        }
    }
}
