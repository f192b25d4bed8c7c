/* kernel: int n | in u8 a[n] | inout u8 b[n] */
void add_saturated(int n, const unsigned char *a, unsigned char *b)
{
    for (int i = 0; i < n; i++) {
        unsigned sum = a[i] + b[i];
        b[i] = sum > 255 ? 255 : (unsigned char)sum;
    }
}
