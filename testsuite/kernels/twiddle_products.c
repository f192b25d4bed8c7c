/* kernel: int n | inout float ch[2*n+1] | in float wa[2*n] | in float c[2*n+1] */
/* As in an FFT: what is written may be what is read, and only the pairs of one iteration lie side by side. */
void twiddle_products(int n, float *ch, const float *wa, const float *c)
{
    int i, t = 0;
    for (i = 0; i < 2 * n; i += 2) {
        t += 2;
        ch[t - 1] = wa[i] * c[t - 1] + wa[i + 1] * c[t];
        ch[t] = wa[i] * c[t] - wa[i + 1] * c[t - 1];
    }
}
