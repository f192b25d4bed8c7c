/* vcc 0 wrote this from input.c for generic */
unsigned f(int n, const unsigned char *p);
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
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
      if ((long)trips >= 16) {
        const unsigned long end = trips & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 s_v0 = t_v;
        vcc_u32x4 s_v1 = t_v;
        vcc_u32x4 s_v2 = t_v;
        vcc_u32x4 s_v3 = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 16) {
          const vcc_u8x16 p_v = *(const vcc_u8x16 *)(const void *)(p + (long)i + k);
          const vcc_u32x4 t_v0 =
            __builtin_convertvector(__builtin_shufflevector(p_v, p_v, 0, 1, 2, 3), vcc_u32x4);
          const vcc_u32x4 t_v1 =
            __builtin_convertvector(__builtin_shufflevector(p_v, p_v, 4, 5, 6, 7), vcc_u32x4);
          const vcc_u32x4 t_v2 =
            __builtin_convertvector(__builtin_shufflevector(p_v, p_v, 8, 9, 10, 11), vcc_u32x4);
          const vcc_u32x4 t_v3 =
            __builtin_convertvector(__builtin_shufflevector(p_v, p_v, 12, 13, 14, 15), vcc_u32x4);
          const vcc_u32x4 t2_v0 = s_v0 + t_v0;
          const vcc_u32x4 t2_v1 = s_v1 + t_v1;
          const vcc_u32x4 t2_v2 = s_v2 + t_v2;
          const vcc_u32x4 t2_v3 = s_v3 + t_v3;
          s_v0 = t2_v0;
          s_v1 = t2_v1;
          s_v2 = t2_v2;
          s_v3 = t2_v3;
        }
        {
          const vcc_u32x4 t2_v = s_v0 + s_v1 + (s_v2 + s_v3);
          const vcc_u32x2 t3_v = __builtin_shufflevector(t2_v, t2_v, 2, 3);
          const vcc_u32x2 t4_v = __builtin_shufflevector(t2_v, t2_v, 0, 1) + t3_v;
          const vcc_u32x1 t5_v = __extension__ (vcc_u32x1){t4_v[1]};
          const unsigned int t = (__extension__ (vcc_u32x1){t4_v[0]} + t5_v)[0];
          s = s + t;
          i = (int)((unsigned int)i + (unsigned int)end);
        }
      }
    }
    /* remaining iterations */
    while (i < n) { __asm__ __volatile__(""); s += p[i]; i++; }
  } else s++;
  if (s == 1) goto again;
  return s;
}
