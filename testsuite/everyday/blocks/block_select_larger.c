/* kernel: int n | out float r[4] restrict | in float a[4] | in float b[4] | in float c[4] */
void block_select_larger(int n, float *restrict r, const float *a, const float *b, const float *c)
{
    r[0] = a[0] > b[0] ? c[0] * 2 : c[0] + b[0];
    r[1] = a[1] > b[1] ? c[1] * 2 : c[1] + b[1];
    r[2] = a[2] > b[2] ? c[2] * 2 : c[2] + b[2];
    r[3] = a[3] > b[3] ? c[3] * 2 : c[3] + b[3];
}
