/* kernel: int n | in i8 x[n] | -> int */
int plain_char_letters(int n, const void *x)
{
    const char *text = x;
    int beyond = 0;
    for (int i = 0; i < n; i++)
        beyond += text[i] < 0;
    return beyond;
}
