/* kernel: int n | int start | out i32 p[n] */
void iota_i32(int n, int start, int *p)
{
    int i;
    for (i = 0; i < n; i++)
        p[i] = (int)((unsigned)start + (unsigned)i * 3u);
}
