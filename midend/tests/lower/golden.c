/* Each function is lowered; golden.ssa holds the result. */
int abs(int);
double fabs(double), sqrt(double);
void exit(int) __attribute__((noreturn));
long __builtin_expect(long, long);
struct flags { unsigned on : 1; int plain; };
struct pair { float a, b; };
union word { int i; float f; };
_Thread_local int counter;
static float table[64];
extern int shared;

void saxpy(float *restrict y, const float *x, float a, int n) { for (int i = 0; i < n; i++) y[i] = a * x[i] + y[i]; }
int exits(const int *p, int n, int key) { int i, t = 0; for (i = 0; i < n; i++) { t = p[i]; if (t == key) break; } return i + t; }
void body_local(int *p, unsigned n) { int t; unsigned i = 0; do { t = p[i]; p[i] = t * t; } while (++i != n); }
void inner(double m[8][8], int n) { int i, j; for (i = 0; i < n; i++) for (j = i; j < 8; j++) m[i][j] = 0; }
int short_circuit(int a, int b, int *p) { if (a > 0 && b > 0) return 1; if (a && *p) return 2; return !(a || b / a); }
float selects(float a, float b, int c) { float lo = a < b ? a : b; float le = a <= b ? a : b; c = c > 9 ? 9 : c; return c ? lo : le + a; }
int known(int x, double d) { if (__builtin_expect(x < 0, 0)) exit(1); return abs(x) + (int)fabs(d) + (int)sqrt(d); }
int opaques(struct flags *f, int n) { int k = n; __asm__ ("" : "+r"(k)); f->on = 1; return f->plain + k; }
float aliasing(union word *w, short *s, struct pair *p, char *c) { w->i = *s; p->b = table[*c]; return w->f; }
void assign(struct pair *p, struct pair *q) { *p = *q; }
int in_memory(int n) { int a[4]; int *e = a; volatile int v = n; for (int i = 0; i < 4; i++) a[i] = v; return e[1] + shared + counter; }
int escapes(int n, void (*f)(int *)) { int seen = n; f(&seen); return seen; }
const char *text(int n) { return "abc" + n; }
int *backwards(int *p, unsigned n, long m) { return p - n - m; }
int while_one(int n) { while (1) { if (n > 5) return n; n += 2; } return 3; }
int once(int n) { do { n++; } while (0); return n; }
int goes(int n) { while (n > 0) { if (n == 7) goto out; n -= 2; } out: return n; }
int entered(int a, int *p) { int t = a * 2; switch (a) { case 1: t = *p; while (t > 0) { t -= a; case 2: t--; } } return t; }
void column_sums(int n, int m, float *restrict s, float a[n][m]) { for (int j = 0; j < m; j++) for (int i = 0; i < n; i++) s[j] += a[i][j]; }
int length_changed(int n, int m, int x[][m], int k) { int (*p)[m + 1] = (int (*)[m + 1])x; m = k; return x[n][m] + (p + 1)[k][2] + (int)sizeof *p; }
double local_array(unsigned n, double *x) { double t[n][2], *e = t[1]; n = 7; t[n][1] = *x; *x = e[0] + sizeof t; return t[0][0]; }
float planes(long p, char q, float *a) { typedef float plane[2][p][q]; plane *b = (plane *)a; for (b++; q-- > 0; b--) p += (*b)[1][p][0] > 0; return b[-1][0][1][p]; }
int not_kept(int n, int *q, int (*f)(void)) { int (*p)[f()] = (int (*)[n])q; return p[n][1] + ((int (*)[n])q)[2][1]; }
