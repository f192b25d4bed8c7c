/* kernel: size n | in i32 a[n] | u64 m | inout i32 d[n] restrict | make m = n % 2 ? (unsigned long)-1 : n + 3 | -> size */
/* One more than the largest number is none. */
unsigned long bound_of_all_numbers(unsigned long n, const int *a, unsigned long m, int *d)
{
    unsigned long i;
    for (i = 0; i < n; i++) {
        d[i] = (int)((unsigned)a[i] * 3u);
        if (i > m)
            break;
        d[i] ^= 5;
    }
    return i;
}
