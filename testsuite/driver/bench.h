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

/* How many calls a round has, where one took so many seconds: as many as before, but never so few that the
   clock and what the processor has still to learn of them were measured too. */
static long enough(long calls, double seconds)
{
    const double shortest = 5e-4;
    return seconds > 0 && (double)calls * seconds < shortest ? (long)(shortest / seconds) : calls;
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

/* Kinds of elements, as the test drivers have them. */
enum kind { I8, U8, I16, U16, I32, U32, I64, U64, I64SMALL, F32, F64 };
static const size_t size_of[] = { 1, 1, 2, 2, 4, 4, 8, 8, 8, 4, 8 };

static unsigned long next_random(unsigned long *state)
{
    *state = *state * 6364136223846793005ul + 1442695040888963407ul;
    return *state >> 33;
}

/* Another value for an element that would end a loop too early. */
static void make_element(unsigned char *at, enum kind kind, int wild, unsigned long *state)
{
    unsigned long bits = next_random(state) << 33 ^ next_random(state) << 11 ^ next_random(state);
    float f = (float)((int)(bits >> 20 & 4095) - 2048) * 0.125f;
    double d = f;
    (void)wild;
    memcpy(at, kind == F32 ? (void *)&f : kind == F64 ? (void *)&d : (void *)&bits, size_of[kind]);
}

/* How many sets of arrays there are for a loop that ends early: a power of two, as many as stay in the
   second-level cache, but never so few that the places where they end were few. */
enum { SETS = 64 };
static int sets_of(long bytes)
{
    int sets = SETS;
    while (sets > 8 && sets * bytes > 256 * 1024)
        sets /= 2;
    return sets;
}

/* The iteration with the exit: somewhere in the set's part of all, so that calls take half of the trip
   count in the mean; `n` where there is no exit. */
static long exit_of(long n, int set, int sets, int exits, unsigned long *state)
{
    if (!exits || !n)
        return n;
    return (long)(((unsigned long)n * (unsigned long)set + next_random(state) % (unsigned long)n) / (unsigned long)sets);
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
