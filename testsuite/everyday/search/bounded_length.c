/* kernel: int n | in i8 s[n] | exit s = 0 | -> i32 */
int bounded_length(int n, const char *s)
{
    int length = 0;
    while (length < n && s[length])
        length++;
    return length;
}
