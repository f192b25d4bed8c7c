/* Writes down how often vector code ran, when a program ends: see counting.py. */
#include <stdio.h>
#include <stdlib.h>

struct vcc_place {
    int line;
    const char *kind;
};

void vcc_counts(const char *file, const struct vcc_place *places, const unsigned long *came, const unsigned long *ran, int n);

enum { FILES = 4096 };
static struct {
    const char *file;
    const struct vcc_place *places;
    const unsigned long *came, *ran;
    int n;
} files[FILES];
static int used;

static void write_counts(void)
{
    const char *name = getenv("COUNTS");
    FILE *out = name ? fopen(name, "a") : NULL;
    if (!out)
        return;
    for (int k = 0; k < used; k++)
        for (int i = 0; i < files[k].n; i++)
            fprintf(out, "%s\t%d\t%s\t%lu\t%lu\n", files[k].file, files[k].places[i].line, files[k].places[i].kind,
                    files[k].came[i], files[k].ran[i]);
    fclose(out);
}

void vcc_counts(const char *file, const struct vcc_place *places, const unsigned long *came, const unsigned long *ran, int n)
{
    if (used == 0)
        atexit(write_counts);
    if (used < FILES) {
        files[used].file = file;
        files[used].places = places;
        files[used].came = came;
        files[used].ran = ran;
        files[used++].n = n;
    }
}
