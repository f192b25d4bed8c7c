/* kernel: int n | int m | make m = n < 64 ? n : 64 | in i16 x[64] | -> u32 */
unsigned pairs_apart(int n, int m, const short *x)
{
    unsigned total = 0;
    for (int i = 0; i < m; i++)
        for (int j = i + 1; j < m; j++) {
            int d = x[i] - x[j];
            total += (unsigned)(d < 0 ? -d : d);
        }
    return total;
}
