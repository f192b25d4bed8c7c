/* kernel: size n | in i32 x[n+32] restrict | inout u32 y[n] restrict | inout u32 z[n] restrict */
void columns_two_places(unsigned long n, const int *restrict x, unsigned *restrict y, unsigned *restrict z)
{
    for (long j = 31; j >= 2; j -= 3)
        for (unsigned long i = 0; i < n; i++) {
            y[i] += (unsigned)x[i + (unsigned long)j];
            z[i] ^= y[i] >> j;
        }
}
