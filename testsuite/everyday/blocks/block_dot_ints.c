/* kernel: int n | in u32 a[4] | in u32 b[4] | -> u32 */
unsigned block_dot_ints(int n, const unsigned *a, const unsigned *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
}
