/* kernel: inout i8 s[n+1] | make s = i < n ? (s[i] & 63) + 64 : 0 | exit s = 0 */
void exit_upper_case(char *s)
{
    while (*s) {
        if (*s >= 'a' && *s <= 'z')
            *s = (char)(*s - 'a' + 'A');
        s++;
    }
}
