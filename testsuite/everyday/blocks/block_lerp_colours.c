/* kernel: int n | out float r[4] restrict | in float a[4] | in float b[4] | float t */
void block_lerp_colours(int n, float *restrict r, const float *a, const float *b, float t)
{
    r[0] = a[0] + (b[0] - a[0]) * t;
    r[1] = a[1] + (b[1] - a[1]) * t;
    r[2] = a[2] + (b[2] - a[2]) * t;
    r[3] = a[3] + (b[3] - a[3]) * t;
}
