/* kernel: in u32 p[33] | u32 entry | i32 from | make p = i % 3 ? entry * 2 + i % 2 : p[i] | make from = from & 31 |
   out u32 d[33] */
void exit_short_array(const unsigned *p, unsigned entry, int from, unsigned *d)
{
    unsigned marker[33];
    int j;
    for (j = 0; j < 33; j++)
        marker[j] = p[j];
    for (j = from; j < 33; j++) {
        if (marker[j] >> 1 != entry)
            break;
        marker[j] = entry + j;
    }
    for (j = 0; j < 33; j++)
        d[j] = marker[j];
}
