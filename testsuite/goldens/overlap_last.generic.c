/* kernel: int n | inout u32 a[n] | in u32 b[n] | -> u64 */
/* Variables of several kinds are needed behind the loop: a state, what the last iteration read, what the one before
   read, and two counters. */
unsigned long overlap_last(int n, unsigned *a, const unsigned *b)
{
    unsigned last = 1, before = 2, state = 7;
    int m = n, i = 0;
    for (; m > 0; m--, i++) {
        before = last;
        last = b[i];
        state = (state << 3 | state >> 29) + last * before;
        a[i] ^= state;
    }
    return last + 3ul * before + 5ul * (unsigned)m + 7ul * (unsigned)i + state;
}
