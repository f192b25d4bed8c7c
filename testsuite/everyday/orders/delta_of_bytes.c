/* kernel: int n | in u8 x[n] | out u8 d[n] */
void delta_of_bytes(int n, const unsigned char *x, unsigned char *d)
{
    unsigned char last = 0;
    for (int i = 0; i < n; i++) {
        unsigned char now = x[i];
        d[i] = (unsigned char)(now - last);
        last = now;
    }
}
