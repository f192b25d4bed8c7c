/* kernel: int n | in i8 s[n] | i8 c | exit s = 0 | exit s = c | -> i32 */
/* Ends at a length and at NUL. */
int exit_strnchr(int n, const char *s, char c)
{
    for (int i = 0; i < n; i++) {
        if (s[i] == '\0')
            break;
        if (s[i] == c)
            return i;
    }
    return -1;
}
