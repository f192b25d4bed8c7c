/* kernel: int n | in i16 stereo[2*n] | out i16 left[n] restrict | out i16 right[n] restrict */
void stereo_apart(int n, const short *stereo, short *restrict left, short *restrict right)
{
    int i;
    for (i = 0; i < n; i++) {
        left[i] = stereo[2 * i];
        right[i] = stereo[2 * i + 1];
    }
}
