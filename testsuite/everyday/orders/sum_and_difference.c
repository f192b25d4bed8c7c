/* kernel: int n | inout i16 left[n] | inout i16 right[n] */
void sum_and_difference(int n, short *left, short *right)
{
    short t;
    for (int i = 0; i < n; i++) {
        t = (short)((left[i] + right[i]) >> 1);
        right[i] = (short)(left[i] - right[i]);
        left[i] = t;
    }
}
