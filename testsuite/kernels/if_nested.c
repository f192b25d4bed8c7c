/* kernel: int n | in i16 a[n] | in i16 b[n] | out i16 c[n] */
void if_nested(int n, const short *a, const short *b, short *c)
{
    int i;
    for (i = 0; i < n; i++) {
        short x = a[i], y = b[i], r = 0;
        if (x > 0) {
            if (y > x)
                r = y;
            else
                r = x;
        } else if (y != 0) {
            r = (short)(x | y);
        }
        c[i] = r;
    }
}
