/* kernel: int n | out float r[4] restrict | in float a[4] | in float b[4] | out i32 q[4] restrict | in float c[4] | out float s[4] restrict | in float d[4] */
/* What only some lanes do raises no floating-point exception for the others. */
#define WHOLE(x) ((x) > -1000 && (x) < 1000 ? (int)(x) : 7)
void block_guarded(int n, float *restrict r, const float *a, const float *b, int *restrict q, const float *c,
                   float *restrict s, const float *d)
{
    r[0] = b[0] != 0 ? a[0] / b[0] : a[0] - 3;
    r[1] = b[1] != 0 ? a[1] / b[1] : a[1] - 3;
    r[2] = b[2] != 0 ? a[2] / b[2] : a[2] - 3;
    r[3] = b[3] != 0 ? a[3] / b[3] : a[3] - 3;
    q[0] = WHOLE(c[0]);
    q[1] = WHOLE(c[1]);
    q[2] = WHOLE(c[2]);
    q[3] = WHOLE(c[3]);
    s[0] = d[0] < 1e30f ? (d[0] * d[0] + 1) * c[0] : d[0] / 3;
    s[1] = d[1] < 1e30f ? (d[1] * d[1] + 1) * c[1] : d[1] / 3;
    s[2] = d[2] < 1e30f ? (d[2] * d[2] + 1) * c[2] : d[2] / 3;
    s[3] = d[3] < 1e30f ? (d[3] * d[3] + 1) * c[3] : d[3] / 3;
}
