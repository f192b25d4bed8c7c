/* kernel: int n | in i8 s[n] restrict | out i8 t[n+1] restrict */
/* A string that is ended anew by each iteration. */
void overwritten_next(int n, const signed char *restrict s, signed char *restrict t)
{
    t[0] = 0;
    for (int i = 0; i < n; i++) {
        t[i] = (signed char)(s[i] ^ 0x20);
        t[i + 1] = 0;
    }
}
