/* bench: 4096 | roots of numbers up to 1000 */
static void data(long n, void **p)
{
    uniform(p[0], n, 0.0f, 1000.0f);
}
