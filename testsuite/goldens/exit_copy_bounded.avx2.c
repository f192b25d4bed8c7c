/* kernel: int n+1 | in i8 s[n+1] | out i8 d[n+1] | exit s = 0 | -> i32 */
int exit_copy_bounded(int size, const char *s, char *d)
{
    int i;
    for (i = 0; i < size - 1 && s[i]; i++)
        d[i] = s[i];
    d[i] = '\0';
    return i;
}
