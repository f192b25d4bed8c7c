/* kernel: int n | inout i32 s[4] restrict | in i32 x[n+4] | -> u32 */
/* The loop needs what the iteration before wrote; a variable that the block assigns is needed behind it. */
unsigned block_in_loop(int n, int *restrict s, const int *x)
{
    unsigned last = 0, sum = 0;
    int i;
    for (i = 0; i < n; i++) {
        s[0] = (int)((unsigned)s[0] * 3u) ^ x[i];
        s[1] = (int)((unsigned)s[1] * 3u) ^ x[i + 1];
        last = (unsigned)x[i + 2] + sum;
        s[2] = (int)((unsigned)s[2] * 3u) ^ x[i + 2];
        s[3] = (int)((unsigned)s[3] * 3u) ^ x[i + 3];
        sum = sum * 5u + last;
    }
    return sum;
}
