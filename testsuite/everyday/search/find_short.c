/* kernel: int n | in i16 x[n] | i16 key | exit x = key | -> i32 */
int find_short(int n, const short *x, short key)
{
    int found = -1;
    for (int i = 0; i < n; i++) {
        if (x[i] == key) {
            found = i;
            break;
        }
    }
    return found;
}
