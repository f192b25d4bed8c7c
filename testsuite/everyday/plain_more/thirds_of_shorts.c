/* kernel: int n | in i16 x[n] | out i16 third[n] | out i8 rest[n] */
void thirds_of_shorts(int n, const short *restrict x, short *restrict third, signed char *restrict rest)
{
    for (int i = 0; i < n; i++) {
        third[i] = (short)(x[i] / 3);
        rest[i] = (signed char)(x[i] % 3);
    }
}
