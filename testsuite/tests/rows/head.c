#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

struct input { int type, class, argument; };
struct test {
  const char *name;
  void (*run)(const unsigned char *, const unsigned char *, const unsigned char *, const unsigned char *, unsigned char *);
  void (*ref)(const unsigned char *, const unsigned char *, const unsigned char *, const unsigned char *, unsigned char *);
  struct input in[4];
  int lanes, out_type, out_count;
};
