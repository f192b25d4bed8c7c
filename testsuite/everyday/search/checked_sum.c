/* kernel: int n | in i32 index[n] | in i32 table[256] | make index = index[i] & 255 |
   exit index = 256 + i | exit index = -1 - i | -> i64 */
long checked_sum(int n, const int *index, const int *table)
{
    long sum = 0;
    for (int i = 0; i < n; i++) {
        if (index[i] < 0 || index[i] >= 256)
            return -1;
        sum += table[index[i]];
    }
    return sum;
}
