/* kernel: int n | in i64 src[n] | out i64 dst[n] */
void copy_until_equal(int n, const long *src, long *dst)
{
    const long *end = src + (n > 0 ? n : 0);
    for (; src != end; ++src, ++dst)
        *dst = *src;
}
