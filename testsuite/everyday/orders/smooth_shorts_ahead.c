/* kernel: int n | inout u16 x[n+1] */
void smooth_shorts_ahead(int n, unsigned short *x)
{
    for (int i = 0; i < n; i++)
        x[i] = (unsigned short)((x[i] + x[i + 1] + 1) >> 1);
}
