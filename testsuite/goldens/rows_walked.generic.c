/* kernel: int n | in i16 p[19*n+16] | out i64 rest[2] restrict | -> i32 */
/* The loop inside leaves the pointer and the column where they are, and both are looked at behind the rows. */
int rows_walked(int n, const short *p, long *restrict rest)
{
    const short *first = p;
    unsigned sum = 0;
    int j = 0;
    while (n-- > 0) {
        for (j = 0; j < 16; j++)
            sum += (unsigned)(*p++ * 3);
        p += 3;
    }
    rest[0] = p - first;
    rest[1] = j;
    return (int)sum;
}
