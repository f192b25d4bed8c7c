/* kernel: int n | inout i32 s[4] | in u8 x[n] */
/* Sums in members of a record, one of which counts; what else is in it stays as it is. */
struct promote_member { int first; unsigned sum, count, last; };
void promote_member(int n, int *s, const unsigned char *x)
{
    struct promote_member *to = (struct promote_member *)(void *)s;
    for (int i = 0; i < n; i++) {
        to->sum += x[i] * 3u;
        to->count++;
    }
}
