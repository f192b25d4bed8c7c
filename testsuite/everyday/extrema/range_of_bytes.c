/* kernel: int n | in u8 x[n] | -> i32 */
int range_of_bytes(int n, const unsigned char *x)
{
    int low = 255, high = 0;
    for (int i = 0; i < n; i++) {
        int v = x[i];
        low = v < low ? v : low;
        high = v > high ? v : high;
    }
    return high - low;
}
