/* kernel: int n | in i64 keys[n] | in double values[n] | i64 key | exit keys = key | -> double */
double find_key(int n, const long *keys, const double *values, long key)
{
    for (int i = 0; i < n; i++)
        if (keys[i] == key)
            return values[i];
    return 0.0;
}
