/* kernel: int n | inout u32 a[n] | inout u32 b[n] | -> u32 */
/* What the recurrence leaves is used by what vectors do: the recurrence comes first. */
unsigned recurrence_used(int n, unsigned *restrict a, unsigned *restrict b)
{
    unsigned sum = 0;
    int i;
    for (i = 1; i < n; i++) {
        a[i] = (a[i - 1] >> 3 ^ a[i]) * 5;
        sum += a[i] ^ b[i];
        b[i] = a[i] * b[i] + 7;
    }
    return sum;
}
