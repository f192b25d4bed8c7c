/* kernel: in i8 s[n+1] | out i8 d[n+1] restrict | make s = i < n ? s[i] : 0 | exit s = 0 */
void exit_copy_string(const char *s, char *d)
{
    while ((*d++ = *s++) != '\0')
        ;
}
