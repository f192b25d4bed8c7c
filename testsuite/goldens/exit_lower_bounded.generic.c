/* kernel: int n | inout u8 s[n] | make s = (s[i] & 63) + 33 | exit s = 0 | -> i32 */
int exit_lower_bounded(int n, unsigned char *s)
{
    int i;
    for (i = 0; i < n; i++) {
        if (!s[i])
            break;
        if (s[i] >= 'A' && s[i] <= 'Z')
            s[i] |= 32;
    }
    return i;
}
