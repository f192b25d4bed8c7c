/* kernel: int n | out i16 r[8] restrict | in i16 a[8] | in i16 b[8] */
#define SATURATE(x) ((x) > 32767 ? 32767 : (x) < -32768 ? -32768 : (x))
void block_saturated_sums(int n, short *restrict r, const short *a, const short *b)
{
    r[0] = SATURATE(a[0] + b[0]);
    r[1] = SATURATE(a[1] + b[1]);
    r[2] = SATURATE(a[2] + b[2]);
    r[3] = SATURATE(a[3] + b[3]);
    r[4] = SATURATE(a[4] + b[4]);
    r[5] = SATURATE(a[5] + b[5]);
    r[6] = SATURATE(a[6] + b[6]);
    r[7] = SATURATE(a[7] + b[7]);
}
