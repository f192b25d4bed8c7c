/* bench: 1024 | prices from 5 to 30, strikes from 1 to 100, 32 steps */
static void data(long n, void **p)
{
    uniform(p[0], n, 5.0f, 30.0f);
    uniform(p[1], n, 1.0f, 100.0f);
}
