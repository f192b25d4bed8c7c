/* kernel: int n | inout u32 a[n+1] | in u32 k[n] | out u32 m[n] */
void sort_next(int n, unsigned *a, const unsigned *k, unsigned *m)
{
    for (int i = 0; i < n; i++) {
        unsigned old = a[i];
        a[i] = old * 2654435761u + k[i];
        m[i] = (a[i] >> 7) ^ a[i + 1];
    }
}
