/* kernel: int n | out float r[4] restrict | in float a[8] | in float b[8] | float k */
void block_partly_gathered(int n, float *restrict r, const float *a, const float *b, float k)
{
    r[0] = a[0] * k + b[0];
    r[1] = a[1] * k + b[1];
    r[2] = a[5] * k + b[2];
    r[3] = a[7] * k + b[3];
}
