/* Every variable that a loop carries is a parameter, so that the loop can be resumed by a call. */
void saxpy(int i, int n, float a, float *x, float *y) { for (; i < n; i++) y[i] = a * x[i] + y[i]; }
void from_start(int i, int n, int *x, int *y) { for (; i <= n; i++) y[i] = x[i + 1] - y[i]; }
void reversed(int i, int n, short *x, short *y) { for (; n > 0; n--) y[n] = x[n] + 1; }
void step_pointers(int n, unsigned char *x, unsigned char *y) { while (n--) *y++ = *x++; }
void average(int i, int n, unsigned char *x, unsigned char *y) { for (; i < n; i++) y[i] = (x[i] + y[i] + 1) >> 1; }
void difference(int i, int n, unsigned char *x, unsigned char *y) { for (; i < n; i++) { int d = x[i] - y[i]; y[i] = d < 0 ? -d : d; } }
void grey(int i, int n, unsigned char *x, unsigned char *y, unsigned char *z) { for (; i < n; i++) z[i] = (x[i] * 77 + y[i] * 150 + z[i] * 29) >> 8; }
void signed_mix(int i, int n, signed char *x, short *y, int *z) { for (; i < n; i++) z[i] = ((x[i] * y[i]) >> 3) + (x[i] > y[i]); }
void shifts(int i, int n, unsigned short *x, short *y) { for (; i < n; i++) { x[i] = (x[i] << 3) ^ (x[i] >> 5); y[i] = (y[i] >> 2) - x[i]; } }
void clamp(int i, int n, short *x, unsigned char *y) { for (; i < n; i++) { int v = x[i] * 3 + 7; y[i] = v < 0 ? 0 : v > 255 ? 255 : v; } }
void swapped(int i, int n, unsigned short *x, short *y, unsigned *z, int k, long *v) { for (; i < n; i++) { x[i] = __builtin_bswap16(x[i]); y[i] = __builtin_bswap32(z[i]) >> 12; z[i] += __builtin_bswap32(k); v[i] = __builtin_bswap64(v[i]) + x[i]; } }
void stopped_shorts(int i, int n, short *x, short *y, short *z) { for (; i < n; i++) { int v = x[i] + y[i], w = x[i] - z[i]; y[i] = v > 32767 ? 32767 : v < -32768 ? -32768 : v; z[i] = w < -32768 ? -32768 : w > 32767 ? 32767 : w; } }
void stopped_bytes(int i, int n, unsigned char *x, unsigned char *y, unsigned char by) { for (; i < n; i++) { int v = x[i] + by, w = y[i] - x[i]; x[i] = v > 255 ? 255 : v; y[i] = w < 0 ? 0 : w; } }
void stopped_chars(int i, int n, signed char *x, signed char *y, signed char *z) { for (; i < n; i++) { int v = x[i] + y[i], w = x[i] - z[i]; y[i] = v > 127 ? 127 : v < -128 ? -128 : v; z[i] = w < -128 ? -128 : w > 127 ? 127 : w; } }
void stopped_elsewhere(int i, int n, unsigned char *x, signed char *y, short *z) { for (; i < n; i++) { int v = x[i] + y[i], w = z[i] + 1000; x[i] = v > 255 ? 255 : v < 0 ? 0 : v; z[i] = w > 32767 ? 32767 : w; } }
void middle_of_product(int i, int n, int *x, int *y, unsigned *z, short *s) { for (; i < n; i++) { x[i] = (long)x[i] * y[i] >> 31; y[i] = (long)y[i] * s[i] >> 16; z[i] = (unsigned long)z[i] * z[i] >> 7; } }
void top_of_product(int i, int n, int *x, unsigned *z, short *s) { for (; i < n; i++) { x[i] = (long)x[i] * s[i] >> 40; z[i] = (unsigned long)z[i] * (unsigned short)s[i] >> 33; s[i] = s[i] * s[i] >> 17; } }
void product_seen_wide(int i, int n, int *x, long *v, short *s) { for (; i < n; i++) { v[i] = (long)x[i] * s[i] >> 16; v[i] += (unsigned long)((long)x[i] * x[i]) >> 32; x[i] += s[i] * s[i] >> 15; } }
void swap_32(int i, int n, unsigned *x, unsigned *y) { for (; i < n; i++) y[i] = x[i] << 24 | (x[i] & 0xff00) << 8 | (x[i] >> 8 & 0xff00) | x[i] >> 24; }
void swap_signed(int i, int n, int *x, int *y) { for (; i < n; i++) { int v = x[i]; y[i] = (v >> 24 & 0xff) + (v >> 8 & 0xff00) + ((v & 0xff00) << 8) + (v << 24); } }
void swap_16(int i, int n, unsigned short *x, unsigned short *y) { for (; i < n; i++) y[i] = x[i] << 8 | x[i] >> 8; }
void swap_short(int i, int n, short *x, short *y) { for (; i < n; i++) y[i] = x[i] << 8 ^ (x[i] >> 8 & 0xff); }
void swap_half(int i, int n, int *x, long *y) { for (; i < n; i++) y[i] = (x[i] & 0xff) << 8 | (x[i] >> 8 & 0xff); }
void swap_64(int i, int n, unsigned long *x, unsigned long *y) { for (; i < n; i++) { unsigned long v = x[i]; y[i] += v >> 56 | (v >> 40 & 0xff00) | (v >> 24 & 0xff0000) | (v >> 8 & 0xff000000) | (v & 0xff000000) << 8 | (v & 0xff0000) << 24 | (v & 0xff00) << 40 | v << 56; } }
void swap_steps(int i, int n, unsigned long *x) { for (; i < n; i++) { unsigned long v = x[i]; v = (v & 0x00ff00ff00ff00ff) << 8 | (v >> 8 & 0x00ff00ff00ff00ff); v = (v & 0x0000ffff0000ffff) << 16 | (v >> 16 & 0x0000ffff0000ffff); x[i] = v << 32 | v >> 32; } }
unsigned swap_used(int i, int n, unsigned s, unsigned *x, unsigned *y) { for (; i < n; i++) { unsigned top = x[i] >> 24; y[i] = x[i] << 24 | (x[i] & 0xff00) << 8 | (x[i] >> 8 & 0xff00) | top; s += top; } return s; }
void swap_not(int i, int n, unsigned *x, unsigned *y) { for (; i < n; i++) y[i] = x[i] << 24 | (x[i] & 0xff00) << 8 | (x[i] >> 8 & 0xff) | x[i] >> 24; }
void swap_not_sign(int i, int n, int *x, int *y) { for (; i < n; i++) y[i] = x[i] << 24 | (x[i] & 0xff00) << 8 | (x[i] >> 8 & 0xff00) | x[i] >> 24; }
void swap_not_short(int i, int n, short *x, short *y) { for (; i < n; i++) y[i] = x[i] << 8 | x[i] >> 8; }
void swap_not_carry(int i, int n, unsigned short *x, unsigned short *y) { for (; i < n; i++) y[i] = (x[i] << 8) + x[i] + (x[i] >> 8); }
void swap_not_mask(int i, int n, unsigned short *x, unsigned short *y) { for (; i < n; i++) y[i] = x[i] << 8 | (x[i] >> 8 & 0x7f); }
void ones_32(int i, int n, unsigned *x, unsigned *y) { for (; i < n; i++) { unsigned v = x[i]; v = v - ((v >> 1) & 0x55555555u); v = (v & 0x33333333u) + ((v >> 2) & 0x33333333u); y[i] = (((v + (v >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24; } }
void ones_signed(int i, int n, int *x, int *y) { for (; i < n; i++) { int v = x[i]; v = (int)((unsigned)v - (v >> 1 & 0x55555555)); v = (int)((v & 0x33333333u) + (v >> 2 & 0x33333333)); v = (v + (v >> 4)) & 0x0f0f0f0f; v += v >> 8; v += v >> 16; y[i] = v & 0x3f; } }
void ones_steps(int i, int n, unsigned *x, unsigned *y) { for (; i < n; i++) { unsigned v = x[i]; v = (v & 0x55555555u) + (v >> 1 & 0x55555555u); v = (v & 0x33333333u) + (v >> 2 & 0x33333333u); v = (v & 0x0f0f0f0fu) + (v >> 4 & 0x0f0f0f0fu); v = (v & 0x00ff00ffu) + (v >> 8 & 0x00ff00ffu); y[i] = (v & 0x0000ffffu) + (v >> 16); } }
void ones_64(int i, int n, unsigned long *x, unsigned long *y) { for (; i < n; i++) { unsigned long v = x[i]; v -= v >> 1 & 0x5555555555555555ul; v = (v & 0x3333333333333333ul) + (v >> 2 & 0x3333333333333333ul); v = (v + (v >> 4)) & 0x0f0f0f0f0f0f0f0ful; y[i] += v * 0x0101010101010101ul >> 56; } }
void ones_64_sums(int i, int n, unsigned long *x, unsigned long *y) { for (; i < n; i++) { unsigned long v = x[i]; v -= v >> 1 & 0x5555555555555555ul; v = (v & 0x3333333333333333ul) + (v >> 2 & 0x3333333333333333ul); v = v + (v >> 4) & 0x0f0f0f0f0f0f0f0ful; v += v >> 8; v += v >> 16; v += v >> 32; y[i] = v & 0x7f; } }
void ones_16(int i, int n, unsigned short *x, unsigned short *y) { for (; i < n; i++) { int v = x[i]; v = v - (v >> 1 & 0x5555); v = (v & 0x3333) + (v >> 2 & 0x3333); v = (v + (v >> 4)) & 0x0f0f; y[i] = v + (v >> 8) & 0x1f; } }
void ones_8(int i, int n, unsigned char *x, unsigned char *y) { for (; i < n; i++) { int v = x[i]; v = v - (v >> 1 & 0x55); v = (v & 0x33) + (v >> 2 & 0x33); y[i] = v + (v >> 4) & 0x0f; } }
void ones_used(int i, int n, unsigned *x, unsigned *y) { for (; i < n; i++) { unsigned v = x[i], pairs = v - (v >> 1 & 0x55555555u); v = (pairs & 0x33333333u) + (pairs >> 2 & 0x33333333u); y[i] = ((v + (v >> 4) & 0x0f0f0f0fu) * 0x01010101u >> 24) ^ pairs; } }
void ones_before(int i, int n, unsigned *x, unsigned *y) { for (; i < n; i++) { unsigned v = x[i]; v -= (v & 0xaaaaaaaau) >> 1; v = (v & 0x33333333u) + ((v & 0xccccccccu) >> 2); y[i] = (v + (v >> 4) & 0x0f0f0f0fu) * 0x01010101u >> 24; } }
void ones_before_8(int i, int n, unsigned char *x, unsigned char *y) { for (; i < n; i++) { unsigned v = x[i]; v -= (v & 0xaa) >> 1; v = (v & 0x33) + ((v & 0xcc) >> 2); y[i] = (v & 0x0f) + ((v & 0xf0) >> 4); } }
void ones_not_sign(int i, int n, int *x, int *y) { for (; i < n; i++) { unsigned v = x[i]; v -= (x[i] & 0xaaaaaaaa) >> 1; int w = (int)v; v = (v & 0x33333333u) + ((int)(w & 0xcccccccc) >> 2); y[i] = (v + (v >> 4) & 0x0f0f0f0fu) * 0x01010101u >> 24; } }
void ones_not_mask(int i, int n, unsigned *x, unsigned *y) { for (; i < n; i++) { unsigned v = x[i]; v = v - ((v >> 1) & 0x55555545u); v = (v & 0x33333333u) + ((v >> 2) & 0x33333333u); y[i] = (((v + (v >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24; } }
void ones_not_few(int i, int n, unsigned *x, unsigned *y) { for (; i < n; i++) { unsigned v = x[i]; v = v - ((v >> 1) & 0x55555555u); v = (v & 0x33333333u) + ((v >> 2) & 0x33333333u); v = v + (v >> 4) & 0x0f0f0f0fu; v += v >> 8; v += v >> 16; y[i] = v & 0x1f; } }
void ones_not_many(int i, int n, unsigned *x, unsigned *y) { for (; i < n; i++) { unsigned v = x[i]; v = v - ((v >> 1) & 0x55555555u); v = (v & 0x33333333u) + ((v >> 2) & 0x33333333u); v = v + (v >> 4) & 0x0f0f0f0fu; v += v >> 8; v += v >> 16; y[i] = v & 0x1ff; } }
void ones_not_carry(int i, int n, unsigned *x, unsigned *y) { for (; i < n; i++) { unsigned v = x[i]; v = v - ((v >> 1) & 0x55555555u); v = v + (v >> 2) & 0x33333333u; y[i] = (((v + (v >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24; } }
void ones_not_half(int i, int n, unsigned *x, unsigned *y) { for (; i < n; i++) { unsigned v = x[i]; v = v - ((v >> 1) & 0x55555555u); v = (v & 0x33333333u) + ((v >> 2) & 0x33333333u); y[i] = (((v + (v >> 4)) & 0x0f0f0f0fu) * 0x00010101u) >> 24; } }
void ones_not_down(int i, int n, unsigned *x, unsigned *y) { for (; i < n; i++) { unsigned v = x[i]; v = v - ((v >> 1) & 0x55555555u); v = (v & 0x33333333u) + ((v >> 2) & 0x33333333u); y[i] = (((v + (v >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 23; } }
void ones_not_other(int i, int n, unsigned *x, unsigned *y) { for (; i < n; i++) { unsigned v = x[i], w = y[i]; v = v - ((w >> 1) & 0x55555555u); v = (v & 0x33333333u) + ((v >> 2) & 0x33333333u); y[i] = (((v + (v >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24; } }
void ones_not_wide(int i, int n, short *x, short *y) { for (; i < n; i++) { int v = x[i]; v = v - (v >> 1 & 0x5555); v = (v & 0x3333) + (v >> 2 & 0x3333); v = (v + (v >> 4)) & 0x0f0f; y[i] = v + (v >> 8) & 0x1f; } }
int sum(int i, int n, int s, int *x) { for (; i < n; i++) s += x[i]; return s; }
int sum_bytes(int i, int n, int s, unsigned char *x, signed char *y) { for (; i < n; i++) s += x[i] * y[i]; return s; }
long product(int i, int n, long s, int *x) { for (; i < n; i++) s *= x[i]; return s; }
int maximum(int i, int n, int m, int *x) { for (; i < n; i++) if (x[i] > m) m = x[i]; return m; }
unsigned bits(int i, int n, unsigned s, unsigned *x) { for (; i < n; i++) s ^= x[i] & 0xfff0; return s; }
float dot(int i, int n, float s, float *x, float *y) { for (; i < n; i++) s += x[i] * y[i]; return s; }
float maximum_f(int i, int n, float m, float *x) { for (; i < n; i++) if (x[i] > m) m = x[i]; return m; }
int count_kept(int i, int n, int s, int *x) { for (; i < n; i++) { int t = s + 1; if (x[i] > 3) s = t; } return s; }
long count_down(int i, int n, long s, short *x, unsigned char *y) { for (; i < n; i++) if (x[i] < 0) { if (y[i] & 1) s--; } return s; }
long count_either(int i, int n, long s, float *x, signed char *y) { for (; i < n; i++) if ((x[i] > 1 && y[i] < 9) || y[i] == 30) s++; return s; }
unsigned count_cases(int i, int n, unsigned s, unsigned t, unsigned char *x) { for (; i < n; i++) switch (x[i] & 7) { case 1: case 5: s++; break; case 2: t--; break; default: break; } return s ^ t; }
int count_if(int i, int n, int s, int *x, int *y) { for (; i < n; i++) if (x[i] < y[i]) s++; return s; }
void blend(int i, int n, int *x, int *y) { for (; i < n; i++) { int v; if (x[i] > 3) v = x[i] * 2; else if (x[i] < -3) v = y[i]; else v = 7; y[i] = v; } }
void masked(int i, int n, float *x, float *y) { for (; i < n; i++) if (x[i] > 0) y[i] = 1 / x[i]; }
void nested(int i, int n, int *x, int *y, int *z) { for (; i < n; i++) { if (x[i]) { if (y[i] > 0) z[i] += x[i]; else z[i] = 5; } y[i] = x[i]; } }
void switched(int i, int n, int *x, int *y) { for (; i < n; i++) { int v = 1; switch (x[i] & 3) { case 0: v = 5; break; case 1: v = x[i]; break; case 2: v = 9; } y[i] = v; } }
void index_data(int i, int n, int k, int *x) { for (; i < n; i++) { x[i] = i * 3 + k; k += 5; } }
void index_float(int i, int n, double *x) { for (; i < n; i++) x[i] = i; }
void distance(int i, int n, int *x, int *y) { for (; i < n; i++) { int v = y[i]; x[i] = v ^ 3; } }
void stepped(long i, long n, int *x) { for (; i < n; i += 2) x[i / 2 + 1] = 1; }
void counted_down(unsigned long n, long *x, long *y) { while (n-- > 0) *y++ = *x++ * 3; }
void do_loop(int i, int n, int *x, int *y) { do { y[i] = x[i] + i; } while (++i < n); }
int last(int i, int n, int *x, int t) { for (; i < n; i++) { t = x[i] * 2; x[i] = t + 1; } return t; }
void bytes_compare(int i, int n, unsigned char *x, unsigned char *y) { for (; i < n; i++) y[i] = x[i] > y[i] ? 255 : 0; }
void to_float(int i, int n, short *x, float *y) { for (; i < n; i++) y[i] = x[i] * 0.5f; }
void to_double(int i, int n, float *x, double *y) { for (; i < n; i++) y[i] = x[i]; }
void from_double(int i, int n, double *x, int *y) { for (; i < n; i++) y[i] = (int)(x[i] * 0.001); }
void unsigned_index(unsigned i, unsigned n, unsigned k, int *x, int *y) { for (; i != n; i++) y[i] = x[i + k]; }
void select_min(int i, int n, unsigned short *x, unsigned short *y) { for (; i < n; i++) y[i] = x[i] < y[i] ? x[i] : y[i]; }
void invariant(int i, int n, int *x, int *y) { for (; i < n; i++) y[i] += *x; }
void hoisted(int i, int n, int a, int *y) { for (; i < n; i++) y[i] += a > 3 ? a * 5 : 2; }
void difference_signed(int i, int n, signed char *x, signed char *y) { for (; i < n; i++) { int d = x[i] - y[i]; y[i] = d > 0 ? d : -d; } }
void difference_mixed(int i, int n, signed char *x, unsigned char *y) { for (; i < n; i++) { int d = x[i] - y[i]; y[i] = d < 0 ? -d : d; } }
unsigned sum_u8(int i, int n, unsigned s, unsigned char *x) { for (; i < n; i++) s += x[i]; return s; }
long sum_i8(int i, int n, long s, signed char *x) { for (; i < n; i++) s += x[i]; return s; }
unsigned less_u8(int i, int n, unsigned s, unsigned char *x) { for (; i < n; i++) s -= x[i]; return s; }
long sum_i16(int i, int n, long s, short *x) { for (; i < n; i++) s += x[i]; return s; }
unsigned long sum_u16(int i, int n, unsigned long s, unsigned short *x) { for (; i < n; i++) s += x[i]; return s; }
unsigned long sum_u32(int i, int n, unsigned long s, unsigned *x) { for (; i < n; i++) s += x[i]; return s; }
unsigned dot_i16(int i, int n, unsigned s, short *x, short *y) { for (; i < n; i++) s += (unsigned)(x[i] * y[i]); return s; }
long dot_i16_long(int i, int n, long s, short *x, short *y) { for (; i < n; i++) s += (long)x[i] * y[i]; return s; }
long square_i16(int i, int n, long s, short *x) { for (; i < n; i++) s += x[i] * x[i]; return s; }
unsigned sum_distance(int i, int n, unsigned s, unsigned char *x, unsigned char *y) { for (; i < n; i++) { int d = x[i] - y[i]; s += (unsigned)(d < 0 ? -d : d); } return s; }
long sum_distance_i8(int i, int n, long s, signed char *x, signed char *y) { for (; i < n; i++) { int d = x[i] - y[i]; s += d < 0 ? -d : d; } return s; }
int count_bytes(int i, int n, int s, unsigned char *x, unsigned char *y) { for (; i < n; i++) s += x[i] == y[i]; return s; }
unsigned short least_u16(int i, int n, unsigned short s, unsigned short *x) { for (; i < n; i++) s = x[i] < s ? x[i] : s; return s; }
unsigned char most_u8(int i, int n, unsigned char s, unsigned char *x) { for (; i < n; i++) if (s < x[i]) s = x[i]; return s; }
signed char least_i8(int i, int n, signed char s, signed char *x) { for (; i < n; i++) s = s > x[i] ? x[i] : s; return s; }
short most_i16(int i, int n, short s, short *x) { for (; i < n; i++) { short v = x[i]; s = v > s ? v : s; } return s; }
short most_i16_unsigned(int i, int n, short s, short *x) { for (; i < n; i++) if ((unsigned)x[i] > (unsigned)s) s = x[i]; return s; }
void weighted(int i, int n, short *x, short *y, int *z) { for (; i < n; i++) z[i] = (x[i] * 3 - y[i] * 7 + 5) >> 2; }
void weighted_sum(int i, int n, short *x, short *y, int *z) { for (; i < n; i++) z[i] += 9 * (x[i] + y[i]) - (x[i + 1] << 3) + x[i + 2] * y[i + 2] - 11 * y[i + 1] - x[i + 1] * y[i]; }
void weighted_most(int i, int n, short *x, short *y, unsigned *z) { for (; i < n; i++) z[i] = (unsigned)(x[i] * -32768) + (unsigned)(y[i] * -32768); }
void weighted_bytes(int i, int n, unsigned char *x, unsigned char *y, int *z) { for (; i < n; i++) z[i] = x[i] * 30000 + y[i] * -30000 + z[i]; }
void weighted_long(int i, int n, short k, short *x, short *y, int *z) { for (; i < n; i++) z[i] = (int)(((long)x[i] * k + (long)y[i] * y[i]) ^ 1); }
void larger_after_branch(int i, int n, float f, double *x, short *y) { for (; i < n; i++) { x[i] = y[i] > 1 ? (double)y[i] : (double)f; x[i] = (double)f > (double)i ? (double)f : (double)i; } }
void average_up(int i, int n, unsigned char *x, unsigned char *y) { for (; i < n; i++) y[i] = (unsigned char)((x[i] + (y[i] + 1)) >> 1); }
void average_down(int i, int n, unsigned char *x, unsigned char *y) { for (; i < n; i++) y[i] = (unsigned char)((x[i] + y[i]) / 2); }
void average_signed(int i, int n, signed char *x, signed char *y) { for (; i < n; i++) y[i] = (signed char)((x[i] + y[i]) >> 1); }
void clamp_if(int i, int n, short *x, unsigned char *y) { for (; i < n; i++) { int v = x[i]; if (v < 0) v = 0; if (v > 255) v = 255; y[i] = (unsigned char)v; } }
void clamp_nested(int i, int n, short *x, signed char *y) { for (; i < n; i++) y[i] = (signed char)(x[i] > 127 ? 127 : x[i] < -128 ? -128 : x[i]); }
void clamp_else(int i, int n, short *x, signed char *y) { for (; i < n; i++) { int v = x[i] * 2; if (v > 127) v = 127; else if (v < -128) v = -128; y[i] = (signed char)v; } }
void clamp_wrong_order(int i, int n, short *x, signed char *y) { for (; i < n; i++) y[i] = (signed char)(x[i] > -100 ? -100 : x[i] < 100 ? 100 : x[i]); }
void clamp_less(int i, int n, short *x, unsigned char *y) { for (; i < n; i++) y[i] = (unsigned char)(x[i] < 3 ? 3 : x[i] > 100 ? 100 : x[i]); }
void clamp_unsigned(int i, int n, unsigned short *x, unsigned char *y) { for (; i < n; i++) y[i] = x[i] > 255u ? 255 : (unsigned char)x[i]; }
void divided(int i, int n, unsigned short *x, int *y) { for (; i < n; i++) { y[i] = y[i] / 8u; x[i] = x[i] / 4; } }
void shifted_by(int i, int n, int k, int *x, unsigned *y) { for (; i < n; i++) { y[i] = y[i] >> k ^ y[i] << (k & 7); x[i] >>= k; } }
void shifted_if(int i, int n, int k, int *x, int *y) { for (; i < n; i++) y[i] = x[i] > 2 ? x[i] >> k : 1; }
void clamp_converted(int i, int n, float *x, signed char *y) { for (; i < n; i++) y[i] = (signed char)((int)x[i] > 4 ? 4 : (int)x[i] < -5 ? -5 : (int)x[i]); }
void apart_before(int i, int n, float c, float *x, float *y, float *z) { for (; i < n; i++) { x[i + 1] = x[i] * c + y[i]; z[i] = y[i] * 2 + c; } }
void apart_behind(int i, int n, float c, float *x, float *y, float *z) { for (; i < n; i++) { z[i] = y[i] * 2 + c; x[i + 1] = x[i] * c + y[i]; } }
void apart_used(int i, int n, int *x, int *y) { for (; i < n; i++) { x[i + 1] = x[i] ^ y[i]; y[i] = x[i + 1] * 3 - y[i + 1]; } }
void apart_for(int i, int n, int *x, int *y, int *z) { for (; i < n; i++) { z[i] = y[i] * 5; x[i + 1] = x[i] + z[i]; } }
int apart_scalar(int i, int n, int s, int *x, int *y) { for (; i < n; i++) { s = s * 3 + x[i]; y[i] = x[i] * 2 + 1; } return s; }
int apart_sum(int i, int n, int s, int t, int *x, int *y) { for (; i < n; i++) { s = (s ^ x[i]) % 1000; t += y[i]; } return s - t; }
int apart_if(int i, int n, int s, int *x, int *y) { for (; i < n; i++) { if (x[i] > 3) s = s / 2 + x[i]; else if (x[i] < -9) s -= 5; y[i] = x[i] > 0 ? x[i] : 7; } return s; }
int apart_last(int i, int n, int t, int *x, int *y, int *z) { for (; i < n; i++) { z[i] = t; t = x[i] * 2; x[i + 1] = t % 77; y[i] = y[i] + i; } return t; }
float apart_down(long n, float s, float *x, float *y) { while (n > 0) { x[n - 1] = x[n] * 0.5f + s; y[n - 1] -= s; n--; } return s; }
void apart_three(int i, int n, int *x, int *y, int *z) { for (; i < n; i++) { x[i + 1] = x[i] + y[i]; z[i + 1] = z[i] ^ x[i]; y[i] = y[i] * 7 + i; } }
int apart_both(int i, int n, int s, int *x, int *y, int *z) { for (; i < n; i++) { s = (s * 3) ^ x[i]; y[i] = s; z[i] = s * 2 + i; } return s; }
int apart_inside(int i, int n, int s, int *x, int *y, int *z) { for (; i < n; i++) { s = s / 3 + x[i]; if (x[i] > 2) { y[i] = s; z[i] = s * 7 - x[i]; } } return s; }
void read_back_edges(int i, int n, int *x, int *y) { for (; i < n; i++) { int t = x[i] * 3; y[i] = t; if (x[i + 1] > 4) t -= x[i + 2]; x[i + 1] = t; } }
int read_back_last(int i, int n, int *x, int *y) { int t = 0; while (i < n) { t = x[i] + t; y[i] = t; if (t > 90) t = t % 7; x[i + 1] = t; i++; } return t; }
int around(int i, int n, int last, int *x, int *y) { for (; i < n; i++) { y[i + 1] = x[i + 1] + x[last]; last = i; } return last; }
int around_sum(int i, int n, int last, int s, int *x, int *y) { do { if (x[i] > 2) s += x[last]; y[i] = x[last] * 3; last = i; i++; } while (i < n); return s - last; }
long around_down(long n, long last, long *x, long *y) { while (n-- > 0) { y[n] ^= x[last] + last; last = n; } return last; }
int around_more(int i, int n, int last, int *x, int *y) { for (; i < n; i++) { y[i] = x[i] + last; last = i + 5; } return last; }
float apart_most(int i, int n, float s, float *x, int *y) { for (; i < n; i++) { y[i + 1] += y[i]; s = x[i] > s ? x[i] : s; } return s; }
/* What is read again: written before, on either way and behind both, on the way without the store. */
void read_again(int i, int n, int *x, int *y) { for (; i < n; i++) if (x[i] > 3) y[i] = x[i] * x[i]; }
void read_written(int i, int n, int *x, int *y) { for (; i < n; i++) { x[i] = x[i] + 1; y[i] = x[i] * 3; } }
void read_either(int i, int n, int *x, int *y) { for (; i < n; i++) { int v = x[i]; int w = v > 0 ? x[i] + 1 : x[i] - 1; y[i] = w + x[i]; } }
void read_where(int i, int n, int *x) { for (; i < n; i++) { if (x[i] > 3) x[i] = 0; else if (x[i] < -3) x[i] -= 1; } }
/* What is not: after a store that may be to it, in the next iteration, where one of two ways has read it. */
void read_after(int i, int n, int *x, int *y, int *z) { for (; i < n; i++) { y[i] = x[i]; z[i] = x[i]; } }
void read_over(int i, int n, int last, int *x, int *y) { for (; i < n; i++) { y[i] = last + i; last = x[n - 1]; } }
void read_one_way(int i, int n, int *x, int *y) { for (; i < n; i++) { int v = 0; if (i & 1) v = x[i]; y[i] = v; if (v > 2) y[i] = x[i]; } }
/* What an iteration has for itself, past stores elsewhere and to its other elements; not past one to any of its elements. */
void read_own(int i, int n, int *x, int *y) { for (; i < n; i++) { int s[2]; s[0] = x[i] * 3; s[1] = y[i]; y[i] = s[0]; x[i] = s[0] - s[1]; } }
void read_own_ways(int i, int n, int *x, int *y) { for (; i < n; i++) { int s[2]; s[0] = x[i]; if (y[i] > 3) { y[i] = 5; s[1] = 2; } else s[1] = 7; x[i] = s[0] * 5; y[i] -= s[1]; } }
void read_own_any(int i, int n, int *x, int *y) { for (; i < n; i++) { int *s[4]; s[0] = x; s[1] = y; s[2] = x; s[3] = y; s[y[i] & 3] = y + 1; x[i] = s[0][i]; } }
/* Read where control parts: what both ways read, before they write or through what one of them computes as well; within ways within ways. Not what one way reads behind a store, or elsewhere. */
void read_both(int i, int n, int m, int *x, int *y) { for (; i < n; i++) if (i < m) y[i] = x[i] * 2; else y[i] = x[i] + 3; }
void read_both_inner(int i, int n, int m, int *x, int *y) { for (; i < n; i++) if (i < m) { if (y[i] > 0) y[i] = x[i] * 2; else y[i] -= x[i]; } else y[i] += x[i]; }
void read_both_goto(int i, int n, int *x, int *y, int *z) { for (; i < n; i++) { if (z[i] > 0) goto up; y[i] = x[i] - y[i]; goto both; up: z[i] = x[i] - z[i]; both: y[i]++; } }
void read_both_behind(int i, int n, int *x, int *y, int *z) { for (; i < n; i++) if (z[i] > 0) { y[i] = 5; z[i] = x[i]; } else z[i] = x[i] * 2; }
void read_both_elsewhere(int i, int n, int *x, int *y) { for (; i < n; i++) if (y[i] > 0) y[i] = x[i]; else y[i] = x[i + 1]; }
void read_or_written(int i, int n, int *x, int *y) { for (; i < n; i++) if (y[i] > 0) y[i] = x[i]; else x[i] = y[i] - 3; }
/* Read behind a join, where one way has just stored it, or several of three; past a store elsewhere. Not what may have been overwritten since, what another place is, or what the iteration before stored. */
void known_on_one(int i, int n, int *x, int *y) { for (; i < n; i++) { if (x[i] > 3) y[i] = x[i] * 2; x[i] = y[i] + 1; } }
void known_on_ways(int i, int n, int *x, int *y, int *z) { for (; i < n; i++) { switch (x[i] & 3) { case 0: y[i] = x[i] * 2; break; case 1: z[i] = 5; break; default: y[i] = 7; z[i] = y[i] - 1; } y[i] ^= z[i]; } }
void known_on_beside(int i, int n, int *restrict x, int *restrict y, int *restrict z) { for (; i < n; i++) { int v = x[i]; if (v > 3) { y[i] = v; z[i] = 1; } y[i] *= 3; } }
void known_on_not(int i, int n, int *x, int *y) { for (; i < n; i++) { int v = x[i]; if (v > 3) { y[i] = v; x[i] = 1; } x[i] = y[i]; } }
void known_on_next(int i, int n, int *x, int *y) { for (; i < n; i++) { if (x[i] > 3) y[i] = 2; x[i] = y[i + 1]; } }
void known_on_last(int i, int n, int *x, int *y) { for (; i < n; i++) { int v = y[i]; y[i + 1] = v ^ 5; if (v > 3) x[i] = v; } }
/* Stores that become one: of both ways, of two arrays, of all cases, of some ways, of ways within ways. */
void sunk_both(int i, int n, int *x, int *y) { for (; i < n; i++) { if (x[i] > 3) y[i] = x[i]; else y[i] = -1; } }
void sunk_two(int i, int n, int *x, int *y, int *z) { for (; i < n; i++) { int v = x[i]; if (v > 3) { y[i] = 1; z[i] = v; } else { y[i] = v; z[i] = 2; } } }
void sunk_cases(int i, int n, int *x, int *y) { for (; i < n; i++) switch (x[i] & 3) { case 0: y[i] += x[i]; break; case 1: y[i] -= x[i]; break; case 2: y[i] ^= 5; break; default: y[i] = 7; } }
void sunk_clamp(int i, int n, int *x) { for (; i < n; i++) { if (x[i] < -3) x[i] = -3; else if (x[i] > 3) x[i] = 3; } }
void sunk_inner(int i, int n, int *x, int *y) { for (; i < n; i++) { if (x[i] > 3) { if (y[i] > 0) x[i] = 1; else if (y[i] < -5) x[i] = 2; } else x[i] = y[i]; } }
/* The last of two, since memory is read behind the first; none, since the places differ. */
void sunk_last(int i, int n, int *x, int *y, int *z) { for (; i < n; i++) { if (x[i] > 3) { y[i] = 1; z[i] = x[i]; } else { y[i] = x[i]; z[i] = 2; } } }
void sunk_not(int i, int n, int *x, int *y, int *z) { for (; i < n; i++) { if (x[i] > 3) { y[i] = 1; } else { z[i] = 2; } } }
/* What one of three ways stores elsewhere under a condition stays where it is, while the others store one place. */
void sunk_beside(int i, int n, int *x, int *y, int *z) { for (; i < n; i++) { int v = z[i]; switch (v & 3) { case 0: if (v > 3) y[i] = 1; else if (v < -5) y[i] = 2; break; case 1: x[i] = 5; break; case 2: x[i] = v; break; default: break; } } }
/* Stored twice, the first time for nothing: what it stores is known, nothing between reads it, all ways overwrite it. */
void twice_written(int i, int n, int *x, int *y) { for (; i < n; i++) { x[i] = y[i] * 3; x[i] ^= 5; } }
void twice_scaled(int i, int n, int *restrict x, int *y, int *z) { for (; i < n; i++) { x[i] += y[i]; x[i] *= z[i]; } }
void twice_beside(int i, int n, int *x) { for (; i < n; i++) { x[i] = 7; x[i] = x[i + 1] * 2 - x[i + 3]; } }
void twice_or_more(int i, int n, int *x, int *y) { for (; i < n; i++) { int v = y[i]; x[i] = v; y[i] = 1; x[i] = v * 2; y[i] = v + 3; x[i] ^= 1; } }
void twice_on_ways(int i, int n, int *x, int *y) { for (; i < n; i++) { int v = y[i]; x[i] = 0; if (v > 3) x[i] = v; else x[i] = -v; } }
void twice_in_part(int i, int n, int *x, int *y) { for (; i < n; i++) { int v = y[i]; *(short *)(x + i) = 9; x[i] = v; } }
/* Not for nothing: read between, where the arrays meet; overwritten on one way alone, in the next iteration;
   and what reads a variable that nothing else reads, as scalar code does behind vector code. */
void once_read(int i, int n, int *x, int *y, int *z) { for (; i < n; i++) { x[i] += y[i]; x[i] *= z[i]; } }
void once_read_beside(int i, int n, int k, int *x) { for (; i < n; i++) { x[i] = 7; x[i] = x[i + k] * 2; } }
void once_on_one_way(int i, int n, int *x, int *y) { for (; i < n; i++) { int v = y[i]; x[i] = 0; if (v > 3) x[i] = v; } }
void once_for_the_next(int i, int n, int *x, int *y) { for (; i < n; i++) { x[i + 1] = 5; y[i] = 3; x[i] = 7; } }
int once_carried(int i, int n, int v, int *restrict x, int *restrict y, int *restrict z) { for (; i < n; i++) { x[i] = v; x[i] = 5; v = y[i]; z[i] ^= v; } return v; }
/* Stores that some ways overwrite: done behind the ways, one for all, where nothing between may read them. */
void partly(int i, int n, int *x, int *y) { for (; i < n; i++) { int v = y[i]; x[i] = v; if (v > 3) x[i] = v * 2; } }
void partly_apart(int i, int n, int *restrict x, int *y, int *z) { for (; i < n; i++) { x[i] = y[i]; if (z[i] > 3) x[i] = y[i + 1]; } }
void partly_chain(int i, int n, int *x, int *y) { for (; i < n; i++) { int v = y[i]; x[i] = 0; if (v > 3) x[i] = v; else if (v < -3) x[i] = -v; } }
void partly_two(int i, int n, int *restrict x, int *y, int *restrict z) { for (; i < n; i++) { x[i] = 0; z[i] = 1; if (y[i] > 3) { z[i] = y[i]; x[i] = 2; } } }
void partly_again(int i, int n, int *restrict x, int *y, int *z) { for (; i < n; i++) { x[i] = y[i]; if (y[i] > 3) x[i] = 3; if (z[i] < -3) x[i] = -3; } }
void partly_beside(int i, int n, int *x, int *y) { for (; i < n; i++) { int v = y[i]; if (v > 5) { x[i] = 1; if (v > 9) x[i] = 2; } } }
void partly_cases(int i, int n, int *x, int *y) { for (; i < n; i++) { int v = y[i]; x[i] = 9; switch (v & 3) { case 0: x[i] = v; break; case 1: x[i] = 1; break; case 2: break; default: break; } } }
void wholly_read(int i, int n, int *x, int *y, int *z) { for (; i < n; i++) { x[i] = 7; if (z[i] > 3) x[i] = y[i]; } }
void wholly_read_there(int i, int n, int *x, int *y, int *z) { for (; i < n; i++) { int v = y[i]; x[i] = v; if (v > 3) { int w = z[i]; x[i] = w; } } }
void wholly_elsewhere(int i, int n, int *restrict x, int *restrict y, int *z) { for (; i < n; i++) { int v = z[i]; x[i] = v; if (v > 3) { if (v > 5) x[i] = 2; y[i] = v; } } }
/* What the iteration before computed, without what it had of the one before it: read, before and behind stores,
   of the same array and of others, in order, counted, on both ways, several times, of all types. */
float handed(int i, int n, float v, float *x, float *y) { for (; i < n; i++) { y[i] = x[i] - v; v = x[i]; } return v; }
int handed_late(int i, int n, int v, int *x, int *y) { for (; i < n; i++) { y[i] = v; v = x[i] * 3; } return v; }
int handed_in_place(int i, int n, int v, int *x) { for (; i < n; i++) { int t = x[i]; x[i] = t - v; v = t; } return v; }
int handed_ahead(int i, int n, int v, int *x) { for (; i < n; i++) { x[i] = v + 1; v = x[i + 1]; } return v; }
int handed_at_a_distance(int i, int n, int v, int *x) { for (; i < n; i++) { x[i + 17] = v ^ 5; v = x[i]; } return v; }
int handed_on_twice(int i, int n, int a, int b, int *x, int *y) { for (; i < n; i++) { y[i] = x[i] - b; b = a; a = x[i]; } return a * 3 + b; }
float handed_rotating(int i, int n, float a, float b, float *x) { for (; i < n; i++) { float c = x[i + 2]; x[i] = a * 0.5f + b + c; a = b; b = c; } return a - b; }
int handed_two(int i, int n, int a, int b, int *x, int *y, int *z) { for (; i < n; i++) { z[i] = a * b + a; a = x[i]; b = y[i] * y[i]; } return a - b; }
float handed_in_order(int i, int n, float v, float s, float *x) { for (; i < n; i++) { s += x[i] * v; v = x[i]; } return s + v; }
int handed_runs(int i, int n, int v, int c, int *x) { for (; i < n; i++) { if (x[i] != v) c++; v = x[i]; } return c * 64 + v; }
int handed_on_ways(int i, int n, int v, int *x, int *y) { for (; i < n; i++) { y[i] = v; if (x[i] > 3) v = x[i]; else v = 2; } return v; }
int handed_under(int i, int n, int v, int *x, int *y, int *z) { for (; i < n; i++) { if (v > 3) y[i] = v; if (x[i] < 0) v = z[i]; else v = x[i]; } return v; }
int handed_or_same(int i, int n, int v, int s, int *x, int *y) { for (; i < n; i++) { y[i] = x[i] + v; v = s; } return v; }
int handed_bytes(int i, int n, int v, unsigned char *x, unsigned char *y) { for (; i < n; i++) { int t = x[i]; y[i] = t - v; v = t; } return v; }
int handed_wide_bytes(int i, int n, int v, signed char *x, unsigned char *y, int *z) { for (; i < n; i++) { y[i] = v; z[i] = v * 5; v = x[i]; } return v; }
unsigned char handed_char(int i, int n, unsigned char v, unsigned char *x, int *y) { for (; i < n; i++) { y[i] = x[i] * 2 - v; v = x[i]; } return v; }
short handed_short(int i, int n, short v, short *x, short *y) { for (; i < n; i++) { y[i] = (x[i] + v) / 2; v = x[i]; } return v; }
long handed_down(long n, long v, long *x, long *y) { while (n > 0) { n--; y[n] = x[n] ^ v; v = x[n] + 1; } return v; }
double handed_doubles(int i, int n, double v, double *x, double *y) { do { y[i] = x[i] * v; v = x[i + 1] + 1.0; i++; } while (i < n); return v; }
int handed_square(int i, int n, int v, int *y) { for (; i < n; i++) { y[i] = v; v = i * i; } return v; }
float handed_mixed(int i, int n, int v, float f, float *x, int *y) { for (; i < n; i++) { x[i] = f + v; f = y[i]; v = y[i] > 3; } return f + v; }
/* In a cycle, kept on one way. */
int handed_around(int i, int n, int a, int b, int *y) { for (; i < n; i++) { int c = (a + b) % 99; y[i] = a; a = b; b = c; } return a - b; }
int handed_if(int i, int n, int v, int *x, int *y) { for (; i < n; i++) { y[i] = v; if (x[i] > 3) v = x[i]; } return v; }
/* Strides that are variables: of accesses, of counters, of the loop's own counter, in other types, with live-outs. */
void unit_both(int i, int n, int s, int *x, int *y) { for (; i < n; i++) y[i * s] = x[i * s] * 2 + s; }
long unit_steps(int i, int n, short s, long t, int j, long k, int *x, int *y) { for (; i < n; i++) { y[k] = x[j] - 7; j += s; k += t; } return j * 5 + k; }
int unit_counter(int i, int n, int s, int *x) { for (; i < n; i += s) x[i] = x[i] * 3 + i; return i; }
int unit_last(int i, int n, unsigned s, int t, int *x, int *y) { for (; i < n; i++) { t = i * 2 * (int)s; y[i] = x[t]; } return t; }
/* What decides is read in each iteration, and may be written in another, or in the same one before. */
int decided_read(int i, int n, int t, int *restrict x, int *y) { for (; i < n; i++) { x[i] = i - 5; if (*y > 1) x[i] += t; } return t; }
int decided_last(int i, int n, int t, int *x, int *y) { for (; i < n; i++) { x[i] = i - 5; if (*y > 1) t = i; } return t; }
int decided_twice(int i, int n, int s, int *x, int *y, int *z) { for (; i < n; i++) { x[i] = s; if (y[*z & 3] > 1) z[i + 1] = i; else s += x[i]; } return s; }
float decided_float(int i, int n, float f, float *x, float *y) { for (; i < n; i++) { if (*y > 2) x[i] = f; else f += x[i]; } return f; }
/* Extrema with what is kept of where they are found: first ones, from the end, under a condition, two at once. */
int found_first(int i, int n, int m, int a, int *x) { for (; i < n; i++) if (x[i] < m) { m = x[i]; a = i; } return a * 16 + m; }
float found_float(int i, int n, float m, int a, float *x) { for (; i < n; i++) if (x[i] > m) { m = x[i]; a = i + 1; } return m + a * 16; }
long found_down(long n, double m, long a, double *x) { while (n > 0) { n--; if (m < x[n]) { m = x[n]; a = n; } } return a + (m > 3); }
float found_more(int i, int n, int m, int a, float f, float g, int *x, float *y) { for (; i < n; i++) { float v = y[i], w = v * 0.5f; if (x[i] < m) { a = i; f = v; m = x[i]; g = w; } } return a + f * g + m; }
int found_counted(int i, int n, int m, int a, int t, int *x) { for (; i < n; i++) if (x[i] < m) { m = x[i]; a = i; t++; } return t * 16 + a; }
int found_where(int i, int n, int m, int a, int *x, signed char *y) { for (; i < n; i++) if (y[i] > 2 && x[i] < m) { m = x[i]; a = i; } return a * 16 + m; }
long found_both(int i, int n, long m, long o, int a, int b, short *x) { for (; i < n; i++) { long v = x[i]; if (v < m) { m = v; a = i; } if (v > o) { o = v; b = i; } } return a * 64 + b + m - o; }
/* Keys of positions: what a loop can carry of them, and what it cannot. */
int key_largest(int i, int n, int b, float *x) { for (; i < n; i++) if (x[i] > x[b]) b = i; return b; }
int key_least(int i, int n, int b, int *x) { for (; i < n; i++) if (x[i] <= x[b]) b = i; return b; }
int key_computed(int i, int n, int b, short *x, short *y) { for (; i < n; i++) if (x[i] - y[i] > x[b] - y[b]) b = i; return b; }
int key_of_two(int i, int n, int a, int b, signed char *x) { for (; i < n; i++) { if (x[i] > x[a]) a = i; if (x[i] < x[b]) b = i; } return a * 64 + b; }
int key_chosen(int i, int n, int b, double *x) { for (; i < n; i++) b = x[i] < x[b] ? i : b; return b; }
int key_of_three(int i, int n, int b, int *x) { for (; i < n; i++) { if (x[i] > x[b]) b = i; else if (x[i + 1] < x[b]) b = i + 1; } return b; }
int *key_pointer(int i, int n, int *p, int *q) { for (; i < n; i++, q++) if (*q > *p) p = q; return p; }
int key_not_always(int i, int n, int b, int *x, int *y) { for (; i < n; i++) if (y[i] > 0 && x[i] > x[b]) b = i; return b; }
int key_not_known(int i, int n, int b, int *x) { for (; i < n; i++) if (x[i] > x[b]) b = i + 1; return b; }
int key_not_computed(int i, int n, int b, int *x, int *y) { for (; i < n; i++) { int v = x[b]; if (y[i] < 0 && x[i] > 0) v++; if (y[i] > v) b = i; } return b; }
int key_not_written(int i, int n, int b, int *x) { for (; i < n; i++) { if (x[i] > x[b]) b = i; x[i] ^= 5; } return b; }
int key_not_volatile(int i, int n, int b, volatile int *x) { for (; i < n; i++) if (x[i] > x[b]) b = i; return b; }
/* Positions that move on only where something is stored there: what vectors can pack, and what they cannot. */
int pack_positive(int i, int n, int k, int *x, int *y) { for (; i < n; i++) if (x[i] > 0) y[k++] = x[i]; return k; }
int pack_two(int i, int n, int k, int m, short *x, short *y, short *z) { for (; i < n; i++) if (x[i] < 2) y[k++] = x[i]; else z[m++] = i; return k * 64 + m; }
int pack_both(int i, int n, int k, int *x, int *y, long *z) { for (; i < n; i++) if (x[i] & 1) { y[k] = i; z[k] = x[i]; k++; } return k; }
int *pack_pointer(int i, int n, int *x, int *p) { for (; i < n; i++) if (x[i] != 3) *p++ = x[i] * 2; return p; }
unsigned pack_unsigned(int i, int n, unsigned k, float *x, float *y) { for (; i < n; i++) if (x[i] > 0) y[k++] = x[i] * x[i]; return k; }
int pack_before(int i, int n, int k, signed char *x, signed char *y) { for (; i < n; i++) if (x[i] > 0) y[++k] = x[i]; return k; }
int pack_nested(int i, int n, int k, int s, int *x, int *y, int *z) { for (; i < n; i++) if (x[i] > 0) { s += x[i]; if (y[i] < 3) z[k++] = y[i] & 1 ? i : x[i]; } return k + s; }
int pack_not_summed(int i, int n, int k, int s, int *x, int *y) { for (; i < n; i++) { if (x[i] > 0) y[k++] = x[i]; s += k; } return s; }
int pack_not_bound(int i, int n, int k, int *x, int *y) { for (; i < n; i++) if (x[i] > 0 && k < 9) y[k++] = x[i]; return k; }
int pack_not_where(int i, int n, int k, int *x, int *y) { for (; i < n; i++) { y[k] = x[i]; if (x[i] > 0) k++; } return k; }
int pack_not_twice(int i, int n, int k, int *x, int *y) { for (; i < n; i++) if (x[i] > 0) { y[k] = x[i]; y[k + 1] = 0; k++; } return k; }
int pack_not_back(int i, int n, int k, int *x, int *y) { for (; i < n; i++) if (x[i] > 0) { y[k++] = x[i]; if (x[i] > 3) k--; } return k; }
int pack_not_falling(int i, int n, int k, int *x, int *y) { for (; i < n; i++) if (x[i] > 0) { y[9 - k] = x[i]; k++; } return k; }
int pack_not_along(int i, int n, int k, int *x, int *y) { for (; i < n; i++) if (x[i] > 0) { y[i - k] = x[i]; k++; } return k; }
int pack_not_twofold(int i, int n, int k, int *x, int *y) { for (; i < n; i++) if (x[i] > 0) { y[2 * k - i] = x[i]; k++; } return k; }
int pack_not_apart(int i, int n, int k, int *x, int *y) { for (; i < n; i++) if (x[i] > 0) { y[k] = x[i]; k += 2; } return k; }
/* Absolute values that branches compute, and what is none. */
int absolute_of(int i, int n, int s, int *x, int *y) { for (; i < n; i++) { int d = x[i] - y[i]; if (d < 0) d = -d; s += d; } return s; }
int absolute_bytes(int i, int n, int s, unsigned char *x, unsigned char *y) { for (; i < n; i++) s += x[i] > y[i] ? x[i] - y[i] : y[i] - x[i]; return s; }
void absolute_stored(int i, int n, short *x, short *y, int *z) { for (; i < n; i++) { int d = x[i] - y[i]; if (0 >= d) { d = 0 - d; y[i] = 3; } z[i] = d; } }
int absolute_sign(int i, int n, int s, int *x, int *y) { for (; i < n; i++) { int d = x[i] - y[i]; s ^= d >= 0 ? d : y[i] - x[i]; } return s; }
int absolute_not_negated(int i, int n, int s, int *x, int *y) { for (; i < n; i++) { int d = x[i] - y[i]; if (d > 0) d = -d; s += d; } return s; }
unsigned absolute_not_exact(int i, int n, unsigned s, unsigned *x, unsigned *y) { for (; i < n; i++) s += (int)x[i] > (int)y[i] ? x[i] - y[i] : y[i] - x[i]; return s; }
/* Rows that a loop accumulates over: what lanes can keep over all of them, and what they cannot. */
int double_sum(int i, int n, int s, int *x) { for (; i < n; i++) for (int j = 0; j < 16; j++) s += x[i + j] * j; return s; }
int double_lowest(int i, int n, int s, int t, int *x, int *p) { for (; i < n; i++, p += 3) for (int j = 16; j > 0; j--) { s = p[j] < s ? p[j] : s; t ^= x[j]; } return s * 64 + t; }
int *double_walk(int i, int n, int s, int *x, int *p) { do { for (int j = 0; j < 16; j++) s += *p++; p -= 12; i++; } while (i < n); x[0] = s; return p; }
long double_counted(int i, int n, int m, long s, signed char *x) { for (; i < n; i += 2) { const signed char *p = x + i; for (unsigned j = 0; j != 32; j++) if (p[j] > 3) s++; m = m * 3 + i; } return s * 64 + m; }
int double_column(int i, int n, int j, int s, int *x) { for (; i < n; i++) for (j = 0; j < 16; j++) s |= x[i + j]; return s + j; }
int double_not_read(int i, int n, int s, int t, int *x) { for (; i < n; i++) { for (int j = 0; j < 16; j++) s += x[i + j]; t ^= s; } return s + t; }
int double_not_anew(int i, int n, int s, int t, int *x) { for (; i < n; i++) { s = i; for (int j = 0; j < 64; j++) s += x[i + j]; t = t * 3 ^ s; } return s + t; }
int double_not_changed(int i, int n, int s, int *x) { for (; i < n; i++) { for (int j = 0; j < 16; j++) s ^= x[i + j]; s += 3; } return s; }
int double_not_exchanged(int i, int n, int s, int t, int *x) { for (; i < n; i++) { for (int j = 0; j < 16; j++) s += x[i + j]; int u = s; s = t; t = u; } return s * 3 + t; }
int double_not_always(int i, int n, int s, int t, int *x) { for (; i < n; i++) { if (x[i] > 0) for (int j = 0; j < 64; j++) s += x[i + j]; t = t * 3 + i; } return s + t; }
/* Rows of columns: loops that can change places, in strips of rows or without, and those that cannot. */
void change_sum(int i, int n, int m, int *x, int *y) { for (int j = 0; j < m * 5; j++) for (int k = i; k < n; k++) y[k] += x[k + j] * j; }
void change_few(int i, int n, float *restrict x, float *restrict y) { for (int j = 0; j < 8; j++) for (int k = i; k < n; k++) y[k] = y[k] * 0.5f + x[k + j]; }
void change_many(int i, int n, short *restrict x, short *restrict y) { for (int j = 3; j <= 40; j += 2) for (int k = i; k < n; k++) y[k] = (y[k] ^ x[k + j]) + j; }
void change_down(int i, int n, int m, long *x, long *y) { for (int j = 40; j > m; j--) for (int k = i; k < n; k++) y[k] = y[k] * 3 - x[k + j]; }
void change_least(int i, int n, int m, unsigned *restrict x, unsigned *restrict y) { for (long j = m * 3; j >= 0; j -= 2) for (int k = i; k < n; k++) { y[k] += x[k] >> j; y[k] ^= x[j]; } }
void change_until(int i, int n, int m, int *restrict x, int *restrict y) { for (long j = 0; m * 4 != j; j++) { int w = x[j]; for (int k = i; k < n; k++) y[k] = y[k] * w + x[k]; } }
void change_under(int i, int n, int m, int *x, int *y) { for (int j = 0; j < m * 5; j++) for (int k = i; k < n; k++) if (x[k + j] > 3) y[k] -= x[j]; else y[k] ^= j; }
void change_walk(int i, int n, int m, int *restrict x, int *restrict y) { for (const int *p = x; p < x + m * 4; p++) for (int k = i; k < n; k++) y[k] = y[k] * *p + p[k]; }
void change_two(int i, int n, int m, int *restrict x, int *restrict y, int *restrict z) { for (int j = m; j < 30; j++) for (int k = i; k < n; k++) { y[k] += x[k + j]; z[k] ^= y[k]; } }
void change_not_next(int i, int n, int m, int *restrict x, int *restrict y) { for (int j = 0; j < m * 5; j++) for (int k = i; k < n; k++) y[k] = y[k + 1] + x[k + j]; }
void change_not_wide(int i, int n, int m, int *restrict x, int *restrict y) { for (int j = 0; j < m * 5; j++) for (int k = i + j; k < n; k++) y[k] += x[k + j]; }
int change_not_read(int i, int n, int m, int t, int *restrict x, int *restrict y) { for (int j = 0; j < m * 5; j++) for (int k = i; k < n; k++) { y[k] += x[k + j]; t = x[k] * j; } return t; }
void change_not_shared(int i, int n, int m, int *restrict x, int *restrict y) { for (int j = 0; j < m * 5; j++) { int w[2] = { 0, 1 }; for (int k = i; k < n; k++) { w[0] += x[k]; y[k] ^= w[0] + j; } } }
/* Places that each iteration reads and writes: what a loop can keep in registers, and what it cannot. */
void kept_sum(int i, int n, int *s, int *x) { for (; i < n; i++) *s += x[i]; }
int kept_two(int i, int n, int *s, int *t, int *x) { for (; i < n; i++) { s[1] += x[i]; *t ^= x[i] + s[1]; s[1] -= 3; } return i; }
int kept_read(int i, int n, int r, int *s, int *x) { for (; i < n; i++) { if (x[i] > 4) r += *s; *s = r + x[i]; if (x[i] < 0) r ^= *s; } return r; }
void kept_last(int i, int n, int *s, int *x) { for (; i < n; i++) *s = x[i] * 5; }
void kept_end(int i, int n, float *s, float *x) { do { s[2] = s[2] * 0.5f + x[i]; i++; } while (i < n); }
int kept_counter(int i, int n, short *s, int *x) { for (; i < n; i++) { ++*s; x[i] += 2; } return i; }
void kept_computed(int i, int n, int m, long *s, int *x) { for (; i < n; i++) { s[m & 3] += x[i]; x[i] ^= 1; } }
int kept_middle(int i, int n, int *s, int *x) { for (;;) { *s += 2; if (i >= n) break; *s ^= x[i]; i++; } return i; }
void kept_not_under(int i, int n, int *s, int *x) { for (; i < n; i++) if (x[i] > 0) *s += x[i]; }
void kept_not_same(int i, int n, int *x) { for (; i < n; i++) x[0] += x[i]; }
void kept_not_part(int i, int n, int *s) { for (; i < n; i++) { *s += i; ((char *)s)[1] ^= 5; } }
int kept_not_volatile(int i, int n, volatile int *s, int *x) { for (; i < n; i++) *s += x[i]; return i; }

/* What reads the value of the iteration before is needed by nothing; what it is after the loop is. */
unsigned last_unread(int i, int n, unsigned last, int *restrict a, const unsigned *restrict d, const unsigned *restrict t)
{
    for (; i < n; i++) {
        const unsigned v = d[i];
        a[i] = (int)v;
        const unsigned unread = t[last & 63];
        last = v;
    }
    return last;
}

/* An extremum that decides over a position, of what is stored where it may be read. */
int found_stored(int i, int n, short s, int pos, const short *a, const short *b, short *d, short *m)
{
    for (; i < n; i++) {
        short v = (short)((b[i] > 7 ? b[i] : 100) + a[i]);
        d[i] = v;
        m[i] = a[i];
        if (v > s) {
            s = v;
            pos = i;
        }
    }
    return s * 64 + pos;
}
/* What is float before and after, by way of double; then what needs double. */
void double_scaled(int i, int n, float *x, float *y) { for (; i < n; i++) { float v = x[i] * 0.5; y[i] = __builtin_fabs(v) / (y[i] + 1.5f) - 3.0; } }
void double_clamped(int i, int n, float *x, float *y) { for (; i < n; i++) { float v = x[i] > 1.0 ? 1.0 : x[i] < -1.0 ? -1.0 : x[i]; y[i] = v; } }
void double_compared(int i, int n, float *x, int *y) { for (; i < n; i++) y[i] = -x[i] < 2.5 ? (int)(short)(double)i : 7; }
void double_of_shorts(int i, int n, short *x, float *y) { for (; i < n; i++) y[i] = x[i] / 32768.0; }
void double_joined(int i, int n, float *x, float *y) { for (; i < n; i++) { double v; if (x[i] < 0.0) { v = 2.0; y[i] = 1.0f; } else v = x[i]; x[i] = v; } }
void double_needed(int i, int n, float *x, float *y) { for (; i < n; i++) { y[i] = x[i] * 0.1; y[i] = x[i] * 0.5 + y[i]; if (x[i] > 0.1) y[i] = 2; } }
void double_of_ints(int i, int n, int *x, float *y) { for (; i < n; i++) y[i] = x[i] * 0.5; }
void double_carried(int i, int n, float *x, float *y) { double last = 0; for (; i < n; i++) { y[i] = x[i] - last; last = x[i]; } }
/* Joins one after the other: what led to the first is gone before the second is looked at. */
void double_joins(int i, int n, float *x, float *y) { for (; i < n; i++) { double v = x[i], u; if (v > 1) v = 1; x[i] = v; u = y[i]; if (x[i] < 0) u = 0; y[i] = u; } }
void double_join_used(int i, int n, float *x, float *y) { for (; i < n; i++) { double a, b; float t; if (x[i] > 0) a = x[i]; else a = y[i]; t = a * 3.0; b = t; if (y[i] > 1) b = 0.25; y[i] = b; } }
/* Accesses that vectors do in another order than the text. */
void sorted_next(int i, int n, int *x, int *y) { for (; i < n; i++) { x[i] = y[i] + 3; y[i] = x[i + 1] * 5; } }
void sorted_late(int i, int n, int *x, int *y, const int *z) { for (; i < n; i++) { y[i] = x[i] * 3; x[i + 1] = z[i] + 1; } }
void sorted_cross(int i, int n, short *restrict x, short *restrict y, const short *restrict z) { for (; i < n; i++) { x[i + 1] = y[i] + z[i]; y[i + 1] = x[i + 2] ^ 9; } }
void sorted_over(int i, int n, unsigned char *x, const unsigned char *y) { for (; i < n; i++) { x[i] = y[i] * 3; x[i + 1] = y[i] ^ 5; } }
void sorted_down(int i, int n, unsigned *restrict x, unsigned *restrict y) { for (; n > 0; n--) { x[n] = y[n] + 1; y[n] = x[n - 1] * 3; } }
unsigned sorted_sum(int i, int n, unsigned s, unsigned char *restrict x, const int *restrict y) { for (; i < n; i++) { x[i] = y[i] >> 3; s += x[i + 1] * 7; } return s; }
void sorted_if(int i, int n, int *restrict x, int *restrict y, const int *restrict z) { for (; i < n; i++) if (z[i] & 1) { x[i] = y[i] - z[i]; y[i] = x[i + 1] + x[i + 3]; } }
void sorted_three(int i, int n, long *restrict x, long *restrict y, long *restrict z) { for (; i < n; i++) { x[i] = y[i + 1] + z[i]; y[i] = z[i + 2]; z[i] = x[i + 1] ^ x[i]; } }
void sorted_apart(int i, int n, float *x, float *y, float *z) { for (; i < n; i++) { y[i] = x[i]; z[i] = x[i] * 2; x[i + 1] = 3; } }
void sorted_not_circle(int i, int n, int *restrict x, int *restrict y) { for (; i < n; i++) { x[i + 1] = y[i]; y[i + 1] = x[i]; } }
void sorted_twice(int i, int n, int *x) { for (; i < n; i++) { x[i] = x[i + 1] + 1; x[i + 1] = x[i] * 3; } }
void sorted_some(int i, int n, int *x, int k) { for (; i < n; i++) { x[i + k] = i; x[i] = x[i + 1] ^ 3; } }
/* What an iteration reads that the one before it stored. */
void before_plain(int i, int n, int *restrict x, int *restrict y, const int *restrict z) { for (; i < n; i++) { x[i + 1] = z[i] * 3; y[i] = x[i] - 1; } }
void before_apart(int i, int n, float *x, float *y, const float *z) { for (; i < n; i++) { y[i] = x[i] + 2; x[i + 1] = z[i] * 3; } }
void before_down(int i, int n, short *restrict x, short *restrict y) { for (; n > 0; n--) { x[n] = y[n] + 7; y[n] = x[n + 1] * 3; } }
unsigned before_sum(int i, int n, unsigned s, unsigned char *restrict x, const int *restrict y) { for (; i < n; i++) { s += x[i] * 5; x[i + 1] = y[i] >> 2; } return s; }
void before_two(int i, int n, long *restrict x, long *restrict y, long *restrict z) { for (; i < n; i++) { x[i + 1] = z[i] + y[i]; y[i + 1] = z[i + 1] ^ 5; z[i] = x[i]; } }
void before_steps(int i, int n, int *restrict x, int *restrict y) { for (; i < n; i += 2) { y[i] = x[i] + 1; x[i + 2] = y[i + 1] * 3; } }
void before_same(int i, int n, int *restrict x, int *restrict y, const int *restrict z) { for (; i < n; i++) { y[i] = x[i] + x[i]; x[i + 1] = z[i]; } }
void before_not_all(int i, int n, int *restrict x, int *restrict y, const int *restrict z) { for (; i < n; i++) { if (z[i] > 3) y[i] = x[i]; x[i + 1] = z[i] + 1; } }
void before_not_over(int i, int n, int *restrict x, int *restrict y, const int *restrict z) { for (; i < n; i++) { x[i + 1] = z[i] + 1; y[i] = x[i]; x[i + 1] ^= 3; } }
void before_not_own(int i, int n, int *restrict x, const int *restrict z) { for (; i < n; i++) x[i + 1] = x[i] + z[i]; }
void before_not_wide(int i, int n, short *x, int *restrict y, const int *restrict z) { for (; i < n; i++) { y[i] = x[i]; *(int *)&x[i + 1] = z[i]; } }
/* Branches over how far the loop has come: `m` is where they turn. */
void split_below(int i, int n, int m, int *x, int *y) { for (; i < n; i++) { if (i < m) y[i] = x[i] ^ 5; else y[i] = x[i] - 3; } }
void split_equal(int i, int n, int m, short *restrict x, short *restrict y) { for (; i < n; i++) { if (i == m) y[i] = 1; else y[i] = x[i] * 3 + y[i]; } }
void split_down(int i, int n, int m, unsigned *x) { for (; n > 0; n--) { unsigned v = x[n]; if (n >= m) v = v * v; if (n < m) v = v + 7; x[n] = v; } }
void split_unsigned(unsigned i, unsigned n, unsigned m, float *restrict x, const float *restrict y) { for (; i < n; i++) { if (i <= m) x[i] = y[i] / x[i]; else x[i] = y[i] * x[i]; } }
void split_steps(int i, int n, int m, int k, int *restrict x, int *restrict y) { for (; i < n; i += 3) { if (i > m) y[k] = y[k] + i; else y[k] = y[k] - x[k]; k++; } }
void split_more(int i, int n, int m, int *x, const int *y) { for (; i < n; i++) if (i + 2 < m && y[i] > 0) x[i] = y[i] - x[i]; }
void split_not_wrapping(unsigned char i, unsigned char n, int m, int *x) { for (; i < n; i++) { if ((unsigned char)(i + 250) < m) x[i] = x[i] + 1; else x[i] = x[i] ^ 9; } }
int split_not_sum(int i, int n, int m, int s, const int *x) { for (; i < n; i++) { if (i < m) s += x[i]; else s ^= x[i]; } return s; }
/* Stores that the next iteration overwrites, but for the last one. */
void over_next(int i, int n, unsigned char *restrict x, const unsigned char *restrict y) { for (; i < n; i++) { x[i] = y[i] ^ 32; x[i + 1] = 0; } }
void over_down(int i, int n, int *restrict x, const int *restrict y) { for (; n > i; n--) { x[n] = y[n] * 3; x[n - 1] = y[n] ^ 1; } }
void over_if(int i, int n, int *restrict x, const int *restrict y) { for (; i < n; i++) { if (y[i] > 3) x[i + 1] = y[i] + i; x[i] = y[i] - 2; } }
void over_three(int i, int n, int *restrict x, const int *restrict y) { for (; i < n; i++) { x[i] = y[i]; x[i + 1] = 7; x[i + 2] = y[i] * 5; } }
void over_apart(int i, int n, float *x, const float *y, float *z) { for (; i < n; i++) { x[i] = y[i] + 2; x[i + 1] = z[i] * 3; } }
void over_unsigned(unsigned i, unsigned n, short *restrict x, const short *restrict y) { for (; i < n; i++) { x[i + 1] = y[i] * 3; x[i] = y[i] - 9; } }
void over_end(int i, int n, int *restrict x, const int *restrict y) { do { x[i] = y[i] + 4; x[i + 1] = i; i++; } while (i < n); }
void over_steps(int i, int n, int *restrict x, const int *restrict y) { for (; i < n; i++) { x[3 * i] = y[i] + 4; x[3 * i + 3] = y[i + 1]; } }
void over_before(int i, int n, int *restrict x, int *restrict y) { for (; i < n; i++) { y[i] = x[i + 1]; x[i] = y[i] * 3; x[i + 1] = i; } }
void over_behind(int i, int n, int *restrict x, int *restrict y, int *restrict z) { for (; i < n; i++) { x[i] = z[i] * 3; z[i] = x[i] + x[i - 1]; x[i + 1] = y[i]; } }
void over_not_read(int i, int n, int *restrict x, int *restrict y, const int *restrict z) { for (; i < n; i++) { y[i] = x[i]; x[i] = z[i] + 1; x[i + 1] = 7; } }
void over_either(int i, int n, int *restrict x, int *restrict y, int k) { for (; i < n; i++) { x[i] = y[i] + 1; if (y[i]) x[i + 1] = 7; y[i] = x[i + 1]; } }
void over_not_always(int i, int n, int *restrict x, const int *restrict y) { for (; i < n; i++) { if (y[i] > 3) x[i] = y[i] + 1; x[i + 1] = 7; } }
void over_not_part(int i, int n, int *restrict x, int *restrict y) { for (; i < n; i++) { x[i] = y[i] + 1; x[i + 1] = 7 * y[i]; y[i] = ((signed char *)x)[4 * i + 5]; } }
void over_not_wide(int i, int n, short *restrict x, const int *restrict y) { for (; i < n; i++) { x[i] = (short)y[i]; *(int *)&x[i + 1] = y[i]; } }
void over_not_toward(int i, int n, int *x, const int *y) { for (; i < n; i++) { x[i] = y[50 - i] + 1; x[i + 1] = 7; } }
int over_not_kept(int i, int n, int s, int *restrict x, const int *restrict y) { for (; i < n; i++) { x[i] = y[i] + 1; x[i + 1] = s; s = y[i]; } return s; }
void over_not_volatile(int i, int n, int *restrict x, const int *restrict y) { for (; i < n; i++) { x[i] = y[i] + 1; *(volatile int *)&x[i + 1] = i; } }
/* Bytes that are put together, and those that are no number. */
void word_32(int i, int n, unsigned *x, const unsigned char *y) { for (; i < n; i++) x[i] = y[4 * i] | y[4 * i + 1] << 8 | y[4 * i + 2] << 16 | (unsigned)y[4 * i + 3] << 24; }
void word_high_first(int i, int n, unsigned *x, const unsigned char *y) { for (; i < n; i++) x[i] = (unsigned)y[4 * i + 1] << 24 ^ y[4 * i + 2] << 16 ^ y[4 * i + 3] << 8 ^ y[4 * i + 4]; }
void word_16(int i, int n, int *x, const signed char *y) { for (; i < n; i++) x[i] = ((unsigned char)y[2 * i] << 8) + (unsigned char)y[2 * i + 1]; }
void word_short(int i, int n, short *x, const signed char *y) { for (; i < n; i++) x[i] = (short)(y[2 * i + 1] << 8 | (unsigned char)y[2 * i]); }
void word_64(int i, int n, unsigned long *x, const unsigned char *y) { for (; i < n; i++) x[i] = y[8 * i] | (unsigned long)y[8 * i + 1] << 8 | (unsigned long)y[8 * i + 2] << 16 | (unsigned long)y[8 * i + 3] << 24 | (unsigned long)y[8 * i + 4] << 32 | (unsigned long)y[8 * i + 5] << 40 | (unsigned long)y[8 * i + 6] << 48 | (unsigned long)y[8 * i + 7] << 56; }
void word_twice(int i, int n, unsigned *x, const unsigned char *y) { for (; i < n; i++) x[i] = ((y[4 * i] | y[4 * i + 1] << 8) + 3u) * (unsigned)(y[4 * i + 2] << 8 | y[4 * i + 3]); }
void word_not_next(int i, int n, unsigned *x, const unsigned char *y) { for (; i < n; i++) x[i] = y[4 * i] | y[4 * i + 2] << 8; }
void word_not_all(int i, int n, unsigned *x, const unsigned char *y) { for (; i < n; i++) x[i] = y[4 * i] | y[4 * i + 1] << 8 | y[4 * i + 2] << 16; }
void word_not_order(int i, int n, unsigned *x, const unsigned char *y) { for (; i < n; i++) x[i] = y[4 * i] | y[4 * i + 1] << 16 | y[4 * i + 2] << 8 | (unsigned)y[4 * i + 3] << 24; }
void word_not_sign(int i, int n, int *x, const signed char *y) { for (; i < n; i++) x[i] = y[2 * i] | y[2 * i + 1] << 8; }
void word_not_alone(int i, int n, unsigned *x, const unsigned char *y) { for (; i < n; i++) { unsigned low = y[2 * i]; x[i] = (low | y[2 * i + 1] << 8) * low; } }
void word_not_between(int i, int n, unsigned char *x, unsigned char *y) { for (; i < n; i++) { unsigned low = y[2 * i]; x[4 * i] = 7; unsigned v = low | y[2 * i + 1] << 8; x[4 * i + 1] = (unsigned char)(v >> 3); } }
void word_written(int i, int n, unsigned char *x, const unsigned *y) { for (; i < n; i++) { unsigned v = y[i] * 3; x[4 * i] = (unsigned char)v; x[4 * i + 1] = (unsigned char)(v >> 8); x[4 * i + 2] = (unsigned char)(v >> 16); x[4 * i + 3] = (unsigned char)(v >> 24); } }
void word_written_down(int i, int n, unsigned char *x, const short *y) { for (; i < n; i++) { int v = y[i]; x[2 * i + 1] = (unsigned char)v; x[2 * i] = (unsigned char)(v >> 8); } }
void word_written_low(int i, int n, unsigned char *x, const unsigned long *y) { for (; i < n; i++) { unsigned long v = y[i] + 9; x[5 * i + 3] = (unsigned char)(v >> 24); x[5 * i] = (unsigned char)v; x[5 * i + 1] = (unsigned char)(v >> 8); x[5 * i + 2] = (unsigned char)(v >> 16); } }
void word_written_not_low(int i, int n, unsigned char *x, const unsigned *y) { for (; i < n; i++) { unsigned v = y[i] * 3; x[2 * i] = (unsigned char)(v >> 8); x[2 * i + 1] = (unsigned char)(v >> 16); } }
void word_written_not_apart(int i, int n, unsigned char *x, const unsigned *y) { for (; i < n; i++) { x[2 * i] = (unsigned char)y[i]; x[2 * i + 1] = (unsigned char)(y[i] >> 8); } }
void word_written_not_once(int i, int n, unsigned char *x, const unsigned *y) { for (; i < n; i++) { unsigned v = y[i] * 3; x[2 * i] = (unsigned char)v; x[2 * i] = (unsigned char)(v >> 8); } }
/* What built-in functions say of bits and of numbers. */
void zeros_before(int i, int n, int *x, const unsigned *y) { for (; i < n; i++) x[i] = __builtin_clz(y[i] | 1) + 64 * __builtin_ctz(y[i] | 1u << 31); }
void zeros_or_none(int i, int n, long *x, const unsigned long *y) { for (; i < n; i++) x[i] = y[i] ? __builtin_clzl(y[i]) * 64 + __builtin_ctzl(y[i]) : -1; }
int first_ones(int i, int n, int s, const int *x, const long *y) { for (; i < n; i++) s += __builtin_ffs(x[i]) * 64 + __builtin_ffsl(y[i]) + __builtin_parity(x[i]); return s; }
void either_number(int i, int n, float *x, const float *y, double *z) { for (; i < n; i++) { x[i] = __builtin_fminf(y[i] * x[i], 7.5f) + __builtin_fmaxf(-3, y[i]); z[i] = __builtin_fmax(z[i], 0.25); } }
void halves_away(int i, int n, float *x, double *y) { for (; i < n; i++) { x[i] = __builtin_roundf(x[i]); y[i] = __builtin_round(y[i] * 0.5); } }
void signs(int i, int n, int *x, const float *y, const double *z) { for (; i < n; i++) x[i] = (__builtin_signbit(y[i]) ? 2 : 1) + 4 * !__builtin_signbit(z[i]); }
void or_else(int i, int n, int *x, const int *y, float *z) { for (; i < n; i++) { x[i] = y[i] ?: x[i] ? : -7; z[i] = z[i] ?: 0.5f; } }
/* Variables that move on by what is no constant. */
int steps_up(int i, int n, int s, int k, int *restrict x) { for (; i < n; i++) { x[i] = s; s += k; } return s; }
unsigned steps_down(int i, int n, unsigned s, unsigned k, const unsigned *restrict y, short *restrict x) { for (; i < n; i++) { s -= k * 3; x[i] = (short)(s >> 7 ^ y[i]); } return s; }
long steps_long(long i, long n, long s, int k, long *restrict x, const int *y) { for (; i < n; i++, s += k) if (y[i] > (s & 31)) x[i] = s; return s; }
int steps_leave(int i, int n, int s, int k, int *restrict x, const int *restrict y) { for (; i < n; i++) { if (y[i] == 3) break; x[i] = s + y[i]; s += k; } return s; }
int steps_of_memory(int i, int n, int s, const int *restrict k, int *restrict x) { for (; i < n; i++) { x[i] = s ^ 5; s += k[1]; } return s; }
int steps_not_same(int i, int n, int s, int k, int *restrict x) { for (; i < n; i++) { x[i] = s; s += k; k += 2; } return s; }
