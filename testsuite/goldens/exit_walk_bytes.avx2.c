/* kernel: int n | in u8 p[n] | u8 c | exit p = c | -> i64 */
/* As memchr is often written by hand. */
long exit_walk_bytes(int n, const unsigned char *p, unsigned char c)
{
    const unsigned char *q = p, *e = p + n;
    for (; q < e && *q != c; q++)
        ;
    return q - p;
}
