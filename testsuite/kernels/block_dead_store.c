/* kernel: int n | inout i32 b[8] | i32 x */
/* The first store is overwritten before anything reads it, but it stands before those that become one, and these are
   made of what was there before. */
void block_dead_store(int n, int *b, int x)
{
    int first = b[0] ^ x, second = b[1] ^ x, third = b[2] ^ x, fourth = b[3] ^ x;
    b[0] = x;
    b[4] = first;
    b[5] = second;
    b[6] = third;
    b[7] = fourth;
    {
        b[0] = n;
    }
}
