/* kernel: int n | inout u32 x[n] */
void rotate_words(int n, unsigned *x)
{
    for (int i = 0; i < n; i++)
        x[i] = x[i] << 7 | x[i] >> 25;
}
