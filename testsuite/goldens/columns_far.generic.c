/* kernel: size n | in u8 b[n+4096] restrict | inout float c[n] restrict */
/* Subscripts with the least number in them. */
#define LEAST (-0x7fffffffffffffffL - 1)
void columns_far(unsigned long n, const unsigned char *restrict b, float *restrict c)
{
    long size = (long)n;
    for (long j = LEAST + size; j > LEAST; j--)
        for (long k = 0; k < 17; k++)
            c[j - LEAST - 1] += b[k * 256 + (j - LEAST - 1)];
}
