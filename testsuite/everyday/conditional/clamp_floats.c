/* kernel: int n | float low | float high | inout float x[n] */
void clamp_floats(int n, float low, float high, float *x)
{
    for (int i = 0; i < n; i++)
        if (x[i] < low)
            x[i] = low;
        else if (x[i] > high)
            x[i] = high;
}
