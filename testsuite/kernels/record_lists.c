/* kernel: int n | in u8 a[n] | inout i32 x[n] */
/* Stores to records that pointers lead to: through lists, and in called functions. */
struct record_lists_node {
    int value;
    struct record_lists_node *next;
    int part[3];
};

static struct record_lists_node record_lists_nodes[200], *record_lists_heads[100];

#pragma simd declare
static void record_lists_put(struct record_lists_node *to, int by)
{
    to->part[2] = by;
    if (by > 1)
        to->part[1]++;
    while (by-- > 0) {
        to->part[by] += 3;
        to->value -= by;
    }
}

static void record_lists_walk(int n, const unsigned char *a)
{
    int i;
#pragma simd vec-function
    for (i = 0; i < n; i++) {
        struct record_lists_node *at;
        int by = a[i] & 3;
        for (at = record_lists_heads[i]; at; at = at->next)
            at->value += by;
    }
}

void record_lists(int n, const unsigned char *a, int *x)
{
    struct record_lists_node *nodes = record_lists_nodes;
    int i;
    n = n < 100 ? n : 100;
    for (i = 0; i < n; i++) {
        nodes[2 * i].value = x[i] & 0xffff;
        nodes[2 * i].next = a[i] & 1 ? &nodes[2 * i + 1] : 0;
        record_lists_heads[i] = &nodes[2 * i];
    }
    record_lists_walk(n, a);
#pragma simd vec-function
    for (i = 0; i < n; i++)
        record_lists_put(record_lists_heads[i], a[i] & 3);
    for (i = 0; i < n; i++)
        x[i] = nodes[2 * i].value + nodes[2 * i].part[1] + 3 * nodes[2 * i].part[2];
}
