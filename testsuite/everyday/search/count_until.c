/* kernel: int n | in u8 x[n] | make x = x[i] % 4 ? x[i] : ',' | exit x = '\n' | -> i32 */
int count_until(int n, const unsigned char *x)
{
    int commas = 0;
    for (int i = 0; i < n && x[i] != '\n'; i++)
        if (x[i] == ',')
            commas++;
    return commas;
}
