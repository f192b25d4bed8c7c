/* vcc 0.1.0 wrote this from stride_in_record.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | u32 s | in u8 x[3*n+8] | out u8 y[n+8] */
struct strided_image { int width; long stride; const unsigned char *pixels; };
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
static void stride_in_record_row(const struct strided_image *image, unsigned char *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes x 2, then 8, the last ones overlapping, avx2; runs if stride is 1,
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
                const __m128i t_v = _mm_set1_epi8(-1);
                const __m128i pixels_last_v =
                    _mm_loadl_epi64((const __m128i *)(const void *)(pixels_s + last));
                const __m256i t2_v = _mm256_set1_epi8(-1);
                const __m128i y_new_last_v = _mm_sub_epi8(t_v, pixels_last_v);
                unsigned long k;
                for (k = 0; k < wide_end; k += 64) {
                    const __m256i pixels_v0 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(pixels_s + k));
                    const __m256i pixels_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(pixels_s + k + 32));
                    const __m256i y_new_v0 = _mm256_sub_epi8(t2_v, pixels_v0);
                    const __m256i y_new_v1 = _mm256_sub_epi8(t2_v, pixels_v1);
                    _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v0);
                    _mm256_storeu_si256((__m256i *)(void *)(y + k + 32), y_new_v1);
                }
                /* what is left, one vector at a time */
                for (; k < end; k += 8) {
                    const __m128i pixels_v =
                        _mm_loadl_epi64((const __m128i *)(const void *)(pixels_s + k));
                    const __m128i y_new_v = _mm_sub_epi8(t_v, pixels_v);
                    _mm_storel_epi64((__m128i *)(void *)(y + k), y_new_v);
                }
                /* the last ones, some of them once more */
                _mm_storel_epi64((__m128i *)(void *)(y + last), y_new_last_v);
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
