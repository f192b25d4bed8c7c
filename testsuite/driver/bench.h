/* Runtime of the generated benchmark: interleaved rounds, thread CPU time, the median of each. The
   program says how many VARIANTS there are. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS = 31 };

static double times[VARIANTS][ROUNDS];

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static int order(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(int variant)
{
    qsort(times[variant], ROUNDS, sizeof(double), order);
    return times[variant][ROUNDS / 2];
}

/* A place whose offset in its page is far from those of others: processors compare that alone at first, and
   a read that seems to be of what was just written waits for it. */
static unsigned char *make_place(long bytes)
{
    enum { PAGE = 4096, APART = 1088 };
    static long number;
    unsigned char *p = aligned_alloc(PAGE, (size_t)(bytes + 3 * PAGE) / PAGE * PAGE);
    return p + number++ * APART % PAGE;
}

/* Values without a pattern that a processor could learn, floating ones of moderate size and either sign:
   others for each array, the same for every variant. */
static void *make_array(long bytes, int element, int floating)
{
    unsigned char *p = make_place(bytes);
    static unsigned state = 12345;
    long i;
    for (i = 0; i < bytes; i++) {
        state = state * 1664525u + 1013904223u;
        p[i] = (unsigned char)(state >> 24);
    }
    for (i = 0; floating && i < bytes / element; i++) {
        state = state * 1664525u + 1013904223u;
        if (element == 4)
            ((float *)(void *)p)[i] = (float)((int)(state >> 20) - 2048) * 0.125f;
        else
            ((double *)(void *)p)[i] = (double)((int)(state >> 20) - 2048) * 0.125;
    }
    return p;
}
