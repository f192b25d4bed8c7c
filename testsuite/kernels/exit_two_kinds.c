/* kernel: int n | in i8 s[n] | make s = 'a' + (s[i] & 15) | exit s = '=' | exit s = ';' | -> i32 */
int exit_two_kinds(int n, const char *s)
{
    int kind = 0, i;
    for (i = 0; i < n; i++) {
        if (s[i] == '=') {
            kind = 1;
            break;
        }
        if (s[i] == ';') {
            kind = 2;
            break;
        }
    }
    return 4 * i + kind;
}
