/* kernel: int n | in u8 s[n] restrict | out u8 t[n+1] restrict */
void terminated_each_time(int n, const unsigned char *restrict s, unsigned char *restrict t)
{
    t[0] = 0;
    for (int i = 0; i < n; i++) {
        t[i] = s[i] ^ 0x20;
        t[i + 1] = 0;
    }
}
