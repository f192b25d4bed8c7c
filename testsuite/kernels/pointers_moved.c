/* kernel: int n | in u8 a[n] | out i32 d[n] */
/* Addresses that are values: of members, of neighbours, moved by what is constant, the same for all, and each one's own. */
struct pointers_moved_pair {
    int first, second;
};

struct pointers_moved_lists {
    int count;
    int **to;
};

static struct pointers_moved_pair pointers_moved_pairs[128];
static int pointers_moved_numbers[512];
static struct pointers_moved_pair *pointers_moved_heads[128];
static int *pointers_moved_places[5][128];

static void pointers_moved_seconds(struct pointers_moved_lists *lists, struct pointers_moved_pair **from)
{
    for (int i = 0; i < lists->count; i++)
        lists->to[i] = &from[i]->second;
}

static void pointers_moved_neighbours(int **to, int *x, int k, int n)
{
    for (int j = 0; j < n; j++)
        to[k++] = &x[j];
}

static void pointers_moved_ahead(int n, int *const *from, int **to, int by)
{
    for (int i = 0; i < n; i++)
        to[i] = from[i] + by;
}

static void pointers_moved_far(const int *n, int *const *from, int **to, const unsigned char *a)
{
    for (int i = 0; i < *n; i++)
        to[i] = from[i] + a[i] + 3;
}

static void pointers_moved_chosen(int n, const unsigned char *a, int **to, struct pointers_moved_pair *pairs)
{
    for (int i = 0; i < n; i++)
        to[i] = a[i] & 1 ? &pairs[i].second : &pairs[a[i] & 63].first;
}

void pointers_moved(int n, const unsigned char *a, int *d)
{
    struct pointers_moved_lists lists = { n < 120 ? n : 120, pointers_moved_places[0] };
    int count = lists.count;
    for (int i = 0; i < count; i++) {
        pointers_moved_heads[i] = &pointers_moved_pairs[i ^ 5];
        pointers_moved_pairs[i].first = 3 * i;
        pointers_moved_pairs[i].second = -i;
    }
    for (int i = 0; i < 512; i++)
        pointers_moved_numbers[i] = i * i;
    for (int i = 0; i < 8; i++)
        pointers_moved_heads[i ^ 5] = &pointers_moved_pairs[i];
    pointers_moved_seconds(&lists, pointers_moved_heads);
    pointers_moved_neighbours(pointers_moved_places[1], pointers_moved_numbers, 2, count);
    pointers_moved_ahead(count, pointers_moved_places[1] + 2, pointers_moved_places[2], count & 15);
    pointers_moved_far(&count, pointers_moved_places[1] + 2, pointers_moved_places[3], a);
    pointers_moved_chosen(count, a, pointers_moved_places[4], pointers_moved_pairs);
    for (int i = 0; i < count; i++)
        d[i] = *pointers_moved_places[0][i] + 3 * *pointers_moved_places[1][i + 2]
            + 5 * *pointers_moved_places[2][i] + 7 * *pointers_moved_places[3][i]
            + 9 * *pointers_moved_places[4][i];
}
