/* bench: 8192 | 31 taps */
static void data(long n, void **p)
{
    uniform(p[0], n + 30, -1.0f, 1.0f);
    uniform(p[1], 31, -1.0f, 1.0f);
}
