/* kernel: int n | in u16 from[n] | u16 end | exit from = end | whole | -> u64 */
unsigned long exit_own_array(int n, const unsigned short *from, unsigned short end)
{
    unsigned long above = 0;
    unsigned short own[1024];
    if (n > 1024)
        n = 1024;
    for (int i = 0; i < n; i++)
        own[i] = from[i];
    for (int i = 0; i < n; i++) {
        if (own[i] > i)
            above += own[i];
        if (own[i] == end)
            break;
    }
    return above;
}
