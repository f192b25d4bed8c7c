/* kernel: int n | in i32 x[n] | out i32 y[n] | inout i16 z[n] */
struct record_odd_members_state {
    unsigned kind : 3, : 7, big : 1;
    int : 0;
    long double precise;
    char bytes[5];
    int scale;
    short shifts[4] __attribute__((aligned(8)));
};

struct __attribute__((packed)) record_odd_members_wire {
    char tag;
    int length;
    unsigned char data[5];
};

void record_odd_members(int n, const int *x, int *y, short *z)
{
    static struct record_odd_members_state s;
    static struct record_odd_members_wire w;
    struct record_odd_members_state *p = &s;
    int i;
    s.kind = 5;
    s.precise = 2;
    w.length = n;
    p->scale = 3;
    p->shifts[2] = 7;
    w.data[4] = 9;
    for (i = 0; i < n; i++)
        y[i] = (int)((unsigned)x[i] * (unsigned)p->scale + (unsigned)p->shifts[2]);
    for (i = 0; i < n; i++)
        z[i] = (short)(z[i] + w.data[4]);
}
