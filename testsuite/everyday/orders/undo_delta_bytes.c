/* kernel: int n | inout u8 x[n] */
void undo_delta_bytes(int n, unsigned char *x)
{
    for (int i = 1; i < n; i++)
        x[i] = (unsigned char)(x[i] + x[i - 1]);
}
