/* kernel: int n | in i32 r[2*n] | i32 x | exit r[2 * i] = x | -> i32 */
struct entry {
    int key, value;
};

int exit_member_of_records(int n, const struct entry *r, int x)
{
    for (int i = 0; i < n; i++)
        if (r[i].key == x)
            return r[i].value;
    return 0;
}
