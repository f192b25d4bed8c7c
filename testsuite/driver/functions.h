/* Runtime of the generated benchmark of functions: interleaved rounds, thread CPU time, the shortest
   of each. Arrays that a function writes are what they were before each call. The program says how many
   VARIANTS and ARRAYS there are. */
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct array {
    long bytes;
    int element, floating, written;
};

struct variant {
    const char *name;
    void (*call)(void **p, long n);
    int base; /* the one with the results that it must have, which comes first, or itself */
};

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* The same numbers in every run. */
static unsigned random_bits(void)
{
    static unsigned long state = 88172645463325252u;
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (unsigned)(state >> 32);
}

static void uniform(float *a, long n, float from, float to)
{
    long k;
    for (k = 0; k < n; k++)
        a[k] = from + (to - from) * (float)(random_bits() >> 8) / 16777216.0f;
}

/* Positive values of moderate size. */
static void moderate(const struct array *array, void *p)
{
    long k, n = array->bytes / array->element;
    for (k = 0; k < array->bytes; k++)
        ((unsigned char *)p)[k] = (unsigned char)random_bits();
    for (k = 0; array->floating && k < n; k++) {
        double value = 1.0 + (double)(random_bits() >> 8) / 65536.0;
        if (array->element == 4)
            ((float *)p)[k] = (float)value;
        else
            ((double *)p)[k] = value;
    }
}

/* Bit for bit, or for floats within a part of the value. */
static int differs(const struct array *array, const void *p, const void *wanted, double within)
{
    long k;
    if (within == 0.0 || !array->floating)
        return memcmp(p, wanted, (size_t)array->bytes) != 0;
    for (k = 0; k < array->bytes / array->element; k++) {
        double a = array->element == 4 ? ((const float *)p)[k] : ((const double *)p)[k];
        double b = array->element == 4 ? ((const float *)wanted)[k] : ((const double *)wanted)[k];
        if (!(fabs(a - b) <= within * (fabs(b) + 1.0)))
            return 1;
    }
    return 0;
}

/* Prints for each variant its name, seconds of a call, and whether it differs from its base. */
static int run(const struct array *arrays, const struct variant *variants,
               void (*fill)(long n, void **p), long n, double within, int rounds)
{
    void *p[ARRAYS], *start[ARRAYS], *wanted[ARRAYS];
    double best[VARIANTS];
    int a, v, round, wrong[VARIANTS] = { 0 };
    long call, calls = 1;
    for (a = 0; a < ARRAYS; a++) {
        size_t bytes = (size_t)(arrays[a].bytes + 127) / 64 * 64;
        p[a] = aligned_alloc(64, bytes);
        start[a] = malloc(bytes);
        wanted[a] = malloc(bytes);
        moderate(&arrays[a], p[a]);
    }
    fill(n, p);
    for (a = 0; a < ARRAYS; a++)
        memcpy(start[a], p[a], (size_t)arrays[a].bytes);
    for (v = 0; v < VARIANTS; v++) {
        for (a = 0; a < ARRAYS; a++)
            if (arrays[a].written)
                memcpy(p[a], start[a], (size_t)arrays[a].bytes);
        best[v] = now();
        variants[v].call(p, n);
        best[v] = now() - best[v];
        for (a = 0; a < ARRAYS; a++)
            if (arrays[a].written && variants[v].base == v)
                memcpy(wanted[a], p[a], (size_t)arrays[a].bytes);
            else if (arrays[a].written)
                wrong[v] |= differs(&arrays[a], p[a], wanted[a], within);
    }
    /* Half a millisecond, unless what is written has to be there again. */
    for (a = 0; a < ARRAYS && arrays[a].written < 2; a++)
        continue;
    if (a == ARRAYS)
        calls = 1 + (long)(0.0005 / (best[0] + 1e-9));
    for (round = 0; round < rounds; round++)
        for (v = 0; v < VARIANTS; v++) {
            double time;
            for (a = 0; a < ARRAYS; a++)
                if (arrays[a].written)
                    memcpy(p[a], start[a], (size_t)arrays[a].bytes);
            time = now();
            for (call = 0; call < calls; call++)
                variants[v].call(p, n);
            time = (now() - time) / (double)calls;
            if (time < best[v])
                best[v] = time;
        }
    for (v = 0; v < VARIANTS; v++)
        printf("%s %.9e %d\n", variants[v].name, best[v], wrong[v]);
    return 0;
}
