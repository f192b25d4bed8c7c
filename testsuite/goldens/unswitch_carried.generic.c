/* kernel: int n | int flag | inout u32 a[n] restrict | in u32 b[n] restrict | -> u32 */
/* What decides is also where a sum begins, which is something else when one of the ways is done. */
unsigned unswitch_carried(int n, int flag, unsigned *restrict a, const unsigned *restrict b)
{
    unsigned sum = (unsigned)flag & 1, first = sum;
    for (int i = 0; i < n; i++) {
        if (first == 1) {
            a[i] = a[i] * b[i] * 3 + (b[i] >> 1) * a[i];
            sum += b[i];
        } else {
            a[i] = ((b[i] * b[i]) ^ (a[i] * 7)) * b[i] + 1;
            sum += a[i];
        }
    }
    return sum;
}
