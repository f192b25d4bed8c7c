/* bench: 256 | bodies in a square, each pulled by all */
static void data(long n, void **p)
{
    uniform(p[0], n, -1.0f, 1.0f);
    uniform(p[1], n, -1.0f, 1.0f);
    uniform(p[2], n, 0.1f, 1.0f);
}
