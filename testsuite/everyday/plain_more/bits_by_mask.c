/* kernel: int n | in u64 a[n] | in u64 b[n] | in u64 m[n] | out u64 r[n] */
void bits_by_mask(int n, const unsigned long *a, const unsigned long *b, const unsigned long *m, unsigned long *r)
{
    for (int i = 0; i < n; i++)
        r[i] = (a[i] & m[i]) | (b[i] & ~m[i]);
}
