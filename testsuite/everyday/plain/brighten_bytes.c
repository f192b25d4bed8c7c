/* kernel: int n | u8 by | inout u8 x[n] */
void brighten_bytes(int n, unsigned char by, unsigned char *x)
{
    for (int i = 0; i < n; i++) {
        int v = x[i] + by;
        x[i] = (unsigned char)(v > 255 ? 255 : v);
    }
}
