/* bench: 4096 | rows of 16 */
static void data(long n, void **p)
{
    uniform(p[0], 16 * n, -1.0f, 1.0f);
}
