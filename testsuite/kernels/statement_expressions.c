/* kernel: int n | i32 k | in i32 x[n] | inout i32 y[n] | in float u[n] | inout float v[n] | inout i16 z[n] */
#define larger(a, b) ({ __typeof__(a) _a = (a); __typeof__(b) _b = (b); (void)(&_a == &_b); _a > _b ? _a : _b; })
#define smaller(a, b) __extension__ ({ __auto_type _a = (a); __auto_type _b = (b); _a < _b ? _a : _b; })
#define between(lo, x, hi) larger(lo, smaller(x, hi))
#define bounded(x) ({ int _x = (x); if (_x > 32767) { int over = 32767; _x = over; } else if (_x < -32768) _x = -32768; (short)_x; })
#define count_down(x) ({ if (x > 0) { x -= 1; } })

void statement_expressions(int n, int k, const int *x, int *y, const float *u, float *v, short *z)
{
    int i;
    for (i = 0; i < n; i++)
        y[i] = between(-100, (int)((unsigned)x[i] - (unsigned)k), larger(k, 50)) ^ smaller(y[i], 7);
    for (i = 0; i < n; i++) {
        float x0 = u[i];
        v[i] = larger(x0 * 0.5f, v[i]) - ({ float _a = x0; { float x0 = 2; _a *= x0; } _a * x0; });
    }
    for (i = 0; i < n; i++) {
        int t = z[i];
        count_down(t);
        z[i] = bounded(t * 3 + x[i] % 1000);
    }
}
