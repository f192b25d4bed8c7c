/* kernel: int n | in u8 x[n] | -> u8 */
unsigned char xor_of_all(int n, const unsigned char *x)
{
    unsigned char sum = 0;
    for (int i = 0; i < n; i++)
        sum ^= x[i];
    return sum;
}
