/* kernel: int n | in i64 x[n] restrict | inout i64 kept[n] restrict | -> i64 */
long pack_by_pointer(int n, const long *restrict x, long *restrict kept)
{
    long *to = kept;
    for (const long *from = x; from < x + n; from++) {
        if ((*from & 3) == 0)
            continue;
        *to++ = *from >> 2;
    }
    return to - kept;
}
