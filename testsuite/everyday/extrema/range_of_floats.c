/* kernel: int n | in float x[n+1] | out float range[2] */
void range_of_floats(int n, const float *x, float *range)
{
    float low = x[0], high = x[0];
    for (int i = 1; i < n; i++) {
        if (x[i] < low)
            low = x[i];
        if (x[i] > high)
            high = x[i];
    }
    range[0] = low;
    range[1] = high;
}
