/* kernel: int n | in i8 s[n] | exit s = ' ' | exit s = '\n' | -> i32 */
int first_space(int n, const char *s)
{
    int i = 0;
    while (i < n && s[i] != ' ' && s[i] != '\n')
        i++;
    return i;
}
