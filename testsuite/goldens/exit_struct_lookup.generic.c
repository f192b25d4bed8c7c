/* kernel: size n | in i32 k[n] | in double v[n] | i32 x | exit k = x | -> double */
struct map {
    unsigned long count;
    const int *keys;
    const double *values;
};

static double value_of(const struct map *map, int key)
{
    for (unsigned long i = 0; i < map->count; i++)
        if (map->keys[i] == key)
            return map->values[i];
    return -1.0;
}

double exit_struct_lookup(unsigned long n, const int *k, const double *v, int x)
{
    const struct map map = { n, k, v };
    return value_of(&map, x);
}
