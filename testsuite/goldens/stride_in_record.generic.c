/* vcc 0.1.0 wrote this from stride_in_record.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | u32 s | in u8 x[3*n+8] | out u8 y[n+8] */
struct strided_image { int width; long stride; const unsigned char *pixels; };
#ifdef VCC_VECTOR
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
static void stride_in_record_row(const struct strided_image *image, unsigned char *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 4, then 8, the last ones overlapping, generic; runs if stride is 1,
       width and y do not overlap, pixels and y are far enough apart */
    int i_done = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct strided_image, width) == 0,
            "layout of struct strided_image");
        __extension__ _Static_assert(__builtin_offsetof(struct strided_image, pixels) == 16,
            "layout of struct strided_image");
        __extension__ _Static_assert(__builtin_offsetof(struct strided_image, stride) == 8,
            "layout of struct strided_image");
        const int width_s = image->width;
        if (width_s >= 8) {
            const unsigned long end = ((unsigned long)width_s - 1) & ~7UL;
            const unsigned long wide_end = end & ~63UL;
            const long stride_s = image->stride;
            const unsigned long t = (unsigned long)&image->width;
            const unsigned char *const pixels_s = image->pixels;
            if (stride_s == 1
                && (t + 24 <= (unsigned long)y || (unsigned long)y + (unsigned long)width_s <= t)
                && (unsigned long)y - (unsigned long)pixels_s - 1 >= (unsigned long)width_s - 1) {
                const unsigned long last = (unsigned long)width_s - 8;
                const vcc_u8x8 t_v = (unsigned char)-1 - __extension__ (vcc_u8x8){0};
                const vcc_u8x8 pixels_last_v = *(const vcc_u8x8 *)(const void *)(pixels_s + last);
                const vcc_u8x16 t2_v = (unsigned char)-1 - __extension__ (vcc_u8x16){0};
                const vcc_u8x8 y_new_last_v = t_v - pixels_last_v;
                unsigned long k;
                for (k = 0; k < wide_end; k += 64) {
                    unsigned long copy;
#pragma GCC unroll 4
                    for (copy = 0; copy < 4; copy++) {
                        const unsigned long at = k + copy * 16;
                        const vcc_u8x16 y_new_v =
                            t2_v - *(const vcc_u8x16 *)(const void *)(pixels_s + at);
                        *(vcc_u8x16 *)(void *)(y + at) = y_new_v;
                    }
                }
                /* what is left, one vector at a time */
                for (; k < end; k += 8) {
                    const vcc_u8x8 y_new2_v = t_v - *(const vcc_u8x8 *)(const void *)(pixels_s + k);
                    *(vcc_u8x8 *)(void *)(y + k) = y_new2_v;
                }
                /* the last ones, some of them once more */
                *(vcc_u8x8 *)(void *)(y + last) = y_new_last_v;
                i_done = width_s;
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < image->width; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (unsigned char)(255 - image->pixels[i * image->stride]);
    }
#else
    for (int i = 0; i < image->width; i++)
        y[i] = (unsigned char)(255 - image->pixels[i * image->stride]);
#endif
}
/* The stride is read from memory. */
void stride_in_record(int n, unsigned s, const unsigned char *x, unsigned char *y)
{
    struct strided_image image = { n, s & 1 ? 1 : (long)(s >> 1 & 3), x };
    if (image.stride == 3 && s & 8) {
        image.stride = -1;
        image.pixels += n;
    }
    stride_in_record_row(&image, y);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
