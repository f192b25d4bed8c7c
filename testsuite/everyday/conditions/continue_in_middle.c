/* kernel: int n | in i32 kind[n] | in u32 x[n] | inout u32 total[n] */
void continue_in_middle(int n, const int *kind, const unsigned *x, unsigned *total)
{
    for (int i = 0; i < n; i++) {
        unsigned v = x[i] >> 3;
        if (kind[i] % 4 == 0)
            continue;
        if (v < 1000)
            v += 17;
        total[i] ^= v;
    }
}
