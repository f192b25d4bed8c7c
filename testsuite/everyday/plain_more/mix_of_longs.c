/* kernel: int n | inout u64 x[n] */
void mix_of_longs(int n, unsigned long *x)
{
    for (int i = 0; i < n; i++) {
        unsigned long z = x[i];
        z ^= z >> 30;
        z *= 0xbf58476d1ce4e5b9ul;
        x[i] = z ^ (z >> 27);
    }
}
