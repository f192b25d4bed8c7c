/* Every function has the same signature; p has 16 elements, q has 8. */
#include <stdlib.h>
#include <math.h>

struct point { short x; double y; struct { int a[3]; unsigned char b; } in; };
union bits { float f; unsigned u; unsigned char c[4]; };
enum color { RED, GREEN = 5, BLUE };

long sum_for(long a, long b, int *p, double *q) { long s = 0; for (int i = 0; i < 16; i++) s += p[i]; return s + a * b; }
long sum_while(long a, long b, int *p, double *q) { int i = 16; long s = 0; while (i--) s += p[i] * i; return s; }
long sum_do(long a, long b, int *p, double *q) { int i = 0; long s = 0; do { s += p[i]; if (s > 40) break; } while (++i < 16); return s * 100 + i; }
long skip(long a, long b, int *p, double *q) { long s = 0; int i; for (i = 0; i < 16; ++i) { if (p[i] < 0) continue; if (p[i] > 90) break; s += p[i]; } return s + i; }
long nest(long a, long b, int *p, double *q) { long s = 0; for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) { if (i == j) continue; s += p[i * 4 + j] - p[j * 4 + i] * 2; } return s; }
long and_or(long a, long b, int *p, double *q) { return (a > 0 && b > 0) + 2 * (a > 3 || b < 2) + 4 * (!a && p[0]) + 8 * (p[1] || !b); }
long guarded(long a, long b, int *p, double *q) { return (b != 0 && a / b > 1) ? a % b : b == 0 || a / b < -1 ? 7 : 9; }
long select_min(long a, long b, int *p, double *q) { int m = p[0], n = p[0]; for (int i = 1; i < 16; i++) { m = p[i] < m ? p[i] : m; n = p[i] >= n ? p[i] : n; } return m * 1000 + n; }
long float_min(long a, long b, int *p, double *q) { double m = q[0]; for (int i = 1; i < 8; i++) m = m > q[i] ? q[i] : m; q[0] = m; return m < 0; }
long absolute(long a, long b, int *p, double *q) { for (int i = 0; i < 16; i++) p[i] = p[i] < 0 ? -p[i] : p[i]; q[1] = fabs(q[1]); return labs(a) + abs(p[0]); }
long fall(long a, long b, int *p, double *q) { long r = 0; switch (a) { case 0: r += 1; case 1: r += 10; break; case 2: r = 5; default: r += 100; case -3 ... -1: r += 1000; } return r; }
long ranges(long a, long b, int *p, double *q) { switch ((int)b) { case -1000 ... -2: return 1; case 3 ... 900: return 2; case 0: return 3; } return 4; }
long unsigned_range(long a, long b, int *p, double *q) { switch ((unsigned)b) { case 4000000000u ... 4294967295u: return 1; case 2 ... 30: return 2; default: return 3; } }
long duff(long a, long b, int *p, double *q) { int n = 11, k = (n + 3) / 4; int *d = p; long s = 0; switch (n % 4) { case 0: do { s += *d++; case 3: s += 2 * *d++; case 2: s += 3 * *d++; case 1: s += 4 * *d++; } while (--k > 0); } return s; }
long gotos(long a, long b, int *p, double *q) { long i = 0, s = 0; again: if (i >= 10) goto done; s += p[i]; i++; if (s > 50) goto out; goto again; out: s = -s; done: return s * 16 + i; }
long irreducible(long a, long b, int *p, double *q) { long i = 0, s = 0; if (a > 0) goto middle; top: s += 2; middle: s += 3; i++; if (i < 5) goto top; return s; }
long narrow(long a, long b, int *p, double *q) { signed char c = (signed char)(a * 37); unsigned char d = (unsigned char)b; short e = (short)(b * 1001); c += 100; d -= 3; e++; ++c; d--; return c * 65536L + d * 256 + e; }
long unsigned_ops(long a, long b, int *p, double *q) { unsigned x = (unsigned)a, y = (unsigned)b | 1; return (long)(x / y) + (x % y) + (x >> 3) + (x << 2) + (x > y) - ~y; }
long shifts(long a, long b, int *p, double *q) { int n = (int)(b & 7); return (a << 3) + (a >> n) + (p[0] >> n) + ((unsigned long)a >> (60 + (n & 1))); }
long bits_ops(long a, long b, int *p, double *q) { return (a & b) ^ (a | 12) ^ ~b; }
long booleans(long a, long b, int *p, double *q) { _Bool x = a, y = q[0]; x = x && !y; y++; _Bool z = y; z--; return x * 4 + y * 2 + z + (_Bool)0.5; }
long floats(long a, long b, int *p, double *q) { float f = (float)a / 3; q[0] = f * q[1] - b; q[2] = (float)q[3]; q[4] = -q[5]; q[6]++; q[7] -= 2; return (long)(q[0] * 8) + (int)f + (q[1] < q[2]) + 2 * (q[3] != q[3]); }
long casts(long a, long b, int *p, double *q) { return (unsigned char)q[1] + (short)a + (unsigned short)b + (long)(int)(a * 70000) + (unsigned)(b & 0xffff) * 3L; }
long pointers(long a, long b, int *p, double *q) { int *e = p + 16, *m = e - 5; long s = 0; for (int *c = p; c < e; c += 3) s += *c * (c - p); return s + (e - m) + (m > p) + (m[-1] == *(e - 6)); }
long pointer_steps(long a, long b, int *p, double *q) { int *c = p; long s = *c++; s += *++c; s += *c--; *c += 5; c -= 1; return s + *c + (c == p) + !c; }
long two_dimensions(long a, long b, int *p, double *q) { int m[3][5]; for (int i = 0; i < 3; i++) for (int j = 0; j < 5; j++) m[i][j] = p[i + j] + i * j; int (*r)[5] = &m[1]; return m[2][4] + (*r)[3] * 10 + r[1][0] * 100; }
long members(long a, long b, int *p, double *q) { struct point s; struct point *t = &s; s.x = (short)a; t->y = q[2]; s.in.a[1] = (int)b; t->in.b = 300 & 255; s.in.a[1] += 4; q[3] = s.y * 2; return s.x + t->in.a[1] * 3 + s.in.b; }
long unions(long a, long b, int *p, double *q) { union bits v; v.f = (float)a; v.u ^= 0x80000000u; return (long)v.f + v.c[0]; }
long enums(long a, long b, int *p, double *q) { enum color c = a > 2 ? BLUE : RED; if (c == RED) c = GREEN; return c * 3 + BLUE; }
long address_taken(long a, long b, int *p, double *q) { int x = (int)a; int *y = &x; *y += 3; x *= 2; return x + *y; }
long comma(long a, long b, int *p, double *q) { long s = 0; int i, j; for (i = 0, j = 15; i < j; i++, j--) s += (p[i] = p[i] + 1, p[j]); return s + (a++, b++, a - b); }
long chained(long a, long b, int *p, double *q) { long x, y; x = y = a + 1; p[0] = p[1] = (int)b; x += y -= 2; return x * 10 + y; }
long swapping(long a, long b, int *p, double *q) { for (int i = 0; i < 8; i++) { int t = p[i]; p[i] = p[15 - i]; p[15 - i] = t; } return 0; }
long dead_code(long a, long b, int *p, double *q) { if (0) { p[0] = 7; } while (1) { if (a > 3) return a; a++; } p[1] = 8; return 3; }
long once(long a, long b, int *p, double *q) { do { if (a > 0) break; b += 2; } while (0); return b; }
long shadow(long a, long b, int *p, double *q) { int i = 3; long s = 0; for (int i = 0; i < 3; i++) { int a = i * 2; s += a; { int s = 5; p[i] = s; } } return s + i + a; }
long carried(long a, long b, int *p, double *q) { int last = -1, x; for (int i = 0; i < 16; i++) { x = p[i] * 2; if (x > 20) last = i; } return last * 100 + x; }
long early(long a, long b, int *p, double *q) { for (int i = 0; i < 16; i++) if (p[i] == b) return i; return -1; }
long conditional_effects(long a, long b, int *p, double *q) { long s = a > 1 ? p[0]++ : --p[1]; a > 2 ? (void)(p[2] = 9) : (void)0; return s + (a ? b ? 1 : 2 : b ? 3 : 4); }
long constants(long a, long b, int *p, double *q) { return 7 / 2 + -7 / 2 + -7 % 3 + (int)sizeof(struct point) + 'A' + (1 ? 5 : 6) + (3 > 2u) + (-1 < 0u); }
long parameters(long a, long b, int *p, double *q) { while (a < 20) { a += 3; b -= a; if (b < -50) { b = -b; p++; } } return a * 1000 + b + *p; }
long many_ifs(long a, long b, int *p, double *q) { long r; if (a < 0) r = 1; else if (a == 0) r = 2; else if (a == 1) r = 3; else if (b) r = 4; else r = 5; if (r > 2) if (b > 0) r *= 2; else r *= 3; return r; }
long nested_switch(long a, long b, int *p, double *q) { long r = 0; for (int i = 0; i < 6; i++) { switch (i) { case 1: switch (p[i] & 1) { case 0: r += 1; break; default: r += 2; } break; case 4: continue; default: r *= 2; } r++; } return r; }
long halves(long a, long b, int *p, double *q) { int v[8], n, i; for (i = 0; i < 8; i++) v[i] = p[i]; for (n = 8; n > 1; n /= 2) for (i = 0; i < n / 2; i++) v[i] = v[2 * i] - 3 * v[2 * i + 1]; return v[0]; }
long network(long a, long b, int *p, double *q) { int v[8], size, step, i; for (i = 0; i < 8; i++) v[i] = p[i]; for (size = 2; size <= 8; size *= 2) for (step = size / 2; step > 0; step /= 2) for (i = 0; i < 8; i++) { int j = i ^ step; if (j > i) { int x = v[i], y = v[j]; if ((x > y) == ((i & size) == 0)) { v[i] = y; v[j] = x; } } } for (i = 0; i < 8; i++) p[i] = v[i]; return v[7] - v[0]; }
long grows(long a, long b, int *p, double *q) { long s = 0; int m = 3, i; for (i = 0; i < m; i++) { if (p[i] > 5 && m < 12) m++; s += p[i] * i; } return s * 16 + m; }
long too_often(long a, long b, int *p, double *q) { int w[4], i; long s = 0; for (i = 0; i < 4; i++) w[i] = i; for (i = 0; i < 40; i++) w[i & 3] += p[i & 15] * i; for (i = 0; i < 4; i++) s = s * 7 + w[i]; return s; }
long never_beyond(long a, long b, int *p, double *q) { double v[4], s = 0; int i; for (i = 0; i < 7; i++) if (i < 4) v[i] = q[i] * i; else s += v[i - 3] + (i < 6 ? v[i - 2] : 1); q[0] = s; return 0; }
long some_index(long a, long b, int *p, double *q) { int v[4], w[2], i; for (i = 0; i < 4; i++) v[i] = p[i]; w[0] = 1; w[1] = 2; v[a & 3] = 77; return v[0] + v[1] * 2 + v[2] * 3 + v[b & 3] * w[1] + w[0]; }
long elsewhere(long a, long b, int *p, double *q) { int v[3], *w = v; v[0] = 1; v[1] = p[1]; v[2] = 3; w[b & 1] = 9; return v[0] * 100 + v[1] * 10 + *(w + 2); }
long by_case(long a, long b, int *p, double *q) { long s = 1; int i; for (i = 0; i < 6; i++) { switch (i) { case 0: s += p[0]; break; case 2: case 3: if (p[i] > 20) continue; s *= 3; break; default: s -= i; } s = s * 2 + p[i]; } return s; }
long goes_on(long a, long b, int *p, double *q) { long s = 0; int k = 1; do { k += 2; if (p[k] < 0) continue; s = s * 3 + p[k]; } while (k < 9); while (k-- > 4) { if (p[k] & 1) continue; s ^= k << 4; } return s; }
long matrices(long a, long b, int *p, double *q) { double x[3][3], y[3][3], s; int i, j, k; for (i = 0; i < 3; i++) for (j = 0; j < 3; j++) x[i][j] = q[i + j] * (i - j); for (i = 0; i < 3; i++) for (j = 0; j < 3; j++) { s = 0; for (k = 0; k < 3; k++) s += x[i][k] * x[k][j]; y[i][j] = s; } for (i = 0; i < 3; i++) q[i] = y[i][2 - i] + y[2][i]; return 0; }
long triangle(long a, long b, int *p, double *q) { long s = 0; unsigned char c[5]; int i, j; for (i = 0; i < 5; i++) { c[i] = (unsigned char)(p[i] * 7); for (j = 0; j < i; j++) if (c[j] > c[i]) { unsigned char t = c[j]; c[j] = c[i]; c[i] = t; } } for (i = 4; i >= 0; i--) s = s * 256 + c[i]; return s; }
long steps_to(long a, long b, int *p, double *q) { short v[6]; int i = 0; v[i++] = 5; v[i++] = (short)p[1]; *(v + i++) = 7; 3[v] = (short)b; (v + 5)[-1] = v[i]++; v[5] = -v[2]; v[1] += v[4]; v[0] <<= 1; return v[0] + v[1] * 2 + v[2] * 3 + v[3] * 4 + v[4] * 5 + v[5] * 6 + i; }
long in_records(long a, long b, int *p, double *q) { struct { int n, v[3]; struct { short x[2]; } in[2]; } s; int i; s.n = (int)a; for (i = 0; i < 3; i++) s.v[i] = p[i] + s.n; for (i = 0; i < 4; i++) s.in[i / 2].x[i % 2] = (short)(p[i] * i); return s.v[0] + s.v[2] * 3 + s.in[1].x[0] * 5 + s.in[0].x[1] - s.in[1].x[1]; }
long leaves_early(long a, long b, int *p, double *q) { int v[4], i, k; for (k = 0; k < 4; k++) v[k] = p[k]; for (i = 0; i < 4; i++) { if (v[i] > 40) break; for (k = 0; k < 3; k++) if (p[k + i] == b) return k; v[i] += i; } return v[0] + v[1] + v[2] + v[3] + i; }
long very_long(long a, long b, int *p, double *q) { long s = a; int i, j, k; for (i = 0; i < 16; i++) for (j = 0; j < 16; j++) for (k = 0; k < 9; k++) s = (s * 5 + (p[k] ^ p[j]) - p[i]) & 0xfffff; return s; }
long jumps_in(long a, long b, int *p, double *q) { long s = 0; int i; for (i = 0; i < 4; i++) { if (p[i] < 0) goto next; s += p[i]; next: s *= 2; } return s; }
long variable_rows(long a, long b, int *p, double *q) { int n = 3 + (int)(a & 1), i; int (*r)[n] = (int (*)[n])p; n = 2; for (i = 0; i < 3; i++) r[i][n] += (int)b + r[2 - i][i]; r++; return (*r)[1] * 100 + r[-1][0] + (long)sizeof *r; }
long variable_planes(long a, long b, int *p, double *q) { long s = 0, m = 2 + (b & 1); int (*c)[2][m] = (int (*)[2][m])p; for (unsigned i = 0; i < 2; i++) { const int k = 4 - (int)i; int (*d)[k] = (int (*)[k])p; for (long j = m; j-- > 0;) { c[i][1][j] -= d[1][j]; s = s * 3 + *(*(c[i] + 0) + j); } } return s + (a > 0 ? (long)sizeof c[0] : 0); }
