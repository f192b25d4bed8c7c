/* kernel: int n | out float x[n] */
void sawtooth(int n, float *x)
{
    for (int i = 0; i < n; i++)
        x[i] = (float)(i & 15) * 0.0625f - 0.5f;
}
