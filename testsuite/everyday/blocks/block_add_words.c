/* kernel: int n | inout u64 r[4] | in u64 a[4] | in u64 b[4] */
void block_add_words(int n, unsigned long *r, const unsigned long *a, const unsigned long *b)
{
    r[0] ^= a[0] + b[0];
    r[1] ^= a[1] + b[1];
    r[2] ^= a[2] + b[2];
    r[3] ^= a[3] + b[3];
}
