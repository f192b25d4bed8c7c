/* kernel: int n | u32 start | u32 step | out u32 x[n] */
void ramp_of_words(int n, unsigned start, unsigned step, unsigned *x)
{
    for (int i = 0; i < n; i++)
        x[i] = start + (unsigned)i * step;
}
