/* kernel: int n | unsigned key | inout u32 x[n] */
void xor_key(int n, unsigned key, unsigned *x)
{
    for (int i = 0; i < n; i++)
        x[i] ^= key;
}
