static unsigned long state = 88172645463325252ul;
static unsigned long next(void) { state ^= state << 13; state ^= state >> 7; state ^= state << 17; return state; }

static const double edges[] = { 0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -2.5, 1e30, -1e30, 2147483648.0, 4294967295.0,
  1e-40, -1e-40, 1e-310, 3e38, -3e38, INFINITY, -INFINITY, NAN, -NAN };

static double real(int type, int class, int argument)
{
  int bits = argument / 2, is_signed = argument % 2;
  double x;
  if (class == 4) { x = (double)(next() % 199) - 99; return x == 0 ? 7 : x; }
  if (class == 5) { static const double p[] = { 1, -1, 2, 0.5 }; return p[next() % 4]; }
  if (class == 3) {
    double limit = ldexp(1, bits - is_signed);
    double most = type == 33 ? nextafterf((float)limit, 0) : nextafter(limit, 0);
    switch (next() % 8) {
    case 0: return 0;
    case 1: return -0.5;
    case 2: return most;
    case 3: return is_signed ? -limit : 0.75;
    case 4: x = (double)(next() % 100); return x < most ? x : most;
    default:
      x = ldexp((double)(next() >> 11) / 9007199254740992.0, (int)(next() % (unsigned)(bits - is_signed + 1)));
      if (type == 33) x = (float)x;
      if (x > most) x = most;
      return is_signed && next() % 2 ? -x : x;
    }
  }
  if (next() % 2) return edges[next() % (sizeof edges / sizeof *edges)];
  x = ldexp((double)(long)next(), (int)(next() % 40) - 70);
  return x;
}

static unsigned long whole(int bits, int class, int argument)
{
  unsigned long all = bits == 64 ? ~0ul : (1ul << bits) - 1, x;
  if (class == 1) return next() % (unsigned)bits;
  if (class == 11) return next() % (unsigned)argument;
  if (class == 2 || class == 10) { static int mode; if (next() % 64 == 0) mode = (int)(next() % 4); return mode == 0 ? 0 : mode == 1 ? all : next() % 2 ? all : 0; }
  if (class >= 8) {
    do x = next() % 4 == 0 ? next() % 64 : whole(bits, 0, 0);
    while (class == 8 ? x == 0 || (x == all && !argument) : x == (all >> 1) + 1);
    return x;
  }
  switch (next() % 8) {
  case 0: x = 0; break;
  case 1: x = all; break;
  case 2: x = all >> 1; break;
  case 3: x = (all >> 1) + 1; break;
  case 4: x = next() % 3; break;
  case 5: x = next() & (bits == 64 ? 0xffffffff00000000ul : all << (bits / 2)); break;
  default: x = next(); break;
  }
  return x & all;
}

/* Indices where the mask is off are behind what the others reach, or anywhere. */
static void indices(unsigned char *to, const struct input *in, const unsigned char *mask, int mask_bytes, int lanes)
{
  int k;
  for (k = 0; k < lanes; k++) {
    long x = (long)(next() % 17) - 8;
    if (mask && mask[mask_bytes * k] == 0) x = next() % 4 == 0 ? (long)next() : 10 + (long)(next() % 8);
    x *= in->argument;
    memcpy(to + in->type / 8 * k, &x, (size_t)in->type / 8);
  }
}

static void fill(unsigned char *to, const struct input *in, int lanes)
{
  int k;
  int some = 0;
  for (k = 0; k < lanes; k++) {
    if (in->type == 33) { float x = (float)real(33, in->class, in->argument); memcpy(to + 4 * k, &x, 4); }
    else if (in->type == 65) { double x = real(65, in->class, in->argument); memcpy(to + 8 * k, &x, 8); }
    else { unsigned long x = whole(in->type, in->class, in->argument); memcpy(to + in->type / 8 * k, &x, (size_t)in->type / 8); some |= x != 0; }
  }
  if (in->class == 10 && !some) to[in->type / 8 * (int)(next() % (unsigned)lanes)] = 1;
}

static void around(unsigned char *from, const unsigned char *to)
{
  for (; from < to; from++) *from = (unsigned char)next();
}

static int same(const struct test *t, const unsigned char *x, const unsigned char *y)
{
  int k, size = t->out_type / 8;
  for (k = 0; k < t->out_count; k++) {
    if (memcmp(x + size * k, y + size * k, (size_t)size) == 0) continue;
    if (t->out_type == 33) { float a, b; memcpy(&a, x + 4 * k, 4); memcpy(&b, y + 4 * k, 4); if (a != a && b != b) continue; }
    if (t->out_type == 65) { double a, b; memcpy(&a, x + 8 * k, 8); memcpy(&b, y + 8 * k, 8); if (a != a && b != b) continue; }
    return k + 1;
  }
  return memcmp(x + size * k, y + size * k, (size_t)(8192 + 64 - size * k)) == 0 ? 0 : -1;
}

int main(void)
{
  size_t n = sizeof tests / sizeof *tests, i;
  unsigned char *end[4];
  int failed = 0, k;
  static unsigned char x[8192 + 64], y[8192 + 64];
  for (k = 0; k < 4; k++) {
    unsigned char *p = mmap(0, 1 << 17, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED || mprotect(p + (1 << 16), 1 << 16, PROT_NONE) != 0) return 2;
    end[k] = p + (1 << 16);
  }
  for (i = 0; i < n; i++) {
    const struct test *t = &tests[i];
    int round;
    for (round = 0; round < ROUNDS; round++) {
      const unsigned char *in[4];
      int bad;
      for (k = 0; k < 4; k++) {
        in[k] = 0;
        if (t->in[k].type == 0) continue;
        in[k] = end[k] - t->in[k].type / 8 * t->lanes;
        if (t->in[k].class == 7) { in[k] = end[k] - t->in[k].argument; around(end[k] - 2 * t->in[k].argument, end[k]); }
        else fill(end[k] - t->in[k].type / 8 * t->lanes, &t->in[k], t->lanes);
      }
      for (k = 0; k < 4; k++) {
        const unsigned char *mask = 0;
        int m, bytes = 0;
        if (t->in[k].class != 6) continue;
        for (m = 0; m < 4; m++) if (t->in[m].class == 2) { mask = in[m]; bytes = t->in[m].type / 8; }
        indices(end[k] - t->in[k].type / 8 * t->lanes, &t->in[k], mask, bytes, t->lanes);
      }
      memset(x, 0xa5, sizeof x);
      memset(y, 0xa5, sizeof y);
      t->run(in[0], in[1], in[2], in[3], x);
      /* the rows store from their second operand */
      if (strstr(t->name, "row: Store")) t->ref(in[1], 0, 0, 0, y); else t->ref(in[0], in[1], in[2], in[3], y);
      bad = same(t, x, y);
      if (bad) { printf("FAIL row%lu lane %d %s\n", (unsigned long)i, bad - 1, t->name); failed++; break; }
    }
  }
  printf("%lu cases, %d failed\n", (unsigned long)n, failed);
  return failed != 0;
}
