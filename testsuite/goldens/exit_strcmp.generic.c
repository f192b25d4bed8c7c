/* kernel: in u8 a[n+1] restrict | in u8 b[n+1] restrict | make a = i < n ? 1 + a[i] % 255 : 0 |
   make b = a[i] | exit b = a[i] ^ 1 | exit a = 0 | exit a = 0, b = 0 | -> i32 */
int exit_strcmp(const unsigned char *a, const unsigned char *b)
{
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return *a - *b;
}
