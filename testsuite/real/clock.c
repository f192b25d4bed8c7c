/* A program that runs another and writes down what that took.
 *
 * COMPILER and LOG are macros: the program that is run with the arguments of the call, and the file to which
 * a line is added: CPU seconds, then the arguments, all separated by tabs. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static double seconds(struct timeval t) { return t.tv_sec + t.tv_usec / 1e6; }

int main(int argc, char **argv)
{
    int status = 0;
    struct rusage use;
    pid_t child = fork();
    if (child == 0) {
        /* gcc looks for its parts beside the program it was called as. */
        argv[0] = COMPILER;
        execv(COMPILER, argv);
        fprintf(stderr, "%s: %s\n", COMPILER, strerror(errno));
        _exit(127);
    }
    if (child < 0 || wait4(child, &status, 0, &use) < 0)
        return 127;
    FILE *log = fopen(LOG, "a");
    if (!log)
        return 127;
    fprintf(log, "%.6f", seconds(use.ru_utime) + seconds(use.ru_stime));
    for (int i = 1; i < argc; i++)
        fprintf(log, "\t%s", argv[i]);
    fputc('\n', log);
    fclose(log);
    if (WIFSIGNALED(status))
        raise(WTERMSIG(status));
    return WEXITSTATUS(status);
}
