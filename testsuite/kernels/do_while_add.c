/* kernel: int n+1 | inout u32 p[n+1] */
/* Runs at least once. */
void do_while_add(int n, unsigned *p)
{
    int i = 0;
    do {
        p[i] += 7u;
    } while (++i < n);
}
