/* kernel: int n | out i32 r[8] restrict | in i32 a[4] | in i32 b[4] */
void block_interleave_pairs(int n, int *restrict r, const int *a, const int *b)
{
    r[0] = a[0] ^ 21;
    r[1] = b[0] ^ 21;
    r[2] = a[1] ^ 21;
    r[3] = b[1] ^ 21;
    r[4] = a[2] ^ 21;
    r[5] = b[2] ^ 21;
    r[6] = a[3] ^ 21;
    r[7] = b[3] ^ 21;
}
