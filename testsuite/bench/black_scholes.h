/* bench: 4096 | -fno-math-errno | --veclib=libmvec | within 1e-4 | prices of European calls */
static void data(long n, void **p)
{
    uniform(p[0], n, 5.0f, 30.0f);
    uniform(p[1], n, 1.0f, 100.0f);
    uniform(p[2], n, 0.25f, 10.0f);
}
