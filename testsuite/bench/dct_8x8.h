/* bench: 512 | blocks of 8 by 8 */
static void data(long n, void **p)
{
    uniform(p[0], 64 * n, -128.0f, 127.0f);
    uniform(p[1], 64, -1.0f, 1.0f);
}
