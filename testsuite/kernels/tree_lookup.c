/* kernel: int n | in i32 key[n] | out i32 depth[n] restrict | inout i32 where[n] restrict */
struct node {
    int key;
    const char *name;
    const struct node *less, *more;
};

static const struct node tree_lookup_nodes[7] = {
    { 0, "root", &tree_lookup_nodes[1], &tree_lookup_nodes[2] },
    { -9, "below", &tree_lookup_nodes[3], 0 },
    { 1000, "above", &tree_lookup_nodes[4], &tree_lookup_nodes[5] },
    { -70000, "", 0, &tree_lookup_nodes[6] },
    { 7, "few", 0, 0 },
    { 2000000000, "very many", 0, 0 },
    { -300, "left, then right", 0, 0 },
};

#pragma simd declare(uniform(tree))
static const struct node *find(const struct node *tree, int key, int *depth)
{
    const struct node *last = tree;
    while (tree) {
        ++*depth;
        last = tree;
        if (tree->key == key)
            break;
        tree = key < tree->key ? tree->less : tree->more;
    }
    return last;
}

#pragma simd declare
static int length(const char *text)
{
    const char *end = text;
    while (*end)
        end++;
    return (int)(end - text);
}

void tree_lookup(int n, const int *key, int *depth, int *where)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        int steps = 0;
        const struct node *found = find(tree_lookup_nodes, key[k], &steps);
        int *to = found->key == key[k] ? &depth[k] : &where[k];
        depth[k] = steps;
        *to += length(found->name);
    }
}
