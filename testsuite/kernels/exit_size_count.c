/* kernel: size n | in i16 a[n] | i16 x | exit a = x | -> size */
unsigned long exit_size_count(unsigned long n, const short *a, short x)
{
    unsigned long i = 0;
    while (i != n) {
        if (a[i] == x)
            break;
        i += 1;
    }
    return i;
}
