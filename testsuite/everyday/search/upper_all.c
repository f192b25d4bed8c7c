/* kernel: inout i8 s[n+1] | make s = i < n ? (s[i] & 63) + 64 : 0 | exit s = 0 */
void upper_all(char *s)
{
    for (; *s; s++)
        *s = *s >= 'a' && *s <= 'z' ? *s - ('a' - 'A') : *s;
}
