/* kernel: in u32 s[n+1] | make s = i < n ? s[i] : 0 | exit s = 0 | -> i32 */
int exit_length_wide(const unsigned *s)
{
    int length = 0;
    while (s[length] != 0)
        length++;
    return length;
}
