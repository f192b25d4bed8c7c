/* kernel: int n | in u32 x[n] | out u32 m[3] restrict */
void moments_of_words(int n, const unsigned *x, unsigned *restrict m)
{
    unsigned sum = 0, squares = 0, odd = 0;
    for (int i = 0; i < n; i++) {
        sum += x[i];
        squares += x[i] * x[i];
        odd += x[i] & 1;
    }
    m[0] = sum;
    m[1] = squares;
    m[2] = odd;
}
