/* kernel: int n | in i8 s[n] | i8 c | exit s = c | -> i32 */
int exit_find_char(int n, const char *s, char c)
{
    int i = 0;
    while (i < n && s[i] != c)
        i++;
    return i == n ? -1 : i;
}
