/* kernel: int n | in u8 s[n] | out i32 r[2] restrict | exit s = 10 | exit s = 0 */
void exit_two_labels_stores(int n, const unsigned char *s, int *r)
{
    int i;
    r[0] = r[1] = -1;
    for (i = 0; i < n; i++) {
        if (s[i] == '\n')
            goto line;
        if (s[i] == '\0')
            goto end;
    }
    return;
line:
    r[0] = i;
    return;
end:
    r[1] = i;
}
