/* kernel: int n | in u8 left[n] | in u8 right[n] | out u8 stereo[2*n] restrict */
void stereo_together(int n, const unsigned char *left, const unsigned char *right, unsigned char *restrict stereo)
{
    int i;
    for (i = 0; i < n; i++) {
        *stereo++ = left[i];
        *stereo++ = right[i];
    }
}
