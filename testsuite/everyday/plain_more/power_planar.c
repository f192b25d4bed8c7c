/* kernel: int n | in float re[n] restrict | in float im[n] restrict | out float power[n] restrict */
void power_planar(int n, const float *restrict re, const float *restrict im, float *restrict power)
{
    for (int i = 0; i < n; i++)
        power[i] = re[i] * re[i] + im[i] * im[i];
}
