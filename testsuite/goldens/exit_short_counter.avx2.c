/* kernel: i16 n | in float a[n] | make a = a[i] < 0.0f ? -a[i] : a[i] | exit a = -0.5f | -> i16 */
short exit_short_counter(short n, const float *a)
{
    short i;
    for (i = 0; i < n; i++)
        if (a[i] < 0)
            return i;
    return -1;
}
