/* bench: 2048 | points of a plane below three spheres, 12 rays from each */
static void data(long n, void **p)
{
    static const float spheres[12] = { 0.0f, 0.0f, 1.0f, 0.5f, -1.0f, 1.0f, 0.6f, 0.3f, 1.2f, -0.5f, 0.8f, 0.4f };
    unsigned *seed = p[2];
    long k;
    uniform(p[0], n, -2.0f, 2.0f);
    uniform(p[1], n, -2.0f, 2.0f);
    for (k = 0; k < n; k++)
        seed[k] = random_bits();
    memcpy(p[3], spheres, sizeof spheres);
}
