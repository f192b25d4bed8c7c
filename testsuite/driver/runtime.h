/* Runtime of the generated test drivers: guarded memory, data made to break things, comparison.
 *
 * Every array exists twice, once for the original (bank 0) and once for the vector code (bank 1), at
 * addresses that are equal modulo the page size. Regions have an unreadable page on both sides. */
#define _GNU_SOURCE
#include <fenv.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <unistd.h>

/* Those that the vector code must not raise unless the original does. clang minds none, and gcc for
 * AArch64 puts comparisons under conditions that come after them. */
#ifdef FLAGS
#elif defined(__clang__) || defined(__aarch64__)
#define FLAGS 0
#else
#define FLAGS (FE_DIVBYZERO | FE_INVALID | FE_OVERFLOW | FE_UNDERFLOW)
#endif

enum { PAGE = 4096, PAGES = 48, PARAMS = 8, SHARED = PARAMS };
enum kind { I8, U8, I16, U16, I32, U32, I64, U64, I64SMALL, F32, F64 };
enum { OWN_END, OWN_BEGIN, OWN_SKEWED, OWN_PLACES, FIRST_SHARED = OWN_PLACES };

struct param {
    enum kind kind;
};

static const size_t size_of[] = { 1, 1, 2, 2, 4, 4, 8, 8, 8, 4, 8 };
/* Distances between neighbouring parameters in elements, when all lie in one region. */
static const int shared_steps[] = { 0, 1, -1, 2, -3, 4, 7, -8, 9, 16, -17, 31, 33, 64 };
enum { PLACES = FIRST_SHARED + (int)(sizeof shared_steps / sizeof shared_steps[0]) };
/* Further places of their own, for loops that end early: with a page boundary somewhere inside; one array
 * at the end, or begin, of its region, and the others as in the first case, so that no two arrays come to
 * the end of a page in the same iteration. */
enum { OWN_ACROSS = PLACES, END_IN_TURN, BEGIN_IN_TURN };
/* All in one region, at a distance that is chosen for the vector loop. */
enum { SHARED_AT = BEGIN_IN_TURN + 1 };
static long shared_distance;

static int is_shared(int place)
{
    return (place >= FIRST_SHARED && place < PLACES) || place == SHARED_AT;
}

static unsigned char *bank[2][PARAMS + 1];
static unsigned long failures;

/* What the originals reached, and which vector code and which pipelined loops ran, for random kernels. */
enum { NUMBERS = 512 };
unsigned char features_reached[NUMBERS], plans_ran[NUMBERS], pipelined_ran[NUMBERS];

/* Given where the vector code is built with AddressSanitizer. */
extern void __asan_poison_memory_region(void const volatile *, size_t) __attribute__((weak));
extern void __asan_unpoison_memory_region(void const volatile *, size_t) __attribute__((weak));

