/* kernel: int n | in u8 x[n] | in i8 w[n] | -> i32 */
int dot_of_bytes(int n, const unsigned char *x, const signed char *w)
{
    int dot = 0;
    for (int i = 0; i < n; i++)
        dot += x[i] * w[i];
    return dot;
}
