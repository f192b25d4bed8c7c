/* kernel: int n | in u16 a[n] | exit a = 0 | -> u32 */
/* The element that ends the loop is part of the sum. */
unsigned exit_sum_with_last(int n, const unsigned short *a)
{
    unsigned sum = 0, i = 0;
    while ((int)i < n) {
        sum += a[i] ^ 0x5555;
        if (a[i++] == 0)
            break;
    }
    return sum * 2 + i;
}
