/* kernel: int n | inout u8 x[n+1] restrict | in u8 w[n] restrict | out u8 y[n] restrict | -> u32 */
unsigned carry_stored_bytes(int n, unsigned char *restrict x, const unsigned char *restrict w, unsigned char *restrict y)
{
    unsigned sum = 0;
    for (int i = 0; i < n; i++) {
        x[i + 1] = w[i] ^ 0x55;
        y[i] = (unsigned char)(x[i] + 3);
        sum += x[i];
    }
    return sum;
}
