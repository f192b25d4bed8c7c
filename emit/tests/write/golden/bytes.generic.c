/* vcc 0 wrote this from input.c for generic; flags:  */
unsigned f(int n, const unsigned char *p);
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
unsigned f(int n, const unsigned char *p)
{
  unsigned s = 5;
  int i = 0;
  if (n > 0) again: {
    /* vcc: line 6: 16 lanes, generic */
    {
      const unsigned long trips = (unsigned long)n - (unsigned long)i;
      if ((long)trips >= 16l) {
        const unsigned long end = trips & ~15ul;
        const vcc_u32x4 t_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
        vcc_u32x4 s_v0 = t_v;
        vcc_u32x4 s_v1 = t_v;
        vcc_u32x4 s_v2 = t_v;
        vcc_u32x4 s_v3 = t_v;
        unsigned long k;
        vcc_u32x4 t1;
        vcc_u32x4 t2;
        vcc_u32x4 t3;
        vcc_u32x2 t4;
        vcc_u32x2 t5;
        vcc_u32x2 t6;
        vcc_u32x1 t7;
        vcc_u32x1 t8;
        vcc_u32x1 t9;
        unsigned int t;
        for (k = 0; k < end; k += 16) {
          const vcc_u8x16 p_v = *(const vcc_u8x16 *)(const void *)(p + (long)i + k);
          const vcc_u32x4 t_v0 = __builtin_convertvector(__builtin_shufflevector(p_v, p_v, 0, 1, 2, 3), vcc_u32x4);
          const vcc_u32x4 t_v1 = __builtin_convertvector(__builtin_shufflevector(p_v, p_v, 4, 5, 6, 7), vcc_u32x4);
          const vcc_u32x4 t_v2 = __builtin_convertvector(__builtin_shufflevector(p_v, p_v, 8, 9, 10, 11), vcc_u32x4);
          const vcc_u32x4 t_v3 = __builtin_convertvector(__builtin_shufflevector(p_v, p_v, 12, 13, 14, 15), vcc_u32x4);
          const vcc_u32x4 t_v4 = s_v0 + t_v0;
          const vcc_u32x4 t_v5 = s_v1 + t_v1;
          const vcc_u32x4 t_v6 = s_v2 + t_v2;
          const vcc_u32x4 t_v7 = s_v3 + t_v3;
          s_v0 = t_v4;
          s_v1 = t_v5;
          s_v2 = t_v6;
          s_v3 = t_v7;
        }
        t1 = s_v0 + s_v1;
        t2 = s_v2 + s_v3;
        t3 = t1 + t2;
        t4 = __builtin_shufflevector(t3, t3, 0, 1);
        t5 = __builtin_shufflevector(t3, t3, 2, 3);
        t6 = t4 + t5;
        t7 = __extension__ (vcc_u32x1){t6[0]};
        t8 = __extension__ (vcc_u32x1){t6[1]};
        t9 = t7 + t8;
        t = t9[0];
        s = s + t;
        i = (int)((unsigned int)i + (unsigned int)end);
      }
    }
    while (i < n) { __asm__ __volatile__(""); { s += p[i]; i++; } }
  } else s++;
  if (s == 1) goto again;
  return s;
}
