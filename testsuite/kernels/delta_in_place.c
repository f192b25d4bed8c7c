/* kernel: int n | inout u8 x[n] | -> i32 */
/* Differences take the place of what they are made of; lanes are as narrow as what is stored. */
int delta_in_place(int n, unsigned char *x)
{
    int before = 1000, i;
    for (i = 0; i < n; i++) {
        int now = x[i];
        x[i] = (unsigned char)(now - before);
        before = now;
    }
    return before;
}
