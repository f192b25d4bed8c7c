/* kernel: int n | in i16 x[n] | in u16 u[n] | out i16 q[n] | out u16 r[n] */
void divide_short(int n, const short *x, const unsigned short *u, short *q, unsigned short *r)
{
    for (int i = 0; i < n; i++) {
        q[i] = (short)(x[i] / 1000 + x[i] % 3);
        r[i] = (unsigned short)(u[i] / 7 + u[i] % 255);
    }
}
