/* bench: 4096 | lines of 24 characters of a program */
static void data(long n, void **p)
{
    static const char *const words[] = { "return ", "x1 ", "= ", "42; ", "3.14 ", "\"a b\" ", "count_all(", "i) ", "{ ", "+ " };
    char *text = p[0];
    long k = 0;
    while (k < 24 * n) {
        const char *word = words[random_bits() % 10];
        while (*word && k < 24 * n)
            text[k++] = *word++;
    }
}
