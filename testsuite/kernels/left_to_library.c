/* kernel: int n | out float a[n] restrict | in float b[n] restrict | out u8 c[2*n] restrict | u8 v |
   inout i16 d[n+1] restrict */
/* What is filled, copied and moved, and what is nearly so. */
void left_to_library(int n, float *restrict a, const float *restrict b, unsigned char *restrict c, unsigned char v,
                     short *restrict d)
{
    float t[16];
    int i;
    for (i = 0; i < n; i++)
        c[i] = v;
    for (i = n; i < 2 * n; i++)
        c[i] = 7;
    for (i = 0; i < n; i++)
        a[i] = b[i];
    for (i = 0; i < 16; i++)
        t[i] = 0;
    for (i = 0; i < n; i++)
        d[i] = d[i + 1];
    for (i = 0; i < n; i++)
        d[n - i] = -1;
    for (i = 0; i < n; i++)
        a[i] += t[3] - 0.5f;
}
