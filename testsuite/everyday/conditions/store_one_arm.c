/* kernel: int n | in float b[n] | in float c[n] | inout float a[n] */
void store_one_arm(int n, const float *b, const float *c, float *a)
{
    for (int i = 0; i < n; i++)
        if (b[i] > 0.0f)
            a[i] = b[i] * c[i];
}
