/* kernel: long n | in float a[n] | out float d[n] restrict | make a = a[i] < 9.0f ? a[i] : 1.0f |
   exit a = 10.0f */
void exit_endless_stores(long n, const float *a, float *d)
{
    long i = 0;
    while (1) {
        if (i >= n)
            break;
        d[i] = a[i] * 0.5f;
        if (a[i] > 9.5f)
            break;
        i++;
    }
}
