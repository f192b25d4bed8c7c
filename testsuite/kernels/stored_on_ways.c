/* kernel: int n | in i32 k[n] | in float a[n] | inout float b[n] | inout float c[n] */
void stored_on_ways(int n, const int *k, const float *a, float *b, float *c)
{
    int i;
    for (i = 0; i < n; i++) {
        switch (k[i] & 3) {
        case 0:
            b[i] = a[i] * 2.0f;
            break;
        case 1:
            c[i] = a[i] - c[i];
            break;
        case 2:
            if (a[i] > 3.0f)
                b[i] = c[i];
            break;
        default:
            b[i] = a[i];
            c[i] = b[i] + 0.5f;
        }
        b[i] -= c[i];
    }
}
