/* kernel: int n | inout u32 counts[256] | in u8 p[n] | inout u8 q[n] */
/* A histogram, one element after the other, and a mix of pixels that vectors can do. */
void histogram_and_mix(int n, unsigned *restrict counts, const unsigned char *restrict p,
                       unsigned char *restrict q)
{
    int i;
    for (i = 0; i < n; i++) {
        counts[p[i]]++;
        q[i] = (unsigned char)((p[i] * 77 + q[i] * 179) >> 8);
    }
}
