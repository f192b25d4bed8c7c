/* kernel: int n | in i16 a[n] | i16 x | make x = 7 | exit a = x | whole | -> i32 */
static short seen[200];

int exit_static_buffer(int n, const short *a, short x)
{
    int i;
    for (i = 0; i < 200; i++)
        seen[i] = i < n ? a[i] : 0;
    for (i = 0; i < 200; i++)
        if (seen[i] == x)
            return i;
    return -1;
}
