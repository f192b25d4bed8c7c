/* kernel: size n | in u8 b[17*n] restrict | inout float c[n] restrict */
/* Subscripts with the least number in them. */
#define LEAST (-0x7fffffffffffffffL - 1)
void columns_far(unsigned long size, const unsigned char *restrict b, float *restrict c)
{
    long n = (long)size;
    for (long j = LEAST + n; j > LEAST; j--)
        for (long k = 0; k < 17; k++)
            c[j - LEAST - 1] += b[k * n + (j - LEAST - 1)];
}
