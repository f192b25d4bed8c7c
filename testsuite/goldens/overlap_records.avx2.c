/* kernel: int n | in i32 words[3*n] | out u16 half[n] restrict | inout u8 byte[n] restrict */
/* Members of records go into a state that is stored in narrower types; signs are extended and numbers are cut. */
struct overlap_record {
    int key, shift, add;
};

void overlap_records(int n, const int *words, unsigned short *restrict half, unsigned char *restrict byte)
{
    const struct overlap_record *r = (const struct overlap_record *)words;
    unsigned long state = 5;
    for (int i = 0; i < n; i++) {
        state = (state ^ (unsigned long)r[i].key) * 31 + ((unsigned)r[i].add >> (r[i].shift & 7));
        half[i] = (unsigned short)(state >> 5);
        byte[i] = (unsigned char)(byte[i] + state);
    }
}
