/* kernel: int n | in u8 k[n] | in double t[256] | inout double y[n] */
/* That iterations are independent is vouched for; what is read wherever a table says is, too. */
void ivdep_gather(int n, const unsigned char *k, const double *t, double *y)
{
    int i;
#pragma GCC ivdep
    for (i = 0; i < n; i++)
        y[i] = y[i] * t[k[i]] + t[k[i] ^ 3];
}
