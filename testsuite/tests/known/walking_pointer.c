/* kernel: int n | i32 s | float f | inout u8 a[2*n+8] | in u8 b[2*n+8] | -> u64 */
static unsigned long walking_pointer_bits(double x)
{
    unsigned long u;
    if (x != x) return 7;
    __builtin_memcpy(&u, &x, 8);
    return u;
}
static inline long walking_pointer_f0(int i, int n, int s, float f, unsigned p0, unsigned p1)
{
    (void)i, (void)n, (void)s, (void)f;
    int t0 = (int)(((int)((unsigned)((int)(_Bool)(int)3) << ((int)99999 & 31))));
    p1 = (unsigned)((long)i);
    return (long)3;
}
static inline double walking_pointer_f1(int i, int n, int s, float f, const unsigned char *b, int p0)
{
    (void)i, (void)n, (void)s, (void)f;
    float t1 = (float)((((float)walking_pointer_f0((int)(i), n, s, f, (unsigned)(((unsigned)((unsigned)(unsigned)p0 - (unsigned)(unsigned)p0))), (unsigned)(((unsigned)((unsigned)(unsigned)s * (unsigned)(unsigned)s))))) >= ((float)f >= ((float)walking_pointer_f0((int)(i), n, s, f, (unsigned)(((unsigned)((unsigned)(unsigned)b[i] * (unsigned)(unsigned)s))), (unsigned)(((unsigned)((unsigned)(unsigned)b[i] + (unsigned)(unsigned)s))))) ? (float)f : ((float)walking_pointer_f0((int)(i), n, s, f, (unsigned)(((unsigned)((unsigned)(unsigned)b[i] * (unsigned)(unsigned)s))), (unsigned)(((unsigned)((unsigned)(unsigned)b[i] + (unsigned)(unsigned)s)))))) && (int)b[i] != 0 ? (-37.5f) : ((((float)walking_pointer_f0((int)(i), n, s, f, (unsigned)((unsigned)p0), (unsigned)((unsigned)(((unsigned)((unsigned)(unsigned)i << 28)) > (unsigned)b[i] || (int)b[i])))) / (float)b[i + (s & 3)]) - (((float)walking_pointer_f0((int)(i), n, s, f, (unsigned)(((unsigned)((unsigned)(unsigned)p0 * (unsigned)(unsigned)b[i + 1]))), (unsigned)((unsigned)s))) + ((float)walking_pointer_f0((int)(i), n, s, f, (unsigned)(((unsigned)((unsigned)(unsigned)b[i + (s & 3)] * (unsigned)(unsigned)127))), (unsigned)((unsigned)(b[i + (s & 3)] - b[i + (s & 3)] < 0 ? 0 : b[i + (s & 3)] - b[i + (s & 3)]))))))));
    return __builtin_fabs((double)i);
}
unsigned long walking_pointer(int n, int s, float f, unsigned char *restrict a, const unsigned char *restrict b)
{
    unsigned long h = 0;
    unsigned char *pa = a;
    /*@call*//*@loop that ends with a pointer*//*@array along which a pointer walks*//*@array in a parameter*/
    int i = 0;
    for (; pa != a + n; i++) {
        /*@store*/
        *pa = (unsigned char)((int)((((unsigned)walking_pointer_f0((int)(i), n, s, f, (unsigned)(((unsigned)s < 0 ? (unsigned)-(unsigned)(unsigned)s : (unsigned)s)), (unsigned)((unsigned)*pa))) < 0 ? (unsigned)-(unsigned)((unsigned)walking_pointer_f0((int)(i), n, s, f, (unsigned)(((unsigned)s < 0 ? (unsigned)-(unsigned)(unsigned)s : (unsigned)s)), (unsigned)((unsigned)*pa))) : ((unsigned)walking_pointer_f0((int)(i), n, s, f, (unsigned)(((unsigned)s < 0 ? (unsigned)-(unsigned)(unsigned)s : (unsigned)s)), (unsigned)((unsigned)*pa)))) <= (unsigned)i));
        /*@store*/
        *pa = (unsigned char)(((int)walking_pointer_f0((int)(i), n, s, f, (unsigned)((unsigned)s), (unsigned)(((unsigned)((unsigned)(unsigned)s + (unsigned)(unsigned)*pa))))));
        *pa = (unsigned char)((int)(b[i + 3] - *pa));
        pa++;
    }
    h = h * 31 + (unsigned long)(pa - a);
    h = h * 31 + (unsigned long)i;
    (void)s, (void)f, (void)walking_pointer_bits;
    return h;
}