static void make_banks(void)
{
    int b, p;
    for (b = 0; b < 2; b++)
        for (p = 0; p <= PARAMS; p++) {
            unsigned char *m = mmap(0, (PAGES + 2) * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
            if (m == MAP_FAILED || mprotect(m + PAGE, PAGES * PAGE, PROT_READ | PROT_WRITE)) {
                perror("mmap");
                exit(2);
            }
            bank[b][p] = m + PAGE;
        }
}

static unsigned long next_random(unsigned long *state)
{
    unsigned long z = (*state += 0x9e3779b97f4a7c15ul);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ul;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebul;
    return z ^ (z >> 31);
}

/* One element; `wild` mixes in extremes, NaN, zeros and infinities. */
static void make_element(unsigned char *at, enum kind kind, int wild, unsigned long *state)
{
    static const unsigned long ints[] = { 0, 1, ~0ul, 0x8000000000000000ul, 0x7ffffffffffffffful,
        0x80, 0x7f, 0xff, 0x8000, 0x7fff, 0xffff, 0x80000000ul, 0x7ffffffful, 0xfffffffful };
    static const unsigned floats[] = { 0, 0x80000000u, 0x7f800000u, 0xff800000u, 0x7fc00000u, 1u,
        0x80000001u, 0x7f7fffffu, 0x3f800000u, 0xbf800000u };
    static const unsigned long doubles[] = { 0, 0x8000000000000000ul, 0x7ff0000000000000ul,
        0xfff0000000000000ul, 0x7ff8000000000000ul, 1ul, 0x8000000000000001ul, 0x7feffffffffffffful,
        0x3ff0000000000000ul, 0xbff0000000000000ul };
    unsigned long r = next_random(state);
    int special = wild && r % 5 == 0;
    unsigned long pick = next_random(state);
    switch (kind) {
    case F32: {
        float f = (float)((long)(pick % 200001) - 100000) / 512.0f;
        memcpy(at, special ? (const void *)&floats[pick % 10] : (const void *)&f, 4);
        break;
    }
    case F64: {
        double f = (double)((long)(pick % 20000001) - 10000000) / 4096.0 / 3.0;
        memcpy(at, special ? (const void *)&doubles[pick % 10] : (const void *)&f, 8);
        break;
    }
    case I64SMALL: {
        long v = (long)(pick % 2000001) - 1000000;
        memcpy(at, &v, 8);
        break;
    }
    default: {
        unsigned long v = special ? ints[r / 5 % 14] : pick >> (r % 3 * 24);
        memcpy(at, &v, size_of[kind]);
        break;
    }
    }
}

static int same_element(const unsigned char *a, const unsigned char *b, enum kind kind)
{
    if (!memcmp(a, b, size_of[kind]))
        return 1;
    if (kind == F32) {
        float x, y;
        memcpy(&x, a, 4);
        memcpy(&y, b, 4);
        return x != x && y != y;
    }
    if (kind == F64) {
        double x, y;
        memcpy(&x, a, 8);
        memcpy(&y, b, 8);
        return x != x && y != y;
    }
    return 0;
}

/* Where the surroundings of an array begin or end, within its region: they are made equal before and
 * compared after, so that a write outside an array is seen. */
static unsigned char *neighbourhood(unsigned char *array, long length, enum kind kind, int place, int p,
                                    int end)
{
    enum { AROUND = 256 };
    unsigned char *region = bank[0][is_shared(place) ? SHARED : p];
    unsigned char *last = array + (size_t)length * size_of[kind];
    if (!end)
        return array - region < AROUND ? region : array - AROUND;
    return region + (size_t)PAGES * PAGE - last < AROUND ? region + (size_t)PAGES * PAGE : last + AROUND;
}

/* Where an array of its own region begins that has a page boundary at one of its elements or its end. */
static size_t across(size_t size, long length, unsigned long state)
{
    return (size_t)PAGES * PAGE / 2 - next_random(&state) % (unsigned long)(length + 1) * size;
}

/* Where in its region parameter p begins. */
static size_t place_of(const struct param *params, int count, long length, int p, int place,
                       unsigned long seed)
{
    size_t size = size_of[params[p].kind], bytes = (size_t)length * size;
    size_t whole = (size_t)PAGES * PAGE;
    /* Odd seeds have extreme values, so the turn must not be the same for all of these. */
    int turn = (int)(seed / 2 % (unsigned long)count) == p;
    switch (place) {
    case OWN_END: return whole - bytes;
    case OWN_BEGIN: return 0;
    case OWN_SKEWED: return whole / 2 + (size_t)(p + 1) * size;
    case OWN_ACROSS: return across(size, length, seed + (unsigned long)p);
    case END_IN_TURN: return turn ? whole - bytes : across(size, length, seed + (unsigned long)p);
    case BEGIN_IN_TURN: return turn ? 0 : across(size, length, seed + (unsigned long)p);
    case SHARED_AT: return (size_t)((long)(whole / 3) + p * shared_distance * (long)size);
    default: return (size_t)((long)(whole / 3) + p * shared_steps[place - FIRST_SHARED] * (long)size);
    }
}

/* Of kernels that go far and are run at some trip counts only: whether they are at this one. What matters is how many
 * steps of the vector loop there are, and what is left behind them. */
static int is_sampled(long n, long step, long most)
{
    enum { ALL = 600 };
    unsigned long state = (unsigned long)n;
    long left = n % step;
    return most <= ALL || n <= 40 || left <= 1 || left == step - 1 || next_random(&state) % 8 == 0;
}

/* The places of such a kernel for a trip count: one of its own, and two of arrays that share a region. */
static int sampled_place(long n, int turn, long step)
{
    enum { FARTHEST = 1024 };
    unsigned long state = (unsigned long)(n * 3 + turn), r = next_random(&state);
    if (turn == 0)
        return (int)(r % OWN_PLACES);
    if (turn == 1)
        return FIRST_SHARED + (int)(r % (PLACES - FIRST_SHARED));
    /* Some steps of the vector loop, and some elements more or less. */
    shared_distance = (long)(r % 7) * step;
    if (shared_distance > FARTHEST)
        shared_distance = FARTHEST;
    shared_distance += (long)(r / 7 % 13) - 6;
    if (r / 91 % 2)
        shared_distance = -shared_distance;
    return SHARED_AT;
}

/* Places the arrays and fills bank 0; `at[b][p]` is where parameter p begins. */
static void set_up(const struct param *params, int count, const long *length, int place,
                   unsigned long seed, unsigned char *at[2][PARAMS])
{
    int p, b;
    unsigned long state = seed * 1000003ul + (unsigned long)place;
    int wild = !is_shared(place) && seed % 2;
    for (p = 0; p < count; p++) {
        size_t size = size_of[params[p].kind];
        size_t offset = place_of(params, count, length[p], p, place, seed);
        int region = is_shared(place) ? SHARED : p;
        long i;
        if ((size_t)length[p] * size > (size_t)PAGES * PAGE / 3) {
            fprintf(stderr, "array too long\n");
            exit(2);
        }
        for (b = 0; b < 2; b++)
            at[b][p] = bank[b][region] + offset;
        for (i = 0; i < length[p]; i++)
            make_element(at[0][p] + (size_t)i * size, params[p].kind, wild, &state);
    }
}

/* Makes bank 1 like bank 0. */
static void set_up_second(const struct param *params, int count, const long *length, int place,
                          unsigned char *at[2][PARAMS])
{
    int p;
    for (p = 0; p < count; p++) {
        unsigned char *begin = neighbourhood(at[0][p], length[p], params[p].kind, place, p, 0);
        unsigned char *end = neighbourhood(at[0][p], length[p], params[p].kind, place, p, 1);
        memcpy(at[1][p] + (begin - at[0][p]), begin, (size_t)(end - begin));
    }
}

/* The test that runs, and what of it. */
static struct {
    const char *kernel;
    volatile int vector;
    sigjmp_buf before;
    /* Of a loop that ends early: what is told of the run. */
    const struct run *run;
} running;

/* A run of a loop that ends early. */
struct run {
    /* Trip count, the iteration with the exit (`n`: none), and the number of the exit. */
    long n, exit;
    int way;
    /* Number of the layout, the place of the arrays, and what of them is not there. */
    int layout, place, cut;
};

/* How a loop may end early. */
struct exits {
    long trips;
    int ways, arrays;
    /* The loop goes to the first element; arrays are accessed whatever the exit; they may be overlaid. */
    int down, whole, overlap;
};

/* What is not there: nothing, all behind the exit, or all before it. */
enum { UNCUT, CUT_BEHIND, CUT_BEFORE };
static const struct {
    int place, cut;
} layouts[] = {
    { OWN_END, UNCUT }, { OWN_BEGIN, UNCUT }, { OWN_SKEWED, UNCUT }, { OWN_ACROSS, UNCUT },
    { END_IN_TURN, UNCUT }, { BEGIN_IN_TURN, UNCUT }, { OWN_END, CUT_BEHIND }, { END_IN_TURN, CUT_BEHIND },
    { OWN_BEGIN, CUT_BEFORE }, { BEGIN_IN_TURN, CUT_BEFORE },
};
enum { OWN_LAYOUTS = sizeof layouts / sizeof layouts[0], LAYOUTS = OWN_LAYOUTS + PLACES - FIRST_SHARED };

static unsigned long seed_of(const struct run *run)
{
    unsigned long seed = (unsigned long)((run->n * 1009 + run->exit) * 31 + run->layout * 7 + run->way);
    return next_random(&seed) >> 8;
}

/* Whether a layout makes sense for the loop. */
static int fits(const struct run *run, const struct exits *exits)
{
    int in_turn = run->place == END_IN_TURN || run->place == BEGIN_IN_TURN;
    if (is_shared(run->place))
        return exits->overlap && exits->arrays > 1;
    if (run->cut && (exits->whole || exits->down != (run->cut == CUT_BEFORE) || run->exit == run->n))
        return 0;
    return !in_turn || exits->arrays > 1;
}

/* Not all runs are made, which would be as many as the cube of the trip count: each exit at each iteration
 * of each trip count up to 64, of the largest one, and, with arrays of which what is not accessed is not
 * there, of all up to three iterations of vector loops of 64 elements; of the others about eight iterations,
 * taken at random so that vectors of any size meet exits in all of their lanes. Of overlaid arrays fewer,
 * as there are many ways to lay them. */
static int is_made(const struct run *run, const struct exits *exits)
{
    enum { ALL = 64, ALL_CUT = 3 * 64 + 1, ALL_SHARED = 16 };
    unsigned long some = (unsigned long)(8 + run->n / 8);
    if (!fits(run, exits))
        return 0;
    if (run->exit == run->n)
        return run->way == 0;
    if (exits->ways == 0)
        return 0;
    if (is_shared(run->place))
        return run->n <= ALL_SHARED || seed_of(run) % (4 * some) == 0;
    if (run->n <= ALL || run->n == exits->trips)
        return 1;
    if (run->n <= ALL_CUT && run->cut && run->place != END_IN_TURN && run->place != BEGIN_IN_TURN)
        return 1;
    return seed_of(run) % some == 0;
}

/* Goes to the next run: by trip counts, layouts, exits and iterations. The first follows one at -1. */
static int next_run(struct run *run, const struct exits *exits)
{
    do {
        if (run->exit < run->n) {
            run->exit++;
        } else if (run->way + 1 < exits->ways) {
            run->way++;
            run->exit = 0;
        } else {
            run->way = 0;
            run->exit = 0;
            if (++run->layout == LAYOUTS) {
                run->layout = 0;
                run->n++;
            }
        }
        if (run->n > exits->trips)
            return 0;
        run->place = run->layout < OWN_LAYOUTS ? layouts[run->layout].place
                                               : FIRST_SHARED + run->layout - OWN_LAYOUTS;
        run->cut = run->layout < OWN_LAYOUTS ? layouts[run->layout].cut : UNCUT;
    } while (!is_made(run, exits));
    running.run = run;
    return 1;
}

/* The first element of each array that is there in a run, the one behind the last, and how many these are;
 * `lengths` gives those of the arrays for a trip count. */
static void reach(const struct run *run, int count, void (*lengths)(long, long *), long *first, long *end,
                  long *length)
{
    long cut[PARAMS] = { 0 };
    int p;
    lengths(run->cut == CUT_BEHIND ? run->exit + 1 : run->n, end);
    if (run->cut == CUT_BEFORE)
        lengths(run->n - run->exit, cut);
    for (p = 0; p < count; p++) {
        first[p] = run->cut == CUT_BEFORE ? end[p] - cut[p] : 0;
        length[p] = end[p] - first[p];
    }
}

/* What is told of a run of a loop that ends early. */
static const char *told(void)
{
    static char text[80];
    const struct run *run = running.run;
    if (!run)
        return "";
    snprintf(text, sizeof text, " (exit %d of n=%ld at %ld, layout %d)", run->way, run->n, run->exit, run->layout);
    return text;
}

static void complain(const char *kernel, long n, int place, const char *what, long where)
{
    if (failures++ < 20)
        printf("MISMATCH %s n=%ld place=%d %s %ld%s\n", kernel, n, place, what, where, told());
}

/* Whether an array and its surroundings have the same bytes in both banks. */
static int same_bytes(const struct param *params, const long *length, int place, unsigned char *at[2][PARAMS],
                      int p)
{
    unsigned char *begin = neighbourhood(at[0][p], length[p], params[p].kind, place, p, 0);
    unsigned char *end = neighbourhood(at[0][p], length[p], params[p].kind, place, p, 1);
    return !memcmp(at[1][p] + (begin - at[0][p]), begin, (size_t)(end - begin));
}

static void compare(const char *kernel, const struct param *params, int count, const long *length,
                    long n, int place, unsigned char *at[2][PARAMS])
{
    int p;
    long i;
    /* As a rule nothing differs, and drivers do little but compare: elements are looked at only where bytes differ. */
    for (p = 0; p < count && same_bytes(params, length, place, at, p); p++)
        ;
    if (p == count)
        return;
    for (p = 0; p < count; p++)
        for (i = 0; i < length[p]; i++) {
            size_t offset = (size_t)i * size_of[params[p].kind];
            unsigned char *a = at[0][p] + offset, *b = at[1][p] + offset;
            if (!same_element(a, b, params[p].kind)) {
                complain(kernel, n, place, "element", i);
                break;
            }
            /* NaNs of different payload count as equal. */
            memcpy(b, a, size_of[params[p].kind]);
        }
    for (p = 0; p < count; p++)
        if (!same_bytes(params, length, place, at, p))
            complain(kernel, n, place, "outside of array", p);
}

static void stopped(int number)
{
    /* A sanitizer cannot go on after it has complained. */
    if (number == SIGABRT) {
        printf("MISMATCH %s ended by signal %d%s\n", running.kernel, number, told());
        fflush(stdout);
        _exit(1);
    }
    siglongjmp(running.before, number);
}

/* Runs a test for so many seconds of processor time at most, 0: for ever. A signal ends only the test. */
static void run_test(const char *kernel, void (*test)(void), int seconds)
{
    static const int signals[] = { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT, SIGVTALRM };
    struct itimerval limit = { { 0, 0 }, { 0, 0 } };
    struct sigaction action;
    size_t k;
    int number;
    memset(&action, 0, sizeof action);
    action.sa_handler = stopped;
    for (k = 0; k < sizeof signals / sizeof signals[0]; k++)
        sigaction(signals[k], &action, 0);
    running.kernel = kernel;
    running.run = 0;
    number = sigsetjmp(running.before, 1);
    if (!number) {
        limit.it_value.tv_sec = seconds;
        setitimer(ITIMER_VIRTUAL, &limit, 0);
        test();
    } else {
        printf("MISMATCH %s %s%s %s\n", kernel, running.vector ? "vector code" : "original", told(),
               number == SIGVTALRM ? "does not end" : strsignal(number));
        failures++;
    }
    limit.it_value.tv_sec = 0;
    setitimer(ITIMER_VIRTUAL, &limit, 0);
    memset(features_reached, 0, sizeof features_reached);
    memset(plans_ran, 0, sizeof plans_ran);
    memset(pipelined_ran, 0, sizeof pipelined_ran);
}

/* Says what was reached while a test ran. */
static void tell(const char *what, const char *kernel, const unsigned char *reached)
{
    int k;
    printf("%s %s", what, kernel);
    for (k = 0; k < NUMBERS; k++)
        if (reached[k])
            printf(" %d", k);
    printf("\n");
}

/* Only the arrays may be accessed by the vector code. */
static void fence(const struct param *params, int count, const long *length, int place,
                  unsigned char *at[2][PARAMS], int closed)
{
    int p;
    if (!__asan_poison_memory_region)
        return;
    for (p = 0; p < count; p++) {
        unsigned char *region = bank[1][is_shared(place) ? SHARED : p];
        if (closed)
            __asan_poison_memory_region(region, (size_t)PAGES * PAGE);
        else
            __asan_unpoison_memory_region(region, (size_t)PAGES * PAGE);
    }
    for (p = 0; p < count && closed; p++)
        __asan_unpoison_memory_region(at[1][p], (size_t)length[p] * size_of[params[p].kind]);
}
