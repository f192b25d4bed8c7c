/* kernel: int n | in i16 a[n] | i32 m | out i16 d[n] restrict | make m = n + 3 | exit m = i | -> i32 */
/* A pointer walks up to its own end, or to another one. */
int bound_of_a_pointer(int n, const short *a, int m, short *d)
{
    const short *p = a, *const end = a + n, *const stop = a + m;
    short *q = d;
    for (; p < end; p++) {
        if (p >= stop)
            break;
        *q++ = (short)(*p * 5);
    }
    return (int)(p - a) + (int)(q - d);
}
