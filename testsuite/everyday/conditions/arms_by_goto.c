/* kernel: int n | in float a[n] | in float d[n] | inout float b[n] | inout float c[n] */
void arms_by_goto(int n, const float *a, const float *d, float *b, float *c)
{
    for (int i = 0; i < n; i++) {
        if (a[i] > 0)
            goto positive;
        b[i] = d[i] * d[i] - b[i];
        goto both;
positive:
        c[i] = d[i] * 0.5f - c[i];
both:
        b[i] += 1;
    }
}
