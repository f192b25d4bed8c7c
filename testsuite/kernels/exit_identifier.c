/* kernel: in u8 s[n+1] | make s = i == n ? 0 : i % 5 ? 97 + s[i] % 26 : 48 + s[i] % 10 | exit s = 64 |
   exit s = 123 | -> i32 */
int exit_identifier(const unsigned char *s)
{
    int i = 0;
    while ((s[i] >= 'a' && s[i] <= 'z') || (s[i] >= 'A' && s[i] <= 'Z') ||
           (s[i] >= '0' && s[i] <= '9') || s[i] == '_')
        i++;
    return i;
}
