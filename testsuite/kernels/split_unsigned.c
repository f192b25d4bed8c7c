/* kernel: int n | int m | in float x[n] restrict | in float z[n] restrict | inout float y[n] restrict */
/* A number that is negative is a large one for unsigned counters; nothing is divided behind it. */
void split_unsigned(int n, int m, const float *restrict x, const float *restrict z, float *restrict y)
{
    for (unsigned long i = 0; i < (unsigned long)n; i++) {
        if (i <= (unsigned long)m)
            y[i] = x[i] / z[i];
        else
            y[i] = x[i] + z[i];
    }
}
