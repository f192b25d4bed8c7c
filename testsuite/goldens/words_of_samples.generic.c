/* kernel: int n | in u8 x[2*n] restrict | out float y[n] restrict */
/* Samples of a sound, big-endian. */
void words_of_samples(int n, const unsigned char *restrict x, float *restrict y)
{
    for (int i = 0; i < n; i++)
        y[i] = (float)(short)(x[2 * i] << 8 | x[2 * i + 1]) * (1.0f / 32768);
}
